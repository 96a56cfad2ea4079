// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { adminListReports, answerTicket, resolveReport } from '#contract/admin'
import { restoreUser, suspendUser } from '#contract/admin-users'
import {
  countUnread as countMessages,
  listConversations,
  markRead,
  sendMessage,
  viewConversation,
} from '#contract/chat'
import { addContact, changeContact, removeContact } from '#contract/contacts'
import { notificationLimits } from '#contract/notification-limits'
import {
  listNotifications,
  readNotification,
  readNotifications,
  type Notification,
  type NotificationKind,
} from '#contract/notifications'
import { getUser, updateUser } from '#contract/profile'
import type { LiveEvent } from '#contract/system'
import { createTicket, readTicket } from '#contract/tickets'
import { reportWord } from '#contract/words'
import { createTestApp, DAY, MINUTE, type TestApp } from '#tests/app'
import { openChat } from '#tests/chat'
import type { Person } from '#tests/people'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { notify, removeOldNotifications } from './index.ts'

let app: TestApp
let admin: Person
let ann: Person
let bo: Person
beforeAll(async () => {
  app = await createTestApp({ variables: { RATE_LIMIT_SCALE: '10' } })
  admin = await app.admin()
})
afterAll(() => app.close())
beforeEach(async () => {
  ann = await app.user()
  bo = await app.user()
})

const ask = (from: Person, to: Person) => app.call(addContact, { body: { name: to.username } }, from.token)
const change = (from: Person, to: Person, state: 'accepted' | 'blocked') =>
  app.call(changeContact, { params: { id: to.id }, body: { state } }, from.token)
const remove = (from: Person, to: Person) => app.call(removeContact, { params: { id: to.id } }, from.token)
const listOf = async ({ token }: Person, cursor?: string) =>
  app.call(listNotifications, { query: cursor === undefined ? {} : { cursor } }, token)
const itemsOf = async (person: Person): Promise<Notification[]> => (await listOf(person)).items
const linesOf = async (person: Person) =>
  (await itemsOf(person)).map(({ kind, name, word }) => [kind, name ?? word].filter((part) => part !== null).join(' '))
const unreadOf = async ({ token }: Person) => (await app.call(getUser, {}, token)).unread_notifications

const openTicket = async ({ token }: Person) =>
  (await app.call(createTicket, { body: { id: randomUUID(), kind: 'feedback', text: 'More birds, please' } }, token)).id
const answer = (id: string, key: string = randomUUID()) =>
  app.call(answerTicket, { params: { id }, body: { id: key, text: 'Birds are on their way' } }, admin.token)

async function report(person: Person, word: string): Promise<string> {
  await app.call(reportWord, { params: { word }, body: { text: `Wrong, says ${person.username}` } }, person.token)
  const { items } = await app.call(adminListReports, { query: { q: word } }, admin.token)
  return items.find(({ reporter }) => reporter === person.username)?.id ?? ''
}
const resolve = (id: string, mended: boolean) =>
  app.call(resolveReport, { params: { id }, body: { mended } }, admin.token)

/** Tells straight, for what needs many. */
const tell = (person: Person, kind: NotificationKind = 'ticket_answered', subjectId: string = randomUUID()) =>
  app.db.transaction((tx) => notify(tx, person.id, { kind, subjectId }, app.now()))

test('a contact request is told once, gives way to its answer, and the answer is told to who asked', async () => {
  await ask(ann, bo)
  await ask(ann, bo)
  expect(await linesOf(bo)).toEqual([`contact_request ${ann.username}`])
  expect([await unreadOf(bo), await unreadOf(ann)]).toEqual([1, 0])
  await change(bo, ann, 'accepted')
  await change(bo, ann, 'accepted')
  expect([await linesOf(bo), await linesOf(ann)]).toEqual([[], [`contact_accepted ${bo.username}`]])
  expect([await unreadOf(bo), await unreadOf(ann)]).toEqual([0, 1])
  await remove(bo, ann)
  expect(await linesOf(ann)).toEqual([])
})

test('who asks back accepts, and of two who ask each other at once one has asked', async () => {
  const pairs = await Promise.all(Array.from({ length: 10 }, async () => [await app.user(), await app.user()] as const))
  await Promise.all(pairs.flatMap(([a, b]) => [ask(a, b), ask(b, a)]))
  for (const [a, b] of pairs)
    expect((await Promise.all([linesOf(a), linesOf(b)])).flat()).toEqual([
      expect.stringMatching(/^contact_accepted (?:user-)/),
    ])
})

test('a request that is taken back, ignored or blocked is no longer listed, and a blocked learner tells nothing', async () => {
  await ask(ann, bo)
  await remove(ann, bo)
  expect([await linesOf(bo), await unreadOf(bo)]).toEqual([[], 0])
  await ask(ann, bo)
  await remove(bo, ann)
  expect(await linesOf(bo)).toEqual([])
  await ask(ann, bo)
  await change(bo, ann, 'blocked')
  await remove(ann, bo)
  await ask(ann, bo)
  expect([await linesOf(bo), await linesOf(ann), await unreadOf(bo)]).toEqual([[], [], 0])
})

test('whom a contact blocks is left without a sign that they were accepted', async () => {
  await ask(ann, bo)
  await change(bo, ann, 'accepted')
  await change(bo, ann, 'blocked')
  expect(await linesOf(ann)).toEqual([])
})

const write = (from: Person, id: string, text = 'Do you know “enormous”?') =>
  app.call(sendMessage, { params: { id }, body: { id: randomUUID(), text } }, from.token)
const messagesOf = async (person: Person) => (await itemsOf(person)).filter(({ kind }) => kind === 'message')

test('messages of one conversation are one line without their text, read with the conversation and unread again by the next', async () => {
  const id = await openChat(app, ann, bo)
  await write(ann, id)
  app.advance(1_000)
  await write(ann, id)
  const [own, ...more] = await messagesOf(bo)
  expect(own).toMatchObject({ name: ann.username, subject: id, read: false, at: app.now().toISOString() })
  expect([more, await messagesOf(ann)]).toEqual([[], []])
  expect(JSON.stringify(await listOf(bo))).not.toContain('enormous')
  await app.call(markRead, { params: { id }, body: { seq: 2 } }, bo.token)
  expect(await messagesOf(bo)).toMatchObject([{ id: own?.id, read: true }])
  await write(ann, id)
  expect(await messagesOf(bo)).toMatchObject([{ id: own?.id, read: false }])
})

test('a message sent again notifies once, and one that was refused does not', async () => {
  const id = await openChat(app, ann, bo)
  const body = { id: randomUUID(), text: 'once' }
  await app.call(sendMessage, { params: { id }, body }, ann.token)
  await app.call(markRead, { params: { id }, body: { seq: 1 } }, bo.token)
  await Promise.all([1, 2].map(() => app.call(sendMessage, { params: { id }, body }, ann.token)))
  expect(await messagesOf(bo)).toMatchObject([{ read: true }])
  await remove(bo, ann)
  await app.refused(sendMessage, { params: { id }, body: { id: randomUUID(), text: 'twice' } }, ann.token)
  expect(await messagesOf(bo)).toMatchObject([{ read: true }])
})

test('no message is notified of while a page shows its conversation, until it says that it no longer does or falls silent', async () => {
  const [id, other] = [await openChat(app, ann, bo), await openChat(app, await app.user(), bo)]
  const view = (shown: boolean, who = bo) => app.call(viewConversation, { params: { id }, body: { shown } }, who.token)
  await view(true)
  // The page of who writes is not that of who reads.
  await view(true, ann)
  await write(ann, id)
  app.advance(44_000)
  await write(ann, id)
  expect(await messagesOf(bo)).toEqual([])
  app.advance(2_000)
  await write(ann, id)
  expect(await messagesOf(bo)).toHaveLength(1)
  await app.call(markRead, { params: { id }, body: { seq: 3 } }, bo.token)
  await view(true)
  await view(false)
  await write(ann, id)
  expect(await messagesOf(bo)).toMatchObject([{ read: false }])
  const stranger = await app.user()
  for (const place of [id, randomUUID()])
    expect(
      await app.refused(viewConversation, { params: { id: place }, body: { shown: true } }, stranger.token),
    ).toMatchObject({ status: 404, code: 'conversation_not_found' })
  expect(other).not.toBe(id)
})

test('who turned messages off hears of none, and with a block goes what was told of who is blocked', async () => {
  const id = await openChat(app, ann, bo)
  await app.call(updateUser, { body: { muted_notifications: ['message'] } }, bo.token)
  await write(ann, id)
  expect(await messagesOf(bo)).toEqual([])
  await write(bo, id)
  expect(await messagesOf(ann)).toHaveLength(1)
  await change(ann, bo, 'blocked')
  expect(await messagesOf(ann)).toEqual([])
})

test('an answer of the team leads to its ticket and is read there; the list of conversations has it among the others', async () => {
  const id = await openTicket(ann)
  app.advance(1_000)
  await write(bo, await openChat(app, ann, bo))
  const threads = async () => (await app.call(listConversations, { query: {} }, ann.token)).items
  expect((await threads()).map(({ kind, unread }) => [kind, unread])).toEqual([
    ['contact', 1],
    ['ticket', 0],
  ])
  app.advance(1_000)
  const key = randomUUID()
  await answer(id, key)
  await answer(id, key)
  expect(await threads()).toMatchObject([
    { kind: 'ticket', id, unread: 1, last: { own: false, text: 'Birds are on their way' } },
    { kind: 'contact', unread: 1 },
  ])
  expect(await app.call(countMessages, {}, ann.token)).toEqual({ messages: 2 })
  expect((await itemsOf(ann)).find(({ kind }) => kind === 'ticket_answered')).toMatchObject({ subject: id })
  expect(await app.refused(readTicket, { params: { id } }, bo.token)).toMatchObject({ code: 'ticket_not_found' })
  await app.call(readTicket, { params: { id } }, ann.token)
  await app.call(readTicket, { params: { id } }, ann.token)
  expect((await itemsOf(ann)).find(({ kind }) => kind === 'ticket_answered')).toMatchObject({ read: true })
  expect(await app.call(countMessages, {}, ann.token)).toEqual({ messages: 1 })
})

test('conversations and tickets are one list, page by page, each once', async () => {
  const started: string[] = []
  for (let count = 0; count < 20; count += 1) {
    started.push(await openTicket(ann))
    if (count % 2 === 0) app.advance(1_000)
    const friend = await app.user()
    const id = await openChat(app, friend, ann)
    await write(friend, id)
    started.push(id)
  }
  const listed: string[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await app.call(listConversations, { query: cursor === undefined ? {} : { cursor } }, ann.token)
    listed.push(...page.items.map(({ id }) => id))
    cursor = page.next
  }
  expect(listed).toHaveLength(started.length)
  expect(new Set(listed)).toEqual(new Set(started))
})

test('a learner who is suspended or leaving is neither listed nor counted, and is back afterwards', async () => {
  await ask(ann, bo)
  await app.prove(admin)
  const input = { params: { id: ann.id }, body: { reason: 'a test' } }
  await app.call(suspendUser, input, admin.token)
  expect([await linesOf(bo), await unreadOf(bo)]).toEqual([[], 0])
  await app.call(restoreUser, input, admin.token)
  expect([await linesOf(bo), await unreadOf(bo)]).toEqual([[`contact_request ${ann.username}`], 1])
  await app.db.update(users).set({ deletedAt: app.now() }).where(eq(users.id, ann.id))
  expect([await linesOf(bo), await unreadOf(bo)]).toEqual([[], 0])
  await app.db.delete(users).where(eq(users.id, ann.id))
  expect(await app.db.$count(notifications, eq(notifications.userId, bo.id))).toBe(0)
})

test('an answer to a ticket is told once, however often and at once it is sent; another answer is unread again', async () => {
  const id = await openTicket(ann)
  const key = randomUUID()
  await Promise.all([1, 2, 3].map(() => answer(id, key)))
  const [first] = await itemsOf(ann)
  expect(await linesOf(ann)).toEqual(['ticket_answered'])
  await app.call(readNotification, { params: { id: first?.id ?? '' } }, ann.token)
  await answer(id, key)
  expect(await unreadOf(ann)).toBe(0)
  app.advance(MINUTE)
  await answer(id)
  expect(await itemsOf(ann)).toMatchObject([{ id: first?.id, read: false, at: app.now().toISOString() }])
})

test('who reported a mistake is thanked once when it is mended, a guest too, and never when it is not', async () => {
  const guest = await app.guest()
  const [mended, dismissed, byGuest] = [
    await report(ann, 'tiger'),
    await report(ann, 'dog'),
    await report(guest, 'cow'),
  ]
  await Promise.all([resolve(mended, true), resolve(mended, true), resolve(dismissed, false), resolve(byGuest, true)])
  expect([await linesOf(ann), await linesOf(guest)]).toEqual([['report_mended tiger'], ['report_mended cow']])
  expect(await unreadOf(guest)).toBe(1)
})

test('one is read by going there, all up to the newest that was seen; what came meanwhile stays unread', async () => {
  for (let count = 0; count < 3; count += 1) {
    await tell(ann)
    app.advance(1_000)
  }
  const [newest, middle] = await itemsOf(ann)
  await app.call(readNotification, { params: { id: middle?.id ?? '' } }, ann.token)
  await app.call(readNotification, { params: { id: middle?.id ?? '' } }, ann.token)
  expect((await itemsOf(ann)).map(({ read }) => read)).toEqual([false, true, false])
  await tell(ann)
  await Promise.all([1, 2].map(() => app.call(readNotifications, { body: { until: newest?.at ?? '' } }, ann.token)))
  expect((await itemsOf(ann)).map(({ read }) => read)).toEqual([false, true, true, true])
  expect(await unreadOf(ann)).toBe(1)
})

test('a learner neither sees nor reads those of another', async () => {
  await tell(ann)
  const [own] = await itemsOf(ann)
  const params = { id: own?.id ?? '' }
  expect(await app.refused(readNotification, { params }, bo.token)).toMatchObject({ status: 404, code: 'not_found' })
  await app.call(readNotifications, { body: { until: app.now().toISOString() } }, bo.token)
  expect([await linesOf(bo), await unreadOf(ann)]).toEqual([[], 1])
})

test('the newest 200 are kept, listed page by page, and counted to 100', async () => {
  for (let count = 0; count < notificationLimits.kept + 5; count += 1) await tell(ann)
  app.advance(1_000)
  await tell(ann, 'report_mended')
  const found: Notification[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await listOf(ann, cursor)
    found.push(...page.items)
    cursor = page.next
  }
  expect(new Set(found.map(({ id }) => id)).size).toBe(notificationLimits.kept)
  expect(found[0]?.kind).toBe('report_mended')
  expect(await app.db.$count(notifications, eq(notifications.userId, ann.id))).toBe(notificationLimits.kept)
  expect(await unreadOf(ann)).toBe(notificationLimits.counted)
})

test('after 90 days it is gone', async () => {
  await tell(ann)
  const end = app.now().getTime() + notificationLimits.days * DAY
  await removeOldNotifications(app.db, new Date(end))
  expect(await linesOf(ann)).toHaveLength(1)
  await removeOldNotifications(app.db, new Date(end + 1))
  expect(await linesOf(ann)).toEqual([])
})

test('a kind that the learner turned off is not told, others are', async () => {
  await app.call(updateUser, { body: { muted_notifications: ['contact_request'] } }, ann.token)
  expect(await app.call(getUser, {}, ann.token)).toMatchObject({ muted_notifications: ['contact_request'] })
  await ask(bo, ann)
  await tell(ann)
  expect(await linesOf(ann)).toEqual(['ticket_answered'])
  const unknown = ['no_such_kind' as 'contact_request']
  expect(await app.refused(updateUser, { body: { muted_notifications: unknown } }, ann.token)).toMatchObject({
    status: 400,
  })
})

test('every page of the learner is told to read the count and the list again, and nobody else’s', async () => {
  const heard: LiveEvent['resource'][] = []
  const others: LiveEvent['resource'][] = []
  app.deps.live.hear(bo.id, ({ resource }) => heard.push(resource))
  app.deps.live.hear(ann.id, ({ resource }) => others.push(resource))
  await ask(ann, bo)
  await expect.poll(() => heard).toEqual(['user', 'notifications'])
  const [own] = await itemsOf(bo)
  await app.call(readNotification, { params: { id: own?.id ?? '' } }, bo.token)
  await expect.poll(() => heard).toEqual(['user', 'notifications', 'user', 'notifications'])
  expect(others).toEqual([])
})

test('a call that fails tells nothing', async () => {
  await expect(
    app.db.transaction(async (tx) => {
      await notify(tx, ann.id, { kind: 'ticket_answered', subjectId: randomUUID() }, app.now())
      throw new Error('the rest went wrong')
    }),
  ).rejects.toThrow('the rest went wrong')
  expect(await linesOf(ann)).toEqual([])
})
