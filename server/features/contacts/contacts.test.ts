// @module-tag postgres
import { addContact, changeContact, listContacts, removeContact } from '#contract/contacts'
import { requestLimit } from '#contract/limits'
import { MOST_CONTACTS } from '#contract/sizes'
import { createTestApp, DAY, MINUTE, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { play } from '#tests/play'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { contacts } from '../../db/schema/contacts.ts'

let app: TestApp
let ann: Person
let bo: Person
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ann = await app.user()
  bo = await app.user()
})

const add = (from: Person, name: string) => app.call(addContact, { body: { name } }, from.token)
const change = (from: Person, to: Person, state: 'accepted' | 'blocked') =>
  app.call(changeContact, { params: { id: to.id }, body: { state } }, from.token)
const remove = (from: Person, to: Person) => app.call(removeContact, { params: { id: to.id } }, from.token)
const seenBy = async (person: Person) =>
  (await app.call(listContacts, {}, person.token)).contacts.map(({ username, state }) => `${state} ${username}`)

test('a request by name is accepted by the other side, who then sees streak and points', async () => {
  await add(ann, bo.username.toUpperCase())
  await add(ann, bo.username)
  expect(await seenBy(ann)).toEqual([`asked ${bo.username}`])
  expect(await seenBy(bo)).toEqual([`asks ${ann.username}`])
  expect((await app.call(listContacts, {}, bo.token)).contacts[0]).toMatchObject({ streak: null, points: null })
  await change(bo, ann, 'accepted')
  const { result } = await play(app, ann.token)
  expect((await app.call(listContacts, {}, bo.token)).contacts).toEqual([
    {
      id: ann.id,
      username: ann.username,
      avatar: null,
      state: 'accepted',
      streak: 1,
      points: result.points,
      spoken_ms: null,
      text: null,
    },
  ])
  await remove(ann, bo)
  expect([await seenBy(ann), await seenBy(bo)]).toEqual([[], []])
})

test('asking one another is accepting, and an invite code is a name as well', async () => {
  const [code] = await app.db.select({ code: users.inviteCode }).from(users).where(eq(users.id, bo.id))
  await add(ann, code?.code ?? '')
  await add(bo, ann.username)
  expect([await seenBy(ann), await seenBy(bo)]).toEqual([[`accepted ${bo.username}`], [`accepted ${ann.username}`]])
})

test('a blocked learner learns nothing of the block and reaches no one', async () => {
  await add(ann, bo.username)
  await change(bo, ann, 'blocked')
  expect(await seenBy(bo)).toEqual([`blocked ${ann.username}`])
  expect(await seenBy(ann)).toEqual([`asked ${bo.username}`])
  await remove(ann, bo)
  await add(ann, bo.username)
  expect(await seenBy(bo)).toEqual([`blocked ${ann.username}`])
  expect(
    await app.refused(changeContact, { params: { id: bo.id }, body: { state: 'accepted' } }, ann.token),
  ).toMatchObject({ status: 404, code: 'contact_unknown' })
  await remove(bo, ann)
  expect(await seenBy(bo)).toEqual([`asks ${ann.username}`])
})

test('no one becomes a contact without a request, of oneself or as a guest', async () => {
  const guest = await app.guest()
  for (const name of ['nobody-here', guest.username])
    expect(await app.refused(addContact, { body: { name } }, ann.token)).toMatchObject({ code: 'contact_unknown' })
  expect(await app.refused(addContact, { body: { name: ann.username } }, ann.token)).toMatchObject({
    fields: { name: expect.any(String) },
  })
  for (const state of ['accepted', 'blocked'] as const)
    expect(await app.refused(changeContact, { params: { id: bo.id }, body: { state } }, ann.token)).toMatchObject({
      status: 404,
    })
  expect(await app.refused(addContact, { body: { name: bo.username } }, guest.token)).toMatchObject({
    code: 'guest_not_allowed',
  })
})

/** A learner whose list has room for `room` more. */
async function almostFull(room: number): Promise<Person> {
  const person = await app.user()
  const strangers = await app.db
    .insert(users)
    .values(
      Array.from({ length: MOST_CONTACTS - room }, (_, index) => {
        const name = `s${index}-${person.username.slice(-8)}`
        return { username: name, inviteCode: name, role: 'user', createdAt: app.now(), lastSeenAt: app.now() }
      }),
    )
    .returning({ id: users.id })
  const at = app.now()
  await app.db
    .insert(contacts)
    .values(strangers.map(({ id }) => ({ userId: person.id, otherId: id, state: 'accepted', at })))
  return person
}

const statusOf = (sent: Promise<unknown>) =>
  sent.then(
    () => 'done',
    (error: unknown) => /"code":"(\w+)"/.exec(String(error))?.[1],
  )

test('of two who ask each other at once both are contacts', async () => {
  const pairs = await Promise.all(Array.from({ length: 15 }, async () => [await app.user(), await app.user()] as const))
  await Promise.all(pairs.flatMap(([a, b]) => [add(a, b.username), add(b, a.username)]))
  for (const [a, b] of pairs)
    expect([await seenBy(a), await seenBy(b)]).toEqual([[`accepted ${b.username}`], [`accepted ${a.username}`]])
})

test('accepting stops where a list is full, by the button and by asking back', async () => {
  const full = await almostFull(0)
  await add(ann, full.username)
  const body = { state: 'accepted' } as const
  expect(await app.refused(changeContact, { params: { id: ann.id }, body }, full.token)).toMatchObject({
    status: 409,
    code: 'contact_limit',
  })
  expect(await app.refused(addContact, { body: { name: ann.username } }, full.token)).toMatchObject({
    code: 'contact_limit',
  })
  expect(await seenBy(ann)).toEqual([`asked ${full.username}`])
  await change(full, ann, 'blocked')
  expect((await seenBy(full)).filter((line) => !line.startsWith('accepted'))).toEqual([`blocked ${ann.username}`])
})

test('whatever is asked and accepted at once, no list grows beyond its size', async () => {
  const person = await almostFull(2)
  const others = await Promise.all(Array.from({ length: 4 }, () => app.user()))
  const [first, second, third, fourth] = others
  if (!first || !second || !third || !fourth) throw new Error('A learner is missing.')
  await add(first, person.username)
  await add(second, person.username)
  const outcomes = await Promise.all([
    statusOf(change(person, first, 'accepted')),
    statusOf(change(person, second, 'accepted')),
    statusOf(add(person, third.username)),
    statusOf(add(person, fourth.username)),
  ])
  expect(outcomes.toSorted()).toEqual(['contact_limit', 'contact_limit', 'done', 'done'])
  expect(await app.db.$count(contacts, eq(contacts.userId, person.id))).toBe(MOST_CONTACTS)
})

test('a crowd of requests is shown in part, the latest first', async () => {
  const crowd = await app.db
    .insert(users)
    .values(
      Array.from({ length: MOST_CONTACTS + 5 }, (_, index) => {
        const name = `c${index}-${ann.username.slice(-8)}`
        return { username: name, inviteCode: name, role: 'user', createdAt: app.now(), lastSeenAt: app.now() }
      }),
    )
    .returning({ id: users.id })
  await app.db
    .insert(contacts)
    .values(crowd.map(({ id }) => ({ userId: id, otherId: ann.id, state: 'asked', at: app.now() })))
  app.advance(MINUTE)
  await add(bo, ann.username)
  const seen = await seenBy(ann)
  expect(seen).toHaveLength(MOST_CONTACTS)
  expect(seen).toContain(`asks ${bo.username}`)
})

test('so many requests a day that nobody has accepted; one that is sent again is not counted', async () => {
  const others = await Promise.all(Array.from({ length: requestLimit.points + 2 }, () => app.user()))
  const [first, ...rest] = others
  const last = rest.pop()
  if (!first || !last) throw new Error('nobody was made')
  await Promise.all(rest.map(({ username }) => add(ann, username)))
  const body = { name: first.username }
  expect(await app.refused(addContact, { body }, ann.token)).toMatchObject({
    status: 429,
    code: 'contact_request_limit',
    fields: { name: expect.any(String) },
  })
  expect(await seenBy(first)).toEqual([])
  await add(ann, rest[0]?.username ?? '')
  // An answer makes room, and who asked first is accepted all the same.
  await add(last, ann.username)
  await add(ann, last.username)
  await change(rest[0] as Person, ann, 'accepted')
  await add(ann, first.username)
  app.advance(DAY + MINUTE)
  const later = await app.user()
  await add(ann, later.username)
  expect(await seenBy(later)).toEqual([`asks ${ann.username}`])
})
