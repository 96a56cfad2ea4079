// @module-tag postgres
/** A first word to somebody unknown comes with the request to be contacts, is the first message once it is accepted, and never to or from who is, or may be, under 14. */
import { randomUUID } from 'node:crypto'
import { adminListChatReports, adminReadChatReport, reportRequest } from '#contract/chat-reports'
import { listConversations, listMessages, openConversation, sendMessage } from '#contract/chat'
import { addContact, changeContact, listContacts, removeContact } from '#contract/contacts'
import { newcomerLimits } from '#contract/limits'
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

test('who is asked reads it with the request, which no longer has it once it is answered', async () => {
  await ask('  We are in the same class. ')
  expect(await seenBy(bo)).toMatchObject({ state: 'asks', text: 'We are in the same class.' })
  expect(await seenBy(ann)).toMatchObject({ state: 'asked', text: 'We are in the same class.' })
  await app.call(changeContact, { params: { id: ann.id }, body: { state: 'accepted' } }, bo.token)
  for (const one of [ann, bo]) expect(await seenBy(one)).toMatchObject({ state: 'accepted', text: null })
})

const accept = (person: Person, from: Person) =>
  app.call(changeContact, { params: { id: from.id }, body: { state: 'accepted' } }, person.token)
const openFor = (person: Person, other: Person) =>
  app.call(openConversation, { body: { with: other.id } }, person.token)
/** The lines of the conversation as one of the two reads them. */
const linesOf = async (person: Person, other: Person) => {
  const { id } = await openFor(person, other)
  const { items } = await app.call(listMessages, { params: { id }, query: {} }, person.token)
  return items.map(({ own, text }) => `${own ? 'own' : 'other'}: ${text}`)
}
const say = async (from: Person, to: Person, text: string) => {
  const { id } = await openFor(from, to)
  return { params: { id }, body: { id: randomUUID(), text } }
}

test('accepted, it is the first message of the conversation, and who accepts has read it', async () => {
  await ask('We are in the same class.')
  await accept(bo, ann)
  const threads = await Promise.all(
    [ann, bo].map(async ({ token }) => (await app.call(listConversations, { query: {} }, token)).items),
  )
  for (const [thread] of threads) expect(thread).toMatchObject({ state: 'open', unread: 0, last: { seq: 1 } })
  await app.call(sendMessage, await say(bo, ann, 'Which one?'), bo.token)
  expect(await linesOf(ann, bo)).toEqual(['own: We are in the same class.', 'other: Which one?'])
  expect(await linesOf(bo, ann)).toEqual(['other: We are in the same class.', 'own: Which one?'])
  await accept(bo, ann)
  expect(await linesOf(bo, ann)).toHaveLength(2)
})

test('of two who ask each other both are there in their order, unread', async () => {
  await ask('I am Ann')
  await ask('I know, I am Bo', bo, ann)
  expect(await linesOf(bo, ann)).toEqual(['other: I am Ann', 'own: I know, I am Bo'])
  for (const [one, other] of [
    [ann, bo],
    [bo, ann],
  ] as const)
    expect(await openFor(one, other)).toMatchObject({ state: 'open', unread: 1 })
})

test('after an older conversation it comes last, and what waited there stays unread', async () => {
  await ask('First')
  await accept(bo, ann)
  await app.call(sendMessage, await say(ann, bo, 'Second'), ann.token)
  await app.call(removeContact, { params: { id: bo.id } }, ann.token)
  await ask('Sorry, that was a slip')
  await accept(bo, ann)
  expect(await linesOf(bo, ann)).toEqual(['other: First', 'other: Second', 'other: Sorry, that was a slip'])
  expect(await openFor(bo, ann)).toMatchObject({ unread: 2 })
})

test('declined, without words or from somebody blocked, nothing is there', async () => {
  await ask('Let us talk')
  await app.call(removeContact, { params: { id: ann.id } }, bo.token)
  await app.call(addContact, { body: { name: bo.username } }, ann.token)
  await accept(bo, ann)
  expect((await app.call(listConversations, { query: {} }, bo.token)).items).toEqual([])
  const cy = await app.user({ birthYear: 1990 })
  await ask('Look here', cy)
  await app.call(changeContact, { params: { id: cy.id }, body: { state: 'blocked' } }, bo.token)
  await ask('My own words', bo, cy)
  expect(await linesOf(bo, cy)).toEqual(['own: My own words'])
})

test('it makes no room among the people to whom a newcomer may write', async () => {
  const others = await Promise.all(
    Array.from({ length: newcomerLimits.people.points + 1 }, () => app.user({ birthYear: 1990 })),
  )
  for (const other of others) {
    await ask('Hello there', ann, other)
    await accept(other, ann)
  }
  const last = others.pop() as Person
  for (const other of others)
    for (const text of ['One', 'Two']) await app.call(sendMessage, await say(ann, other, text), ann.token)
  expect((await app.refused(sendMessage, await say(ann, last, 'One'), ann.token)).code).toBe('message_people_limit')
  expect(await linesOf(last, ann)).toEqual(['other: Hello there'])
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
