// @module-tag postgres
import { addContact, listContacts } from '#contract/contacts'
import { getLeaderboard } from '#contract/leaderboard'
import { restoreUser, suspendUser } from '#contract/admin-users'
import { createTestApp, MINUTE, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { play } from '#tests/play'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await app.admin()
})
afterAll(() => app.close())

const change = async (action: 'suspend' | 'restore', { id }: Person) => {
  await app.prove(admin)
  const input = { params: { id }, body: { reason: 'a test' } }
  await (action === 'suspend' ? app.call(suspendUser, input, admin.token) : app.call(restoreUser, input, admin.token))
  // Boards are kept for half a minute.
  app.advance(MINUTE)
}

test('a suspended learner is on no board and among nobody’s contacts, and is back once restored', async () => {
  const [ann, bo, cem, dan] = await Promise.all(['', '', '', ''].map(() => app.user()))
  if (!ann || !bo || !cem || !dan) throw new Error('four people were to be made')
  await play(app, bo.token)
  const ask = (who: Person, whom: Person) => app.call(addContact, { body: { name: whom.username } }, who.token)
  await ask(ann, bo)
  await ask(bo, ann)
  await ask(bo, cem)
  const names = async () => {
    const board = async (scope: 'world' | 'contacts') =>
      (await app.call(getLeaderboard, { query: { scope } }, ann.token)).top.map(({ username }) => username)
    const known = async (who: Person) =>
      (await app.call(listContacts, {}, who.token)).contacts.map(({ username, state }) => `${username} ${state}`)
    return [await board('world'), await board('contacts'), await known(ann), await known(cem)]
  }
  const shown = [[bo.username], [bo.username], [`${bo.username} accepted`], [`${bo.username} asks`]]
  app.advance(MINUTE)
  expect(await names()).toEqual(shown)

  await change('suspend', bo)
  expect(await names()).toEqual([[], [], [], []])
  expect(await app.refused(addContact, { body: { name: bo.username } }, dan.token)).toMatchObject({
    code: 'contact_unknown',
  })

  await change('restore', bo)
  expect(await names()).toEqual(shown)
})
