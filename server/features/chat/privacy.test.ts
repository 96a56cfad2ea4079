/** Messages in the export, and after an account is erased. */
import { randomUUID } from 'node:crypto'
import { deleteMessage, getConversation, listMessages, sendMessage } from '#contract/chat'
import { reportChat } from '#contract/chat-reports'
import { exportData } from '#contract/privacy'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import { openChat } from '#tests/chat'
import type { Person } from '#tests/people'
import { readZip } from '#tests/zip'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { conversationMessages, conversations } from '../../db/schema/chat.ts'
import { sweep } from '../../jobs/retention.ts'

let app: TestApp
let ann: Person
let bo: Person
let id: string
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ann = await app.user()
  bo = await app.user()
  id = await openChat(app, ann, bo)
  await send(ann, 'from Ann')
  await send(bo, 'from Bo')
})

const send = (from: Person, text: string, conversation = id) =>
  app.call(sendMessage, { params: { id: conversation }, body: { id: randomUUID(), text } }, from.token)

async function exported(
  person: Person,
): Promise<{ messages: { text: string | null }[]; conversations: object[]; chat_reports: object[] }> {
  await app.prove(person)
  const response = await app.request(exportData.path, { token: person.token })
  const file = readZip(new Uint8Array(await response.arrayBuffer())).get('wordgrove.json')
  return JSON.parse(new TextDecoder().decode(file)) as Awaited<ReturnType<typeof exported>>
}

async function erase(person: Person): Promise<void> {
  const deletedAt = new Date(app.now().getTime() - 15 * DAY)
  await app.db.update(users).set({ deletedAt }).where(eq(users.id, person.id))
  await sweep(app.deps)
}

test('the export has what the learner sees of their conversations, and nothing of others’', async () => {
  const cy = await app.user()
  await send(cy, 'between others', await openChat(app, cy, bo))
  const hidden = { params: { id }, query: { seq: '1', for: 'me' as const } }
  await app.call(deleteMessage, hidden, bo.token)
  const forAnn = await exported(ann)
  expect(forAnn.messages.map(({ text }) => text).toSorted()).toEqual(['from Ann', 'from Bo'])
  expect(forAnn.conversations).toMatchObject([{ conversation_id: id, side: 0 }])
  const texts = (await exported(bo)).messages.map(({ text }) => text)
  expect(texts.toSorted()).toEqual(['between others', 'from Bo'])
})

test('the export has one’s own reports without the copied lines, and nothing of who was reported by whom', async () => {
  const body = { reason: 'other' as const, text: 'Rude.' }
  await app.call(reportChat, { params: { id }, body }, ann.token)
  const [own, ...more] = (await exported(ann)).chat_reports
  expect(more).toEqual([])
  expect(own).toMatchObject({ reason: 'other', text: 'Rude.', decision: null })
  expect(own).not.toHaveProperty('lines')
  expect(own).not.toHaveProperty('reported_id')
  const forBo = await exported(bo)
  expect(forBo.chat_reports).toEqual([])
  expect(JSON.stringify(forBo)).not.toContain('Rude.')
})

test('an erased learner’s messages lose their text and keep their place; the other’s stay', async () => {
  await erase(ann)
  const { items } = await app.call(listMessages, { params: { id }, query: {} }, bo.token)
  expect(items).toMatchObject([
    { seq: 1, text: null, state: 'deleted', own: false },
    { seq: 2, text: 'from Bo', own: true },
  ])
  expect(await app.call(getConversation, { params: { id } }, bo.token)).toMatchObject({ with: null, state: 'deleted' })
})

test('once both are gone nothing of the conversation is left', async () => {
  await erase(ann)
  await erase(bo)
  expect(await app.db.$count(conversations, eq(conversations.id, id))).toBe(0)
  expect(await app.db.$count(conversationMessages, eq(conversationMessages.conversationId, id))).toBe(0)
})
