// @module-tag postgres
/** What a learner does against what they do not want. */
import { randomUUID } from 'node:crypto'
import { blockOther, countUnread, getConversation, listMessages, muteConversation, sendMessage } from '#contract/chat'
import { addContact, listContacts, removeContact } from '#contract/contacts'
import { newcomerLimits } from '#contract/limits'
import { listNotifications } from '#contract/notifications'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import { openChat } from '#tests/chat'
import type { Person } from '#tests/people'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

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

const message = (text: string) => ({ params: { id }, body: { id: randomUUID(), text } })
const send = (from: Person, text: string) => app.call(sendMessage, message(text), from.token)
const refusedSend = (from: Person, text: string) => app.refused(sendMessage, message(text), from.token)
const page = (person: Person) => app.call(listMessages, { params: { id }, query: {} }, person.token)
const seenBy = (person: Person) => app.call(getConversation, { params: { id } }, person.token)
const mute = (person: Person, muted: boolean) =>
  app.call(muteConversation, { params: { id }, body: { muted } }, person.token)
const block = (person: Person, blocked: boolean) =>
  app.call(blockOther, { params: { id }, body: { blocked } }, person.token)

test('a muted conversation is counted in its own row alone and told of nowhere, and the other one does not see it', async () => {
  await mute(bo, true)
  await mute(bo, true)
  await send(ann, 'Are you there?')
  expect(await app.call(countUnread, {}, bo.token)).toEqual({ messages: 0 })
  expect(await seenBy(bo)).toMatchObject({ muted: true, unread: 1 })
  expect(await seenBy(ann)).toMatchObject({ muted: false, state: 'open' })
  const told = await app.call(listNotifications, { query: {} }, bo.token)
  expect(told.items.map(({ kind }) => kind)).not.toContain('message')
  await mute(bo, false)
  expect(await app.call(countUnread, {}, bo.token)).toEqual({ messages: 1 })
})

test('who blocks from within gets nothing any more; to the other one it looks like a removed contact', async () => {
  const heard: string[] = []
  const stop = app.deps.live.hear(ann.id, ({ resource }) => heard.push(resource))
  await send(ann, 'before')
  await expect.poll(() => heard).toContain('conversations')
  heard.length = 0
  await block(bo, true)
  await block(bo, true)
  expect(await seenBy(bo)).toMatchObject({ state: 'blocked' })
  expect(await seenBy(ann)).toMatchObject({ state: 'not_contacts', with: { username: bo.username } })
  expect(await refusedSend(ann, 'still?')).toMatchObject({ status: 409, code: 'conversation_closed' })
  expect(await refusedSend(bo, 'from me')).toMatchObject({ status: 409, code: 'conversation_closed' })
  // Asking again brings nothing either, and is answered as always.
  await app.call(addContact, { body: { name: bo.username } }, ann.token)
  const seen = async (person: Person) => (await app.call(listContacts, {}, person.token)).contacts
  expect(await seen(bo)).toMatchObject([{ state: 'blocked' }])
  expect(await seen(ann)).toMatchObject([{ state: 'asked' }])
  // What she was told of the contact is withdrawn, as when she is removed.
  await expect.poll(() => heard).toContain('notifications')
  expect(heard).not.toContain('conversations')
  stop()
  expect((await page(bo)).items).toHaveLength(1)
  await block(bo, false)
  expect(await seenBy(bo)).toMatchObject({ state: 'not_contacts' })
})

test('who was removed can be blocked all the same', async () => {
  await app.call(removeContact, { params: { id: bo.id } }, ann.token)
  await block(bo, true)
  expect(await seenBy(bo)).toMatchObject({ state: 'blocked' })
})

test('an account writes to five people on its first day, over all replicas; to them as often as it likes, and to others later', async () => {
  const other = await app.restarted({})
  const conversations = await Promise.all(
    Array.from({ length: newcomerLimits.people.points + 2 }, async () => openChat(app, await app.user(), ann)),
  )
  const key = new Map(conversations.map((conversation) => [conversation, randomUUID()]))
  const write = (conversation: string, id: string = randomUUID(), at: TestApp = app) =>
    at.call(sendMessage, { params: { id: conversation }, body: { id, text: 'Hi' } }, ann.token)
  const outcomes = await Promise.allSettled(
    conversations.map((conversation, index) => write(conversation, key.get(conversation), index % 2 ? app : other)),
  )
  const written = conversations.filter((_, index) => outcomes[index]?.status === 'fulfilled')
  expect(written).toHaveLength(newcomerLimits.people.points)
  await write(written[0] ?? '')
  const [refused = ''] = conversations.filter((conversation) => !written.includes(conversation))
  const body = { id: key.get(refused) ?? '', text: 'Hi' }
  expect(await app.refused(sendMessage, { params: { id: refused }, body }, ann.token)).toMatchObject({
    status: 429,
    code: 'message_people_limit',
    fields: { text: expect.any(String) },
  })
  app.advance(DAY)
  for (const conversation of conversations) await write(conversation)
})
