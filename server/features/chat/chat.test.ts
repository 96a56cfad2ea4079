// @module-tag postgres
import { randomUUID } from 'node:crypto'
import {
  countUnread,
  deleteMessage,
  getConversation,
  listConversations,
  listMessages,
  markRead,
  openConversation,
  sendMessage,
  type ChatMessage,
} from '#contract/chat'
import { DELETE_FOR_BOTH_MS, MESSAGE_CHARACTERS } from '#contract/chat-limits'
import { addContact, changeContact, removeContact } from '#contract/contacts'
import { messageLimits } from '#contract/limits'
import { DAY, MINUTE, createTestApp, type TestApp } from '#tests/app'
import { openChat } from '#tests/chat'
import type { Person } from '#tests/people'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { conversationMessages } from '../../db/schema/chat.ts'
import { createLive } from '../../live.ts'

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

const send = (from: Person, text: string, key: string = randomUUID(), at: TestApp = app) =>
  at.call(sendMessage, { params: { id }, body: { id: key, text } }, from.token)
const refusedSend = (from: Person, text: string) =>
  app.refused(sendMessage, { params: { id }, body: { id: randomUUID(), text } }, from.token)
const page = (person: Person, query: { before?: string; since?: string } = {}) =>
  app.call(listMessages, { params: { id }, query }, person.token)
const seenBy = (person: Person) => app.call(getConversation, { params: { id } }, person.token)
const read = (person: Person, seq: number) => app.call(markRead, { params: { id }, body: { seq } }, person.token)
const remove = (person: Person, seq: number, scope: 'me' | 'both') =>
  app.call(deleteMessage, { params: { id }, query: { seq: String(seq), for: scope } }, person.token)
const texts = (items: readonly ChatMessage[]) => items.map(({ text }) => text)

test('two contacts talk: each sees the lines in their order, whose they are, and what is unread', async () => {
  expect((await app.call(listConversations, { query: {} }, bo.token)).items).toEqual([])
  await send(ann, 'Hello 你好')
  await send(bo, '  Hi!  ')
  await send(ann, 'How are you?')
  expect((await page(bo)).items).toMatchObject([
    { seq: 1, own: false, text: 'Hello 你好', state: 'shown' },
    { seq: 2, own: true, text: 'Hi!' },
    { seq: 3, own: false, text: 'How are you?' },
  ])
  const [listed] = (await app.call(listConversations, { query: {} }, bo.token)).items
  expect(listed).toMatchObject({
    id,
    with: { id: ann.id, username: ann.username },
    state: 'open',
    last: { text: 'How are you?', own: false },
    unread: 2,
  })
  expect(await app.call(countUnread, {}, bo.token)).toEqual({ messages: 2 })
  await read(bo, 3)
  expect(await app.call(countUnread, {}, bo.token)).toEqual({ messages: 0 })
  expect(await seenBy(ann)).toMatchObject({ seen_seq: 3, unread: 1 })
})

test('both open one conversation, also at the same moment', async () => {
  const [cy, di] = [await app.user(), await app.user()]
  await app.call(addContact, { body: { name: di.username } }, cy.token)
  await app.call(addContact, { body: { name: cy.username } }, di.token)
  const opened = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      app.call(openConversation, { body: { with: index % 2 ? cy.id : di.id } }, index % 2 ? di.token : cy.token),
    ),
  )
  expect(new Set(opened.map((each) => each.id)).size).toBe(1)
})

test('only contacts begin a conversation', async () => {
  const stranger = await app.user()
  for (const other of [stranger.id, randomUUID(), ann.id])
    expect(await app.refused(openConversation, { body: { with: other } }, ann.token)).toMatchObject({
      status: 404,
      code: 'contact_unknown',
    })
  await app.call(addContact, { body: { name: stranger.username } }, ann.token)
  expect(await app.refused(openConversation, { body: { with: ann.id } }, stranger.token)).toMatchObject({
    code: 'contact_unknown',
  })
})

test('the same id is one message, however often and over whichever replica it is sent', async () => {
  const other = await app.restarted({})
  const key = randomUUID()
  const sent = await Promise.all(
    Array.from({ length: 10 }, (_, index) => send(ann, 'Once', key, index % 2 ? app : other)),
  )
  expect(new Set(sent.map(({ seq }) => seq))).toEqual(new Set([1]))
  expect(texts((await page(bo)).items)).toEqual(['Once'])
  expect(await seenBy(bo)).toMatchObject({ unread: 1 })
  // Another learner's message may have the same id.
  expect(await send(bo, 'Mine', key)).toMatchObject({ seq: 2, own: true, text: 'Mine' })
})

test('whatever two send at once over two replicas, the sequence has no gap and both read one order', async () => {
  const other = await app.restarted({})
  for (const round of [0, 8, 16]) {
    const sent = Array.from({ length: 8 }, (_, index) =>
      send(index % 2 ? ann : bo, `line ${round + index}`, randomUUID(), index % 3 ? app : other),
    )
    await Promise.all(sent)
  }
  const [forAnn, forBo] = [await page(ann), await page(bo)]
  expect(forAnn.items.map(({ seq }) => seq)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1))
  expect(texts(forAnn.items)).toEqual(texts(forBo.items))
  const unread = (items: readonly ChatMessage[], from: number) =>
    items.filter(({ seq, own }) => seq > from && !own).length
  for (const [person, { items }] of [[ann, forAnn] as const, [bo, forBo] as const]) {
    const { read_seq: from, unread: told } = await seenBy(person)
    expect(told).toBe(unread(items, from))
  }
})

test('who was away asks since their version: what came, and what was deleted meanwhile', async () => {
  await send(ann, 'first')
  const { version } = await page(bo)
  await send(ann, 'second')
  await remove(ann, 1, 'both')
  const missed = await page(bo, { since: String(version) })
  expect(missed.items).toMatchObject([
    { seq: 2, text: 'second' },
    { seq: 1, text: null, state: 'deleted' },
  ])
  expect(await page(bo, { since: String(missed.version) })).toMatchObject({ items: [], more: false })
})

test('what came in while a message waited for its connection stays unread', async () => {
  await send(ann, 'one')
  await send(bo, 'written before it was seen')
  expect(await seenBy(bo)).toMatchObject({ unread: 1, read_seq: 0 })
  await read(bo, 2)
  await send(bo, 'another')
  expect(await seenBy(bo)).toMatchObject({ unread: 0, read_seq: 3 })
})

test('a removed contact, a block and a suspension leave the conversation to be read, and say so', async () => {
  await send(ann, 'before')
  const closed = async (state: string) => {
    expect(await seenBy(ann)).toMatchObject({ state, seen_seq: 0 })
    expect(await refusedSend(ann, 'after')).toMatchObject({
      status: 409,
      code: 'conversation_closed',
      fields: { text: expect.any(String) },
    })
    expect(texts((await page(ann)).items)).toEqual(['before'])
  }
  await app.db.update(users).set({ suspendedAt: app.now() }).where(eq(users.id, bo.id))
  await closed('unavailable')
  await app.db.update(users).set({ suspendedAt: null, deletedAt: app.now() }).where(eq(users.id, bo.id))
  await closed('deleted')
  expect(await seenBy(ann)).toMatchObject({ with: null })
  await app.db.update(users).set({ deletedAt: null }).where(eq(users.id, bo.id))
  await app.call(changeContact, { params: { id: ann.id }, body: { state: 'blocked' } }, bo.token)
  await closed('not_contacts')
  await app.call(removeContact, { params: { id: ann.id } }, bo.token)
  await closed('not_contacts')
  // Contacts again: the same conversation goes on.
  expect(await openChat(app, bo, ann)).toBe(id)
  expect(await send(bo, 'again')).toMatchObject({ seq: 2 })
})

test('a retry of what had arrived is acknowledged, also after the contact was removed', async () => {
  const key = randomUUID()
  const first = await send(ann, 'arrived', key)
  await app.call(removeContact, { params: { id: ann.id } }, bo.token)
  expect(await send(ann, 'arrived', key)).toEqual(first)
})

test('a removal and a message at once: either it came before, or it is refused', async () => {
  const [removed, ...sent] = await Promise.allSettled([
    app.call(removeContact, { params: { id: ann.id } }, bo.token),
    ...Array.from({ length: 6 }, (_, index) => send(ann, `line ${index}`)),
  ])
  expect(removed.status).toBe('fulfilled')
  const arrived = sent.filter(({ status }) => status === 'fulfilled')
  expect((await page(bo)).items).toHaveLength(arrived.length)
})

test('a message has 1 to 2,000 characters, however many units each takes', async () => {
  expect(await send(ann, '😀'.repeat(MESSAGE_CHARACTERS))).toMatchObject({ seq: 1 })
  for (const [text, code] of [
    ['😀'.repeat(MESSAGE_CHARACTERS) + 'a', 'message_too_long'],
    ['a'.repeat(MESSAGE_CHARACTERS + 1), 'message_too_long'],
    ['   ', 'message_required'],
  ] as const)
    expect(await refusedSend(ann, text)).toMatchObject({ status: 400, code, fields: { text: expect.any(String) } })
})

test('so many a minute and a day, over all conversations and replicas; a retry is not counted', async () => {
  const other = await app.restarted({})
  const { minute, day } = messageLimits
  const key = randomUUID()
  await send(ann, 'first', key)
  const outcomes = await Promise.allSettled(
    Array.from({ length: minute.points + 3 }, (_, index) => send(ann, 'quick', randomUUID(), index % 2 ? app : other)),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(minute.points - 1)
  expect(await refusedSend(ann, 'too quick')).toMatchObject({
    status: 429,
    code: 'message_rate',
    fields: { text: expect.stringMatching(/\d/) },
  })
  expect(await send(ann, 'first', key)).toMatchObject({ seq: 1 })
  expect(await send(bo, 'not hers')).toMatchObject({ own: true })
  app.advance(MINUTE)
  await app.db.execute(sql`update rate_limits set points = ${day.points} where key = ${`messages:day:${ann.id}`}`)
  expect(await refusedSend(ann, 'too many')).toMatchObject({ status: 429, code: 'message_day_limit' })
  app.advance(DAY)
  expect(await send(ann, 'tomorrow')).toMatchObject({ own: true })
})

test('deleted for oneself it is hidden from oneself alone; deleted for both its text is gone', async () => {
  await send(ann, 'keep')
  await send(ann, 'oops')
  await remove(bo, 1, 'me')
  await remove(bo, 1, 'me')
  expect((await page(bo)).items[0]).toMatchObject({ text: null, state: 'hidden' })
  expect((await page(ann)).items[0]).toMatchObject({ text: 'keep', state: 'shown' })
  await remove(ann, 2, 'both')
  for (const person of [ann, bo]) expect((await page(person)).items[1]).toMatchObject({ text: null, state: 'deleted' })
  await remove(ann, 1, 'me')
  const kept = await app.db.select().from(conversationMessages).where(eq(conversationMessages.conversationId, id))
  expect(kept.map(({ text }) => text)).toEqual([null, null])
})

test('for both only by its writer, and only within two minutes', async () => {
  await send(ann, 'mine')
  const params = { id }
  const both = { seq: '1', for: 'both' } as const
  expect(await app.refused(deleteMessage, { params, query: both }, bo.token)).toMatchObject({ status: 404 })
  app.advance(DELETE_FOR_BOTH_MS + 1)
  expect(await app.refused(deleteMessage, { params, query: both }, ann.token)).toMatchObject({
    status: 409,
    code: 'message_too_old',
  })
  expect(await app.refused(deleteMessage, { params, query: { seq: '7', for: 'me' } }, ann.token)).toMatchObject({
    status: 404,
    code: 'message_not_found',
  })
})

test('strangers and administrators reach nothing of a conversation', async () => {
  await send(ann, 'secret')
  for (const stranger of [await app.user(), await app.admin()]) {
    const params = { id }
    for (const attempt of [
      app.refused(getConversation, { params }, stranger.token),
      app.refused(listMessages, { params, query: {} }, stranger.token),
      app.refused(listMessages, { params, query: { since: '0' } }, stranger.token),
      app.refused(sendMessage, { params, body: { id: randomUUID(), text: 'hi' } }, stranger.token),
      app.refused(markRead, { params, body: { seq: 1 } }, stranger.token),
      app.refused(deleteMessage, { params, query: { seq: '1', for: 'me' } }, stranger.token),
    ])
      expect(await attempt).toMatchObject({ status: 404, code: 'conversation_not_found' })
    expect((await app.call(listConversations, { query: {} }, stranger.token)).items).toEqual([])
  }
})

test('both sides hear of a message on every replica, and the other of its notification', async () => {
  const replica = await createLive(app.database)
  const heard: string[] = []
  const stops = [app.deps.live, replica].flatMap((live, index) => [
    live.hear(ann.id, ({ resource }) => heard.push(`ann ${index} ${resource}`)),
    live.hear(bo.id, ({ resource }) => heard.push(`bo ${index} ${resource}`)),
  ])
  await send(ann, 'Listen')
  await expect
    .poll(() => heard.toSorted())
    .toEqual([
      'ann 0 conversations',
      'ann 1 conversations',
      ...[0, 1].flatMap((index) => ['conversations', 'notifications', 'user'].map((name) => `bo ${index} ${name}`)),
    ])
  stops.forEach((stop) => stop())
})
