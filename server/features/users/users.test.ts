// @module-tag postgres
import {
  adminGetUser,
  adminListUsers,
  grantVipDays,
  replaceUsername,
  restoreUser,
  signOutUser,
  suspendUser,
} from '#contract/admin-users'
import { phoneLoginOrRegister, signIn, startGuest } from '#contract/auth'
import { forgotPassword, resetPassword } from '#contract/password-reset'
import { deleteAccount } from '#contract/privacy'
import { getUser } from '#contract/profile'
import { createTestApp, DAY, MINUTE, type TestApp } from '#tests/app'
import { messagesTo } from '#tests/mailbox'
import type { Person } from '#tests/people'
import { hash } from '@node-rs/argon2'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions, users } from '../../db/schema/accounts.ts'
import { adminLog } from '../../db/schema/admin-log.ts'
import { subscriptions } from '../../db/schema/orders.ts'

let app: TestApp
let admin: Person
const password = 'Tall-Birch-42'
let passwordHash: string
beforeAll(async () => {
  app = await createTestApp()
  passwordHash = await hash(password)
  admin = await provenAdmin()
})
afterAll(() => app.close())

const prove = (person: Person) => app.prove(person)
async function provenAdmin() {
  const person = await app.admin()
  await prove(person)
  return person
}
const about = ({ id }: Person, body: object = { reason: 'because' }) => ({ params: { id }, body }) as never
const logOf = async ({ id }: Person) =>
  (await app.db.select().from(adminLog).where(eq(adminLog.subject, id)).orderBy(adminLog.id)).map(
    ({ action, actorId, before, after }) => ({ action, actorId, before, after }),
  )
const list = async (query: object) =>
  (await app.call(adminListUsers, { query }, admin.token)).items.map(({ username }) => username)

test('users are found by the beginning of a name, or all of an address, a number or an id, and addresses are masked', async () => {
  const ann = await app.user({ username: 'Find_ann', email: 'find.ann@example.com', phone: '13912345678' })
  app.advance(MINUTE)
  await app.user({ username: 'findXbob', email: 'bob.find@example.com' })
  await app.guest({ username: 'find-guest' })
  expect(await list({ q: 'FIND' })).toEqual(['findXbob', 'Find_ann'])
  expect(await list({ q: 'find_' })).toEqual(['Find_ann'])
  expect(await list({ q: 'find.ann@EXAMPLE.com' })).toEqual(['Find_ann'])
  expect(await list({ q: 'find.ann@' })).toEqual([])
  expect(await list({ q: '13912345678' })).toEqual(['Find_ann'])
  for (const q of ['+86 139 1234 5678', '139-1234-5678', '139****5678', 'f***@Example.com'])
    expect(await list({ q })).toContain('Find_ann')
  for (const q of ['138****5678', '139****5670', 'f***@example.co', '_***@example.com', 'f***'])
    expect(await list({ q })).not.toContain('Find_ann')
  expect(await list({ q: ann.id })).toEqual(['Find_ann'])
  expect(await list({ q: 'find', state: 'suspended' })).toEqual([])
  const { items } = await app.call(adminListUsers, { query: { q: ann.id } }, admin.token)
  expect(items).toMatchObject([
    { email: 'f***@example.com', phone: '139****5678', is_admin: false, suspended_at: null },
  ])
})

test('more than a page: each account once, the newest first', async () => {
  for (let index = 0; index < 33; index += 1) await app.user({ username: `paged-${index}` })
  const first = await app.call(adminListUsers, { query: { q: 'paged-' } }, admin.token)
  const rest = await app.call(adminListUsers, { query: { q: 'paged-', cursor: first.next ?? '' } }, admin.token)
  expect(first.items).toHaveLength(30)
  expect(rest.next).toBeNull()
  expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(33)
})

test('the page of a user shows sessions and orders, nothing secret, and each view is logged', async () => {
  const ann = await app.user({ passwordHash, phone: '13912340001' })
  const details = await app.call(adminGetUser, { params: { id: ann.id } }, admin.token)
  expect(details).toMatchObject({
    user: { id: ann.id, phone: '139****0001' },
    session_count: 1,
    orders: [],
    plan: null,
  })
  expect(JSON.stringify(details)).not.toMatch(/argon2|13912340001|hash|token/i)
  expect(await logOf(ann)).toEqual([{ action: 'user.view', actorId: admin.id, before: null, after: null }])
  const buyer = await app.user({ vipUntil: new Date(app.now().getTime() + DAY) })
  const bought = { plan: 'yearly', provider: 'stripe', renewal: 'sub_1', autoRenew: true, endsAt: app.now() }
  await app.db.insert(subscriptions).values({ userId: buyer.id, ...bought })
  const planOf = async () => (await app.call(adminGetUser, { params: { id: buyer.id } }, admin.token)).plan
  expect(await planOf()).toEqual({ id: 'yearly', renews: true })
  await app.db.update(users).set({ vipUntil: app.now() }).where(eq(users.id, buyer.id))
  expect(await planOf()).toBeNull()
  const guest = await app.guest()
  expect(await app.refused(adminGetUser, { params: { id: guest.id } }, admin.token)).toMatchObject({
    code: 'not_found',
  })
})

test('a suspended account is closed: sessions end, and no way in opens it, after the right credentials alone in plain words', async () => {
  const phone = '13912340002'
  const ann = await app.user({ email: 'closed@example.com', phone, passwordHash })
  const guest = await app.call(startGuest, { body: {} })
  await app.call(forgotPassword, { body: { email: 'closed@example.com' } })
  const [session] = await app.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, ann.id))
  const ended = Promise.withResolvers<void>()
  app.deps.watchSession({ id: session?.id ?? '' }, ended.resolve)
  await app.call(suspendUser, about(ann, { reason: 'spam in names' }), admin.token)
  await app.call(suspendUser, about(ann), admin.token)
  await ended.promise
  expect(await app.refused(getUser, {}, ann.token)).toMatchObject({ status: 401 })
  expect(await logOf(ann)).toEqual([
    {
      action: 'user.suspend',
      actorId: admin.id,
      before: { state: 'active' },
      after: { state: 'suspended', reason: 'spam in names' },
    },
  ])
  expect(await list({ q: ann.id, state: 'suspended' })).toEqual([ann.username])

  const closed = {
    status: 403,
    code: 'account_suspended',
    message: expect.stringContaining('demo-only@support.example'),
  }
  const byPassword = (secret: string) => ({ body: { email: 'closed@example.com', password: secret } })
  expect(await app.refused(signIn, byPassword('Wrong-1234'))).toMatchObject({ code: 'invalid_credentials' })
  expect(await app.refused(signIn, byPassword(password), guest.access_token)).toMatchObject(closed)
  // The link of before has ended; one that is asked for now opens nothing either.
  const links = async () =>
    (await messagesTo(app, 'closed@example.com')).flatMap(
      ({ text }) => /reset-password\/([\w.-]+)/.exec(text)?.[1] ?? [],
    )
  const [old = ''] = await links()
  const reset = (token: string) => app.refused(resetPassword, { body: { token, password: 'New-Birch-43' } })
  expect(await reset(old)).toMatchObject({ code: 'link_expired' })
  app.advance(2 * MINUTE)
  await app.call(forgotPassword, { body: { email: 'closed@example.com' } })
  const fresh = (await links()).find((link) => link !== old) ?? ''
  expect(await reset(fresh)).toMatchObject(closed)
  await app.request('/api/auth/phone/send-code', { json: { phone, purpose: 'login_or_register' } })
  const [code = ''] = (await messagesTo(app, phone)).flatMap(({ text }) => /\d{6}/.exec(text) ?? [])
  expect(await app.refused(phoneLoginOrRegister, { body: { phone, verification_code: code } })).toMatchObject(closed)
  expect(await app.db.$count(sessions, eq(sessions.userId, ann.id))).toBe(0)
  const security = app.logs.filter((line) => 'security' in line && line['userId'] === ann.id)
  expect(security.map(({ security: event, detail, level }) => ({ event, detail, level }))).toEqual(
    Array.from({ length: 3 }, () => ({ event: 'sign_in_refused', detail: 'account_suspended', level: 40 })),
  )

  await prove(admin)
  await app.call(restoreUser, about(ann), admin.token)
  expect(await app.call(signIn, byPassword(password))).toMatchObject({ access_token: expect.any(String) })
})

test('a session that begins while its account is suspended does not stay', async () => {
  const ann = await app.user({ email: 'racing@example.com', passwordHash })
  const tries = Array.from({ length: 4 }, () =>
    app.request('/api/auth/signin', { json: { email: 'racing@example.com', password } }),
  )
  await Promise.all([...tries, app.call(suspendUser, about(ann), admin.token)])
  expect(await app.db.$count(sessions, eq(sessions.userId, ann.id))).toBe(0)
})

test('nobody suspends themselves, and of two who suspend each other one is left', async () => {
  expect(await app.refused(suspendUser, about(admin), admin.token)).toMatchObject({ status: 409, code: 'own_account' })
  for (let round = 0; round < 5; round += 1) {
    const [one, two] = [await provenAdmin(), await provenAdmin()]
    await Promise.all(
      [
        [one, two],
        [two, one],
      ].map(([by, whom]) =>
        app.request(`/api/admin/users/${whom?.id}/suspend`, { token: by?.token, json: { reason: 'x' } }),
      ),
    )
    const active = and(eq(users.role, 'admin'), isNull(users.suspendedAt))
    const left = await app.db.select({ id: users.id }).from(users).where(active)
    expect(left.filter(({ id }) => id === one.id || id === two.id)).toHaveLength(1)
  }
})

test('the last administrator cannot delete their account, and of two who delete at once one is left', async () => {
  const own = await createTestApp()
  try {
    const active = () => own.db.$count(users, and(eq(users.role, 'admin'), isNull(users.deletedAt)))
    const proven = async () => {
      const person = await own.admin()
      await own.db.update(sessions).set({ provenAt: own.now() }).where(eq(sessions.userId, person.id))
      return person
    }
    const last = await proven()
    const refusal = { status: 409, code: 'last_administrator' }
    expect(await own.refused(deleteAccount, {}, last.token)).toMatchObject(refusal)
    expect(await own.call(getUser, {}, last.token)).toMatchObject({ id: last.id })
    // One who is suspended or leaves already is none who could go on.
    const closed = await own.admin()
    await own.db.update(users).set({ suspendedAt: own.now() }).where(eq(users.id, closed.id))
    expect(await own.refused(deleteAccount, {}, last.token)).toMatchObject(refusal)
    await own.db.update(users).set({ role: 'user' }).where(eq(users.id, closed.id))
    let left = last
    for (let round = 0; round < 4; round += 1) {
      const both = [left, await proven()]
      const answers = await Promise.all(
        both.map(({ token }) => own.request(deleteAccount.path, { method: 'DELETE', token })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await active()).toBe(1)
      left = both[answers.findIndex(({ status }) => status === 409)] ?? last
    }
  } finally {
    await own.close()
  }
})

test('a neutral name, days of VIP, and a sign-out everywhere, each logged with its reason', async () => {
  const ann = await app.user({ username: 'rude-name' })
  await prove(admin)
  await app.call(replaceUsername, about(ann), admin.token)
  const { username } = await app.call(getUser, {}, ann.token)
  expect(username).toMatch(/^learner-\w{6}$/)
  await app.call(grantVipDays, about(ann, { days: 30, reason: 'sorry' }), admin.token)
  const until = new Date(app.now().getTime() + 30 * DAY).toISOString()
  expect(await app.call(getUser, {}, ann.token)).toMatchObject({ is_vip: true, vip_until: until })
  await app.call(signOutUser, about(ann), admin.token)
  expect(await app.refused(getUser, {}, ann.token)).toMatchObject({ status: 401 })
  expect(await logOf(ann)).toMatchObject([
    { action: 'user.rename', before: { username: 'rude-name' }, after: { username, reason: 'because' } },
    { action: 'user.grant_vip', before: { vip_until: null }, after: { vip_until: until, days: 30, reason: 'sorry' } },
    { action: 'user.sign_out', after: { reason: 'because' } },
  ])
})

test('each change needs recent authentication, a reason, and an administrator', async () => {
  const ann = await app.user()
  const stale = await app.admin()
  const learner = await app.user()
  for (const change of [suspendUser, restoreUser, replaceUsername, signOutUser]) {
    expect(await app.refused(change, about(ann), stale.token)).toMatchObject({ status: 403, code: 'reauth_required' })
    expect(await app.refused(change, about(ann), learner.token)).toMatchObject({ status: 403, code: 'admin_only' })
    expect(await app.refused(change, about(ann, { reason: ' ' }), admin.token)).toMatchObject({ status: 400 })
  }
  expect(await app.refused(grantVipDays, about(ann, { days: 30, reason: 'x' }), stale.token)).toMatchObject({
    code: 'reauth_required',
  })
  expect(await app.refused(grantVipDays, about(ann, { days: 367, reason: 'x' }), admin.token)).toMatchObject({
    status: 400,
  })
  expect(await logOf(ann)).toEqual([])
})
