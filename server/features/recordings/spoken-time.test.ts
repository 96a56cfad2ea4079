// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { addContact, changeContact, listContacts } from '#contract/contacts'
import { getSpokenLeaderboard } from '#contract/leaderboard'
import { deleteAccount, exportData } from '#contract/privacy'
import { getProgress, getStats, updateUser } from '#contract/profile'
import { deleteRecording, saveRecording } from '#contract/recordings'
import { createTestApp, DAY, HOUR, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { speechBytes, wavBytes, wavFile } from '#tests/recordings'
import { readExport } from '#tests/zip'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions } from '../../db/schema/accounts.ts'
import { learnerDays } from '../../db/schema/learning.ts'
import { eraseDeletedUsers } from '../privacy/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const say = ({ token }: Person, seconds: number, id: string = randomUUID()) =>
  app.call(saveRecording, { query: { word: 'apple', id }, file: wavFile(speechBytes(seconds)) }, token)
const daysOf = async ({ token }: Person) =>
  (await app.call(getProgress, {}, token)).days.map(({ day, spoken_ms: ms }) => `${day} ${ms}`)
const share = ({ token }: Person, shares_spoken_time: boolean) =>
  app.call(updateUser, { body: { shares_spoken_time } }, token)
const board = ({ token }: Person) => app.call(getSpokenLeaderboard, {}, token)

async function befriend(ann: Person, bo: Person): Promise<void> {
  await app.call(addContact, { body: { name: bo.username } }, ann.token)
  await app.call(addContact, { body: { name: ann.username } }, bo.token)
}

test('speech counts once for its day, also when it is sent again and deleted, and silence and tones do not', async () => {
  const ann = await app.user()
  const id = randomUUID()
  await Promise.all([say(ann, 3, id), say(ann, 3, id)])
  await say(ann, 3, id)
  expect(await daysOf(ann)).toEqual(['2026-03-04 3000'])
  await app.call(deleteRecording, { params: { id } }, ann.token)
  const silence = wavBytes({ seconds: 2 }).fill(0, 44)
  for (const bytes of [silence, wavBytes({ seconds: 2 })])
    await app.call(saveRecording, { query: { word: 'apple' }, file: wavFile(bytes) }, ann.token)
  expect(await daysOf(ann)).toEqual(['2026-03-04 3000'])
  await say(ann, 2)
  expect(await daysOf(ann)).toEqual(['2026-03-04 5000'])
})

test('what waited in a browser counts for the day on which it was said', async () => {
  const ann = await app.user()
  const late = (at: string, id: string = randomUUID()) =>
    app.call(saveRecording, { query: { word: 'apple', id, at }, file: wavFile(speechBytes(2)) }, ann.token)
  const id = randomUUID()
  expect(await late('2026-03-02T15:59:59.000Z', id)).toMatchObject({ created_at: '2026-03-02T15:59:59.000Z' })
  // Sent again, as after a lost answer: it was said once.
  await late('2026-03-03T10:00:00.000Z', id)
  expect(await daysOf(ann)).toContain('2026-03-02 2000')
  await late('2026-03-02T16:00:00.000Z')
  expect(await daysOf(ann)).toEqual(['2026-03-02 2000', '2026-03-03 2000'])
})

test('it keeps no streak, and is no session', async () => {
  const ann = await app.user()
  await say(ann, 3)
  expect(await app.call(getStats, {}, ann.token)).toMatchObject({ current_streak: 0, sessions_today: { current: 0 } })
})

test('the day is that of the learner', async () => {
  const zones = ['Pacific/Kiritimati', 'Asia/Shanghai', 'Pacific/Pago_Pago']
  const people = await Promise.all(zones.map((timeZone) => app.user({ timeZone })))
  // 17:30 in UTC: tomorrow in Kiritimati and in Shanghai.
  const wait = Date.parse('2026-03-04T17:30:00Z') - app.now().getTime()
  app.advance(wait)
  for (const person of people) await say(person, 1)
  expect(await Promise.all(people.map(daysOf))).toEqual([['2026-03-05 1000'], ['2026-03-05 1000'], ['2026-03-04 1000']])
  app.advance(-wait)
})

test('contacts see the time of who shares it, and nobody else does', async () => {
  const [ann, bo, cem] = [await app.user(), await app.user(), await app.user()]
  await befriend(ann, bo)
  await share(cem, true)
  for (const [person, seconds] of [
    [ann, 2],
    [bo, 3],
    [cem, 4],
  ] as const)
    await say(person, seconds)
  const seen = async (by: Person) => [
    (await board(by)).speakers.map(({ rank, username, spoken_ms: ms }) => [rank, username, ms]),
    (await app.call(listContacts, {}, by.token)).contacts.map(({ spoken_ms: ms }) => ms),
  ]
  expect(await seen(ann)).toEqual([[[1, ann.username, 2000]], [null]])
  expect(await board(ann)).toMatchObject({ shared: false, closes_at: '2026-03-08T16:00:00.000Z' })
  await share(bo, true)
  expect(await seen(ann)).toEqual([
    [
      [1, bo.username, 3000],
      [2, ann.username, 2000],
    ],
    [3000],
  ])
  expect(await seen(bo)).toEqual([[[1, bo.username, 3000]], [null]])
  // Off the leaderboard in any view, while contacts still see it in their list.
  await app.call(updateUser, { body: { on_leaderboard: false } }, bo.token)
  expect(await seen(ann)).toEqual([[[1, ann.username, 2000]], [3000]])
  await app.call(changeContact, { params: { id: ann.id }, body: { state: 'blocked' } }, bo.token)
  expect(await seen(ann)).toEqual([[[1, ann.username, 2000]], []])
  expect(await app.refused(getSpokenLeaderboard, {}, (await app.guest()).token)).toMatchObject({
    status: 403,
    code: 'guest_not_allowed',
  })
})

test('the week is that of the leaderboard', async () => {
  const [ann, bo] = [await app.user(), await app.user({ timeZone: 'Pacific/Pago_Pago' })]
  await befriend(ann, bo)
  await share(bo, true)
  await say(bo, 1)
  expect((await board(ann)).speakers).toHaveLength(1)
  const wait = Date.parse('2026-03-08T16:00:00Z') - app.now().getTime()
  app.advance(wait)
  expect((await board(ann)).speakers).toEqual([])
  // It is Sunday still for Bo, whose Monday comes 19 hours later.
  await say(bo, 1)
  expect((await board(ann)).speakers).toEqual([])
  app.advance(20 * HOUR)
  await say(bo, 1)
  expect((await board(ann)).speakers).toMatchObject([{ spoken_ms: 1000 }])
  app.advance(-wait - 20 * HOUR)
})

test('it is part of the export, and goes with the learner', async () => {
  const ann = await app.user()
  await say(ann, 2)
  await app.db.update(sessions).set({ provenAt: app.now() }).where(eq(sessions.userId, ann.id))
  const exported = await readExport(await app.request(exportData.path, { token: ann.token }))
  expect(exported).toMatchObject({ days: [{ spoken_ms: 2000 }], account: [{ shares_spoken_time: false }] })
  await app.call(deleteAccount, {}, ann.token)
  app.advance(15 * DAY)
  await eraseDeletedUsers(app.deps)
  expect(await app.db.$count(learnerDays, eq(learnerDays.userId, ann.id))).toBe(0)
  app.advance(-15 * DAY)
})
