// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { suspendUser } from '#contract/admin-users'
import { sendMessage } from '#contract/chat'
import { showUnsubscribe, unsubscribeDigest } from '#contract/digest'
import { getUser, updateUser } from '#contract/profile'
import { createTestApp, DAY, HOUR, type TestApp } from '#tests/app'
import { openChat } from '#tests/chat'
import { learn } from '#tests/learning'
import { messagesTo } from '#tests/mailbox'
import type { Person } from '#tests/people'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { outbox, users } from '../../db/schema/accounts.ts'
import { createMail, deliverMails, type Mail } from '../outbox/index.ts'
import type { MailMessage } from '../../providers/mail/index.ts'
import { sendDigests } from './index.ts'

/** Sunday noon in Shanghai, so that Monday at nine is 21 hours away. */
let app: TestApp
let mail: Mail
let ann: Person
beforeEach(async () => {
  app = await createTestApp({ now: new Date('2026-03-08T04:00:00Z') })
  const created = createMail(app.deps.env)
  if (!created) throw new Error('a demo has mails')
  mail = created
  ann = await app.user({ username: 'ann', uiLanguage: 'zh' })
  await learn(app, ann.id)
  await set(ann, { weekly_digest: true })
})
afterEach(() => app.close())

const run = () => sendDigests(app.deps, mail, new AbortController().signal)
const goTo = async (hours: number) => {
  app.advance(hours * HOUR)
  await run()
}
const set = ({ token }: Person, body: Parameters<typeof app.call<typeof updateUser>>[1]['body']) =>
  app.call(updateUser, { body }, token)
const mailsTo = ({ email }: Person) => messagesTo(app, email ?? '')
const tokenIn = (text: string) => /\/unsubscribe\/(\S+)$/.exec(text)?.[1] ?? ''

test('on Monday at nine the week is told, once, to who asked for it alone', async () => {
  const bo = await app.user()
  await learn(app, bo.id)
  await run()
  await goTo(20.5)
  expect(await mailsTo(ann)).toEqual([])
  await goTo(0.6)
  await goTo(1)
  await goTo(6)
  const mails = await mailsTo(ann)
  expect(mails.map(({ subject }) => subject)).toEqual(['上周你练了 4 个单词'])
  expect(mails[0]?.text).toContain('上周（3月2日至3月8日）的小结：\n\n练过 4 个单词，其中 4 个是新学的')
  expect(await mailsTo(bo)).toEqual([])
})

test('in English, and at nine on the clock of the learner', async () => {
  await set(ann, { ui_language: 'en', time_zone: 'America/New_York' })
  await run()
  await goTo(21)
  expect(await mailsTo(ann)).toEqual([])
  await goTo(12)
  const [mail] = await mailsTo(ann)
  expect(mail).toMatchObject({ subject: 'You practised 4 words last week' })
  expect(mail?.text).toContain('Your last week, March 2 to March 8:\n\n4 words practised, 4 of them new')
})

test('unread messages are a number, never who wrote or what', async () => {
  const bo = await app.user({ username: 'bo-the-writer' })
  const id = await openChat(app, bo, ann)
  const said = { id: randomUUID(), text: 'a very private line' }
  await app.call(sendMessage, { params: { id }, body: said }, bo.token)
  await run()
  await goTo(21)
  const [mail] = await mailsTo(ann)
  expect(mail?.text).toContain('有 1 条未读消息')
  expect(mail?.text).not.toMatch(/private|bo-the-writer/)
})

test('nothing to tell, nothing sent; the week after, it is told', async () => {
  const bo = await app.user()
  await set(bo, { weekly_digest: true })
  await run()
  await goTo(21)
  expect(await mailsTo(bo)).toEqual([])
  await learn(app, bo.id)
  await goTo(7 * 24)
  expect(await mailsTo(bo)).toHaveLength(1)
})

test('once in a week, also for who flies to where Monday comes again', async () => {
  await run()
  await goTo(21)
  await set(ann, { time_zone: 'America/New_York' })
  await run()
  await goTo(13)
  expect(await mailsTo(ann)).toHaveLength(1)
  await goTo(7 * 24)
  // The mail of the week before is erased by the day.
  expect(await mailsTo(ann)).toHaveLength(1)
  expect(await app.db.$count(outbox)).toBe(2)
})

test('after hours without a server it comes later on Monday, not at night and not on Tuesday', async () => {
  await run()
  await goTo(27)
  expect(await mailsTo(ann)).toHaveLength(1)
  const bo = await app.user()
  await learn(app, bo.id)
  await set(bo, { weekly_digest: true })
  await run()
  await goTo(7 * 24 - 6 + 14)
  await goTo(14)
  expect(await mailsTo(bo)).toEqual([])
})

test('who turns it on on a Monday is not mailed at that moment', async () => {
  const bo = await app.user()
  await learn(app, bo.id)
  app.advance(22 * HOUR)
  await set(bo, { weekly_digest: true })
  await run()
  await goTo(1)
  expect(await mailsTo(bo)).toEqual([])
})

test('none to who has no e-mail, is suspended, leaves, stays away for four weeks, or turned it off again', async () => {
  const [phone, suspended, leaving, away, off] = await Promise.all(
    [{ email: null, phone: '13800000000' }, {}, {}, {}, {}].map((given) => app.user(given)),
  )
  if (!phone || !suspended || !leaving || !away || !off) throw new Error('no people')
  for (const person of [phone, suspended, leaving, away, off]) {
    await learn(app, person.id)
    await set(person, { weekly_digest: true })
  }
  await run()
  const admin = await app.admin()
  await app.prove(admin)
  await app.call(suspendUser, { params: { id: suspended.id }, body: { reason: 'a test' } }, admin.token)
  const change = (person: Person, values: Partial<typeof users.$inferInsert>) =>
    app.db.update(users).set(values).where(eq(users.id, person.id))
  await change(leaving, { deletedAt: app.now() })
  await change(away, { lastSeenAt: new Date(app.now().getTime() - 29 * DAY) })
  await set(off, { weekly_digest: false })
  const before = await app.db.$count(outbox)
  await goTo(21)
  expect(await mailsTo(ann)).toHaveLength(1)
  // Ann's is the only one.
  expect(await app.db.$count(outbox)).toBe(before + 1)
})

test('replicas that look at the same moment mail each learner once', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => app.user({ weeklyDigest: true })))
  for (const person of people) await learn(app, person.id)
  await run()
  app.advance(21 * HOUR)
  await Promise.all(Array.from({ length: 4 }, run))
  for (const person of [ann, ...people]) expect(await mailsTo(person)).toHaveLength(1)
})

test('one whose data is broken does not keep the others', async () => {
  const bo = await app.user({ weeklyDigest: true })
  await learn(app, bo.id)
  await run()
  await app.db.update(users).set({ reminderHour: 9_999, quietFrom: 0, quietTo: 24 }).where(eq(users.id, ann.id))
  await goTo(21)
  expect(await mailsTo(bo)).toHaveLength(1)
  const [row] = await app.db.select({ at: users.nextDigestAt }).from(users).where(eq(users.id, ann.id))
  expect(row?.at?.getTime()).toBeGreaterThan(app.now().getTime())
})

test('a press on the link of a mail ends it without a session, as often as it is made; opening it changes nothing', async () => {
  await run()
  await goTo(21)
  const token = tokenIn((await mailsTo(ann))[0]?.text ?? '')
  const opened = await app.request(`/api/unsubscribe/${token}`)
  expect([opened.status, opened.headers.get('location')]).toEqual([302, `/unsubscribe/${token}`])
  await app.request(`/api/unsubscribe/${token}`, { method: 'HEAD' })
  expect(await app.call(getUser, {}, ann.token)).toMatchObject({ weekly_digest: true })
  const heard: string[] = []
  app.deps.live.hear(ann.id, ({ resource }) => heard.push(resource))
  for (let count = 0; count < 2; count += 1) await app.call(unsubscribeDigest, { params: { token } })
  expect(await app.call(getUser, {}, ann.token)).toMatchObject({ weekly_digest: false })
  await expect.poll(() => heard).toEqual(['user'])
  await goTo(7 * 24)
  expect(await mailsTo(ann)).toEqual([])
})

test('a mail provider unsubscribes as RFC 8058 says, and nobody by a token of their own making', async () => {
  await run()
  await goTo(21)
  const handed: MailMessage[] = []
  await deliverMails(app.deps, { send: async (message) => (handed.push(message), 'sent') })
  const { unsubscribe } = handed.find(({ to }) => to === ann.email) ?? {}
  const { pathname } = new URL(unsubscribe?.post ?? '')
  const post = (path: string) =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
  const token = pathname.split('/').at(-1) ?? ''
  const forged = [`${(await app.user()).id}.${token.split('.')[1]}`, token.slice(0, -1), `${token}0`, ann.id, 'x']
  for (const each of forged) expect((await post(`/api/unsubscribe/${each}`)).status).toBe(400)
  expect(await app.call(getUser, {}, ann.token)).toMatchObject({ weekly_digest: true })
  expect((await post(pathname)).status).toBe(204)
  expect(await app.call(getUser, {}, ann.token)).toMatchObject({ weekly_digest: false })
  expect(await app.refused(unsubscribeDigest, { params: { token: 'x' } })).toMatchObject({ code: 'link_expired' })
  expect(showUnsubscribe.path).toBe(unsubscribeDigest.path)
  expect(app.logs.map((line) => JSON.stringify(line)).join('\n')).not.toContain(token)
})
