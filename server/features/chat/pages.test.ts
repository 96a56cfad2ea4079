// @module-tag postgres
/** Pages of conversations and messages, and marks: each costs the same wherever it is. */
import {
  getConversation,
  listConversations,
  listMessages,
  markRead,
  sendMessage,
  type ChatMessage,
} from '#contract/chat'
import { createTestApp, MINUTE, type TestApp } from '#tests/app'
import { fillConversation, openChat } from '#tests/chat'
import type { Person } from '#tests/people'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { conversationMembers, conversations } from '../../db/schema/chat.ts'

let app: TestApp
let ann: Person
let bo: Person
/** The conversation of the two. */
let id: string
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ann = await app.user()
  bo = await app.user()
  id = await openChat(app, ann, bo)
})

const page = (person: Person, query: { before?: string; since?: string } = {}) =>
  app.call(listMessages, { params: { id }, query }, person.token)
const seenBy = (person: Person) => app.call(getConversation, { params: { id } }, person.token)
const read = (person: Person, seq: number) => app.call(markRead, { params: { id }, body: { seq } }, person.token)

test('pages lead back to the first line and forward to the newest change, each line once', async () => {
  await fillConversation(app, id, 120)
  const back: ChatMessage[] = []
  for (let before: string | undefined, more = true; more;) {
    const found = await page(bo, before === undefined ? {} : { before })
    back.unshift(...found.items)
    before = String(found.items[0]?.seq)
    more = found.more
  }
  expect(back.map(({ seq }) => seq)).toEqual(Array.from({ length: 120 }, (_, index) => index + 1))
  const forward: ChatMessage[] = []
  for (let since = '0', more = true; more;) {
    const found = await page(bo, { since })
    forward.push(...found.items)
    since = String(found.version)
    more = found.more
  }
  expect(forward).toEqual(back)
  for (const query of [{ before: '-1' }, { since: 'x' }, { before: '1e3' }])
    expect(await app.refused(listMessages, { params: { id }, query }, bo.token)).toMatchObject({ status: 400 })
})

test('a mark never goes back and never beyond the end, and what is unread follows from it exactly', async () => {
  await fillConversation(app, id, 100)
  for (const [seq, expected] of [
    [10, 45],
    [4, 45],
    [11, 44],
    [100, 0],
  ] as const) {
    await read(bo, seq)
    expect(await seenBy(bo)).toMatchObject({ unread: expected, read_seq: Math.max(seq, 10) })
  }
  await read(ann, 2_000_000_000)
  expect(await seenBy(ann)).toMatchObject({ unread: 0, read_seq: 100 })
  await Promise.all(Array.from({ length: 10 }, (_, index) => read(bo, index)))
  expect(await seenBy(bo)).toMatchObject({ read_seq: 100 })
})

test('the list goes on from page to page, the latest first, each conversation once', async () => {
  await app.call(sendMessage, { params: { id }, body: { id: randomUUID(), text: 'newest' } }, ann.token)
  const at = app.now()
  for (let index = 0; index < 65; index += 1) {
    const [row] = await app.db.insert(conversations).values({ lastSeq: 1, version: 1 }).returning()
    const conversationId = row?.id ?? ''
    // Forty of one moment: a page ends among equals.
    const lastAt = new Date(at.getTime() - Math.max(1, index - 40) * MINUTE)
    await app.db.insert(conversationMembers).values([
      { conversationId, side: 0, userId: ann.id, lastAt },
      { conversationId, side: 1, userId: null, lastAt },
    ])
  }
  const found: string[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const listed = await app.call(listConversations, { query: { cursor } }, ann.token)
    found.push(...listed.items.map((each) => each.id))
    cursor = listed.next
  }
  expect(found[0]).toBe(id)
  expect(new Set(found).size).toBe(66)
  expect(found).toHaveLength(66)
})

test('a conversation of 20,000 messages is read by its index, as one of 50 is', async () => {
  await fillConversation(app, id, 20_000)
  await app.db.execute(sql`analyze conversation_messages`)
  const plan = async (query: ReturnType<typeof sql>) => JSON.stringify(await app.db.execute(sql`explain ${query}`))
  const where = sql`conversation_id = ${id}::uuid`
  for (const query of [
    sql`select * from conversation_messages where ${where} order by seq desc limit 51`,
    sql`select * from conversation_messages where ${where} and version > 19990 order by version limit 51`,
    sql`select * from conversation_messages where ${where} and seq = 10000`,
  ]) {
    const explained = await plan(query)
    expect(explained).toContain('Index Scan')
    expect(explained).not.toMatch(/Seq Scan|Sort/)
  }
  const { items, more } = await page(bo)
  expect(items).toHaveLength(50)
  expect(more).toBe(true)
  await read(bo, 10_001)
  expect(await seenBy(bo)).toMatchObject({ unread: 4_999 })
})
