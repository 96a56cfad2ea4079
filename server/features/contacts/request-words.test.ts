// @module-tag postgres
/** A first word to somebody unknown comes with the request to be contacts, and never to or from who is, or may be, under 14. */
import { adminListChatReports, adminReadChatReport, reportRequest } from '#contract/chat-reports'
import { addContact, changeContact, listContacts, removeContact } from '#contract/contacts'
import { exportData } from '#contract/privacy'
import { createTestApp, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { readZip } from '#tests/zip'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { chatReports } from '../../db/schema/chat-reports.ts'

let app: TestApp
let ann: Person
let bo: Person
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ;[ann, bo] = [await app.user(), await app.user()]
  await app.db
    .update(users)
    .set({ birthYear: 1990 })
    .where(inArray(users.id, [ann.id, bo.id]))
})

const ask = (text: string, from = ann, to = bo) =>
  app.call(addContact, { body: { name: to.username, text } }, from.token)
const seenBy = async (person: Person) => (await app.call(listContacts, {}, person.token)).contacts[0]
const bornIn = (person: Person, birthYear: number | null) =>
  app.db.update(users).set({ birthYear }).where(eq(users.id, person.id))

test('who is asked reads it with the request, and it is gone with the answer', async () => {
  await ask('  We are in the same class. ')
  expect(await seenBy(bo)).toMatchObject({ state: 'asks', text: 'We are in the same class.' })
  expect(await seenBy(ann)).toMatchObject({ state: 'asked', text: 'We are in the same class.' })
  await app.call(changeContact, { params: { id: ann.id }, body: { state: 'accepted' } }, bo.token)
  for (const one of [ann, bo]) expect(await seenBy(one)).toMatchObject({ state: 'accepted', text: null })
})

test('it has 200 characters at most', async () => {
  const input = { body: { name: bo.username, text: 'x'.repeat(201) } }
  expect((await app.refused(addContact, input, ann.token)).status).toBe(400)
  await ask('x'.repeat(200))
})

test.each([
  ['the one who asks has not said their age', () => bornIn(ann, null)],
  ['the one who asks is under 14', () => bornIn(ann, 2020)],
  ['the one who is asked has not said their age', () => bornIn(bo, null)],
  ['the one who is asked may still be 13', () => bornIn(bo, app.now().getUTCFullYear() - 14)],
])('nothing is written where %s; the request itself goes out', async (_, makeSo) => {
  await makeSo()
  await ask('Hello you')
  expect(await seenBy(bo)).toMatchObject({ state: 'asks', text: null })
  expect(await seenBy(ann)).toMatchObject({ state: 'asked', text: null })
})

test('a blocked learner writes nothing that is read', async () => {
  await ask('First')
  await app.call(changeContact, { params: { id: ann.id }, body: { state: 'blocked' } }, bo.token)
  await ask('Let me in')
  expect(await seenBy(bo)).toMatchObject({ state: 'blocked', text: null })
})

test('it is reported with the request, once, and stays when the request is taken back', async () => {
  await ask('You are all fools')
  const input = { params: { id: ann.id }, body: { reason: 'harassment' as const, text: '' } }
  await app.call(reportRequest, input, bo.token)
  await app.call(reportRequest, input, bo.token)
  await app.call(removeContact, { params: { id: bo.id } }, ann.token)
  const admin = await app.admin()
  const { items } = await app.call(adminListChatReports, { query: {} }, admin.token)
  const of = items.filter(({ reported }) => reported.id === ann.id)
  expect(of).toMatchObject([{ about: 'learner', reason: 'harassment', reporter: bo.username }])
  const { lines } = await app.call(adminReadChatReport, { params: { id: of[0]?.id ?? '' } }, admin.token)
  expect(lines).toMatchObject([{ by: 'reported', text: 'You are all fools' }])
  expect(await app.db.$count(chatReports, eq(chatReports.reporterId, bo.id))).toBe(1)
  // Nobody asks any more, and nobody else is asked.
  expect((await app.refused(reportRequest, input, bo.token)).code).toBe('contact_unknown')
})

test('who wrote it has it in their export', async () => {
  await ask('From class 3')
  await app.prove(ann)
  const response = await app.request(exportData.path, { token: ann.token })
  const file = readZip(new Uint8Array(await response.arrayBuffer())).get('wordgrove.json')
  const { contacts } = JSON.parse(new TextDecoder().decode(file)) as { contacts: object[] }
  expect(contacts).toMatchObject([{ state: 'asked', text: 'From class 3' }])
})
