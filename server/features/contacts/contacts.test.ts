import { addContact, changeContact, listContacts, removeContact } from '#contract/contacts'
import { createTestApp, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { play } from '#tests/play'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'

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
    { id: ann.id, username: ann.username, avatar: null, state: 'accepted', streak: 1, points: result.points },
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

test('who is blocked learns nothing and reaches nobody', async () => {
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

test('nobody is a contact without being asked, nor of oneself, nor as a guest', async () => {
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
