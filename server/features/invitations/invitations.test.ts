// @module-tag postgres
import { claimGuest, signIn, signUp, verifyEmail } from '#contract/auth'
import { listContacts } from '#contract/contacts'
import { getUser } from '#contract/profile'
import { createTestApp, DAY, type TestApp } from '#tests/app'
import { linkTokenFor } from '#tests/mailbox'
import { finish, play, send, start, answersFor } from '#tests/play'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { learn } from '#tests/learning'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const vipDays = async ({ token }: { token: string }): Promise<number> => {
  const { vip_until } = await app.call(getUser, {}, token)
  return vip_until === null ? 0 : Math.round((Date.parse(vip_until) - app.now().getTime()) / DAY)
}

test('the first finished run of an invited person gives both three days of VIP, once', async () => {
  const inviter = await app.user({ vipUntil: new Date(app.now().getTime() + 10 * DAY) })
  const invited = await app.user({ invitedBy: inviter.id })
  expect(await vipDays(invited)).toBe(0)
  await play(app, invited.token)
  expect(await Promise.all([invited, inviter].map(vipDays))).toEqual([3, 13])
  await play(app, invited.token)
  expect(await Promise.all([invited, inviter].map(vipDays))).toEqual([3, 13])
})

test('a run faster than a person can play earns no thanks', async () => {
  const inviter = await app.user()
  const invited = await app.user({ invitedBy: inviter.id })
  const run = await start(app, invited.token)
  await send(app, invited.token, run, answersFor(run))
  await finish(app, invited.token, run)
  expect(await Promise.all([invited, inviter].map(vipDays))).toEqual([0, 0])
})

test('ten invitations of one person are thanked for, however many finish at once', async () => {
  const inviter = await app.user()
  const invited = await Promise.all(Array.from({ length: 12 }, () => app.user({ invitedBy: inviter.id })))
  const runs = await Promise.all(invited.map(({ token }) => start(app, token)))
  app.advance(20_000)
  await Promise.all(runs.map((run, index) => send(app, invited[index]?.token ?? '', run, answersFor(run))))
  await Promise.all(runs.map((run, index) => finish(app, invited[index]?.token ?? '', run)))
  expect(await vipDays(inviter)).toBe(30)
  const days = await Promise.all(invited.map(vipDays))
  expect(days.filter((count) => count === 3)).toHaveLength(10)
  expect(days.filter((count) => count === 0)).toHaveLength(2)
})

test('a run finished as a guest counts when the account is made by mail', async () => {
  const inviter = await app.user({ inviteCode: 'THANKS23' })
  const guest = await app.guest()
  await play(app, guest.token)
  const body = { username: 'invited-guest', email: 'invited@example.com', password: 'Tall-Birch-42' }
  await app.call(signUp, { body: { ...body, inviteCode: 'thanks23' } }, guest.token)
  expect(await vipDays(inviter)).toBe(0)
  await app.call(verifyEmail, { body: { token: await linkTokenFor(app, body.email) } })
  const { access_token: token } = await app.call(signIn, { body: { email: body.email, password: body.password } })
  expect(await Promise.all([{ token }, inviter].map(vipDays))).toEqual([3, 3])
  const { contacts } = await app.call(listContacts, {}, inviter.token)
  expect(contacts).toMatchObject([{ username: 'invited-guest', state: 'asks' }])
})

test('answers that a guest brings along later count too', async () => {
  const inviter = await app.user()
  const invited = await app.user({ invitedBy: inviter.id })
  const guest = await app.guest()
  await learn(app, guest.id)
  await app.call(claimGuest, { body: { guest_token: guest.token } }, invited.token)
  expect(await Promise.all([invited, inviter].map(vipDays))).toEqual([3, 3])
})
