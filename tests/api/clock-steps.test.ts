// @module-tag postgres
/** The clock of the machine is set an hour ahead or back: nobody is signed out, nothing waits for the hour, nothing is done twice. */
import { sendCode, signIn } from '#contract/auth'
import { getStats, getUser, updateUser } from '#contract/profile'
import { createTestApp, DAY, HOUR, MINUTE, type TestApp } from '#tests/app'
import { messagesTo } from '#tests/mailbox'
import { A_WHILE, answersFor, finish, play, send, start } from '#tests/play'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MailMessage } from '../../server/providers/mail/index.ts'
import { deliverMails } from '../../server/features/outbox/index.ts'
import { enqueueMessage } from '../../server/features/outbox/messages.ts'
import { sweep } from '../../server/jobs/retention.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

test.each([HOUR, -HOUR])('sessions, runs and results outlast a step of %i ms', async (step) => {
  const ann = await app.user()
  await play(app, ann.token)
  const run = await start(app, ann.token, { type: 'typing' })
  app.advance(step + A_WHILE)
  expect(await app.call(getUser, {}, ann.token)).toMatchObject({ username: ann.username })
  await send(app, ann.token, run, answersFor(run))
  expect((await finish(app, ann.token, run)).stars).toBe(3)
  const before = await app.call(getStats, {}, ann.token)
  expect(before.current_streak).toBe(1)
  // And back to the right time.
  app.advance(-step)
  await sweep(app.deps)
  expect(await app.call(getUser, {}, ann.token)).toMatchObject({ username: ann.username })
  const after = await app.call(getStats, {}, ann.token)
  expect([after.points, after.current_streak, after.words_learned]).toEqual([
    before.points,
    before.current_streak,
    before.words_learned,
  ])
  const more = await play(app, ann.token, { type: 'multi-choice' })
  expect(more.result.stars).toBe(3)
})

test('a clock that was an hour ahead leaves nobody waiting for that hour', async () => {
  const phone = '13900000077'
  const ask = () => app.call(sendCode, { body: { phone, purpose: 'login_or_register' } })
  const guess = () => app.refused(signIn, { body: { email: 'nobody@example.com', password: 'Wrong-12345' } })
  app.advance(HOUR)
  await ask()
  let last = await guess()
  for (let tries = 0; tries < 30 && last.code !== 'too_many_requests'; tries += 1) last = await guess()
  expect(last.code).toBe('too_many_requests')
  app.advance(-HOUR)
  await ask()
  expect(await messagesTo(app, phone)).toHaveLength(2)
  // The window of a throttle is minutes long, and no hour more.
  app.advance(2 * MINUTE)
  expect((await guess()).code).toBe('invalid_credentials')
})

test('a mail that was due an hour ahead goes at once, and none twice', async () => {
  const handed: string[] = []
  const deliver = () =>
    deliverMails(app.deps, {
      send: async ({ to }: MailMessage) => {
        handed.push(to)
        return handed.length === 1 ? 'later' : 'sent'
      },
    })
  const write = (to: string) =>
    enqueueMessage(app.db, app.deps.env, { channel: 'mail', to, subject: 'Hello', text: 'Hi' }, app.now())
  app.advance(HOUR)
  await write('ann@example.com')
  await deliver()
  await write('bo@example.com')
  app.advance(-HOUR)
  await deliver()
  await deliver()
  expect(handed.toSorted()).toEqual(['ann@example.com', 'ann@example.com', 'bo@example.com'])
  app.advance(2 * HOUR)
  await deliver()
  expect(handed).toHaveLength(3)
})

test('a streak goes on over the days of 23 and 25 hours, and one of them is one day', async () => {
  // Two days before the clocks of New York go ahead on Sunday, 8 March, at noon there.
  for (const [first, days] of [
    ['2026-03-06T17:00:00Z', 4],
    ['2026-10-30T16:00:00Z', 4],
  ] as const) {
    const local = await createTestApp({ now: new Date(first) })
    const ann = await local.user()
    await local.call(updateUser, { body: { time_zone: 'America/New_York' } }, ann.token)
    for (let day = 1; day <= days; day += 1) {
      await play(local, ann.token)
      expect((await local.call(getStats, {}, ann.token)).current_streak).toBe(day)
      local.advance(DAY)
    }
    await local.close()
  }
})

test.each([
  ['23 hours', '2026-03-08T05:30:00Z', 22 * HOUR],
  ['25 hours', '2026-11-01T04:30:00Z', 24 * HOUR],
])(
  'half an hour after midnight and half an hour before the next one are the same day of %s',
  async (_, from, length) => {
    const local = await createTestApp({ now: new Date(from) })
    const ann = await local.user()
    await local.call(updateUser, { body: { time_zone: 'America/New_York' } }, ann.token)
    await play(local, ann.token)
    local.advance(length)
    await play(local, ann.token)
    const stats = await local.call(getStats, {}, ann.token)
    expect([stats.sessions_today.current, stats.current_streak]).toEqual([2, 1])
    local.advance(HOUR)
    await play(local, ann.token)
    const next = await local.call(getStats, {}, ann.token)
    expect([next.sessions_today.current, next.current_streak]).toEqual([1, 2])
    await local.close()
  },
)
