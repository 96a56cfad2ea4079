// @module-tag postgres
/** The table of docs/security.md: what waits to change an account, and what ends it. */
import {
  changeEmail,
  changePassword,
  changePhone,
  confirmEmail,
  endOtherSessions,
  sendPhoneCode,
  stopEmailChange,
} from '#contract/account'
import { phoneLoginOrRegister, sendCode, signIn, signUp, verifyEmail } from '#contract/auth'
import { googleNonce, signInWithGoogle } from '#contract/google'
import { deleteAccount } from '#contract/privacy'
import { checkReset, forgotPassword, resetPassword } from '#contract/password-reset'
import { reauthByLink } from '#contract/reauth'
import { getUser } from '#contract/profile'
import { createTestApp, MINUTE, type TestApp } from '#tests/app'
import { startFakeGoogle, type FakeGoogle } from '#tests/fake-google'
import { codeFor, linkTokenFor } from '#tests/mailbox'
import { play } from '#tests/play'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registrations, sessions, users } from '../../../db/schema/accounts.ts'
import { insertIdentity } from '../google/identities.store.ts'
import { createLink } from '../codes/links.store.ts'
import { createPasswords } from '../passwords/passwords.ts'
import { createSession, findSession, recordReauth } from '../sessions/sessions.store.ts'

let app: TestApp
let google: FakeGoogle
let passwordHash: string
const password = 'Tall-Birch-42'
const newPassword = 'Quiet-Meadow-19'
beforeAll(async () => {
  google = await startFakeGoogle()
  app = await createTestApp({ variables: google.variables })
  passwordHash = await createPasswords().hash(password)
})
afterAll(async () => {
  await app.close()
  await google.close()
})

let accounts = 0
const phoneOf = (kind: number) => String(13_000_000_000 + kind * 10_000_000 + accounts)

/** A device that has just proved who is there. */
async function createDevice(userId: string): Promise<{ id: string; token: string }> {
  const token = await createSession(app.db, { userId, role: 'user', userAgent: '', address: '' }, app.now())
  const session = await findSession(app.db, token, app.now(), async () => {})
  if (!session) throw new Error('no session')
  await recordReauth(app.db, session, app.now())
  return { id: session.id, token }
}

/** An account with two devices and everything that can wait for it. */
async function createAccount() {
  accounts += 1
  const email = `pending-${accounts}@example.com`
  const phone = phoneOf(1)
  const { id, inviteCode } = await createUser(email, phone)
  const [own, other] = [await createDevice(id), await createDevice(id)]
  const guest = await app.guest()
  await play(app, guest.token)
  const tie = { username: 'x', email, passwordHash: '', guestId: guest.id, language: 'en', timeZone: 'Asia/Shanghai' }
  const expiresAt = new Date(app.now().getTime() + 60 * MINUTE)
  await app.db.insert(registrations).values({ ...tie, tokenHash: `tie-${id}`, verifiedAt: app.now(), expiresAt })
  const newEmail = `wanted-${accounts}@example.com`
  await app.call(changeEmail, { body: { email: newEmail } }, other.token)
  await app.call(sendPhoneCode, { body: { phone: phoneOf(2) } }, other.token)
  await app.call(sendCode, { body: { phone, purpose: 'login_or_register' } }, null, { peer: '203.0.113.9' })
  await app.call(forgotPassword, { body: { email } }, null, { peer: '203.0.113.9' })
  const proof = { purpose: 'prove', userId: id, email, sessionId: other.id } as const
  const identity = (address: string) => ({ issuer: 'https://accounts.google.com', subject: address, email: address })
  for (const address of [email, `other-${email}`]) await insertIdentity(app.db, identity(address), id, app.now())
  return {
    id,
    email,
    phone,
    own,
    other,
    guest,
    inviteCode,
    links: {
      change: await linkTokenFor(app, newEmail, '/verify-email/change/'),
      stop: await linkTokenFor(app, email, '/verify-email/stop/'),
      reset: await linkTokenFor(app, email, '/reset-password/'),
      proof: (await createLink(app.db, '', proof, app.now())).split('/').at(-1) ?? '',
    },
    codes: { change: await codeFor(app, phoneOf(2)), signIn: await codeFor(app, phone) },
  }
}
type Account = Awaited<ReturnType<typeof createAccount>>

async function createUser(email: string, phone: string): Promise<{ id: string; inviteCode: string }> {
  const inviteCode = `PENDING${accounts}`
  return { id: (await app.user({ email, phone, passwordHash, inviteCode })).id, inviteCode }
}

/** What the owner does, on their own device. */
const events = {
  async 'new password by a mailed link'({ email }: Account) {
    await app.call(forgotPassword, { body: { email } })
    const token = await linkTokenFor(app, email, '/reset-password/')
    await app.call(resetPassword, { body: { token, password: newPassword } })
  },
  'password changed': ({ own }: Account) =>
    app.call(changePassword, { body: { new_password: newPassword } }, own.token),
  async 'e-mail changed'({ own }: Account) {
    const email = `moved-${accounts}@example.com`
    await app.call(changeEmail, { body: { email } }, own.token)
    await app.call(confirmEmail, { body: { token: await linkTokenFor(app, email, '/verify-email/change/') } })
  },
  async 'phone changed'({ own }: Account) {
    const phone = phoneOf(3)
    await app.call(sendPhoneCode, { body: { phone } }, own.token)
    const body = { phone, verification_code: await codeFor(app, phone) }
    await app.call(changePhone, { body }, own.token)
  },
  'signed out everywhere else': ({ own }: Account) => app.call(endOtherSessions, {}, own.token),
  deleted: ({ own }: Account) => app.call(deleteAccount, {}, own.token),
  async 'deleted and restored'({ own, email }: Account) {
    await app.call(deleteAccount, {}, own.token)
    await app.call(signIn, { body: { email, password } })
  },
} as const

const isOk = async (path: string, json: object, options: { method?: string; token?: string; peer?: string } = {}) =>
  (await app.request(path, { method: 'POST', json, ...options })).ok

async function opensByGoogle({ id }: Account, address: string): Promise<boolean> {
  const { nonce } = await app.call(googleNonce, {})
  const credential = await google.credential({ sub: address, email: address, nonce }, app.now())
  const response = await app.request(signInWithGoogle.path, { json: { credential } })
  if (!response.ok) return false
  const { access_token: token } = (await response.json()) as { access_token: string }
  return (await app.call(getUser, {}, token)).id === id
}

async function isTied({ guest, email }: Account): Promise<boolean> {
  const [row] = await app.db.select().from(registrations).where(eq(registrations.guestId, guest.id))
  return row?.email === email
}

const isProven = async ({ id }: { id: string }) =>
  (await app.db.select().from(sessions).where(eq(sessions.id, id))).some(({ provenAt }) => provenAt !== null)

/** Every way in that could still work. Those that restore the account or revoke others come last. */
const things: Record<string, (account: Account) => Promise<boolean>> = {
  'sign-in of the other device': ({ other }) => app.request(getUser.path, { token: other.token }).then(({ ok }) => ok),
  'proof of the own device': ({ own }) => isProven(own),
  'proof of the other device': ({ other }) => isProven(other),
  'tie to the guest of its sign-up': isTied,
  'invite code': ({ inviteCode }) =>
    isOk(signUp.path, {
      username: `friend-${accounts}`,
      email: `friend-${accounts}@example.com`,
      password,
      inviteCode,
    }),
  'link for a new password': ({ links }) => isOk(checkReset.path, { token: links.reset }),
  'proof link': ({ links }) => isOk(reauthByLink.path, { token: links.proof }),
  'code for a new phone': ({ other, codes }) =>
    isOk(
      changePhone.path,
      { phone: phoneOf(2), verification_code: codes.change },
      { method: changePhone.method, token: other.token },
    ),
  'link for a new e-mail': ({ links }) => isOk(confirmEmail.path, { token: links.change }),
  'link that stops it': ({ links }) => isOk(stopEmailChange.path, { token: links.stop }),
  'Google account of another address': (account) => opensByGoogle(account, `other-${account.email}`),
  'code for signing in': async ({ phone, codes }) =>
    isOk(phoneLoginOrRegister.path, { phone, verification_code: codes.signIn }, { peer: '203.0.113.9' }),
  'Google account of the same address': (account) => opensByGoogle(account, account.email),
}

/** What is left after each event; all else has ended. */
const left: Record<keyof typeof events, string[]> = {
  'new password by a mailed link': ['invite code', 'Google account of the same address'],
  'password changed': ['invite code', 'Google account of the same address'],
  'e-mail changed': [
    'sign-in of the other device',
    'invite code',
    'Google account of another address',
    'Google account of the same address',
  ],
  'phone changed': [
    'sign-in of the other device',
    'invite code',
    'Google account of another address',
    'Google account of the same address',
  ],
  'signed out everywhere else': [
    'proof of the own device',
    'tie to the guest of its sign-up',
    'invite code',
    'link for a new password',
    'link that stops it',
    'Google account of another address',
    'code for signing in',
    'Google account of the same address',
  ],
  deleted: ['Google account of the same address'],
  'deleted and restored': ['invite code', 'Google account of the same address'],
}

test.each(Object.keys(events) as (keyof typeof events)[])('%s ends what the table says', async (name) => {
  const account = await createAccount()
  await events[name](account)
  const works: string[] = []
  for (const [thing, isLeft] of Object.entries(things)) if (await isLeft(account)) works.push(thing)
  expect(works).toEqual(left[name])
})

test('before anything happens all of it works', async () => {
  const never: string[] = []
  for (const [thing, isLeft] of Object.entries(things)) if (!(await isLeft(await createAccount()))) never.push(thing)
  expect(never).toEqual([])
})

test('a call that was on its way when the password was reset changes nothing', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, email, other } = await createAccount()
    const reset = async () => {
      app.advance(MINUTE)
      await app.call(forgotPassword, { body: { email } })
      const token = await linkTokenFor(app, email, '/reset-password/')
      return () => isOk(resetPassword.path, { token, password: newPassword })
    }
    const press = await reset()
    const device = { token: other.token }
    const [isReset] = await Promise.all([
      press(),
      isOk(changePassword.path, { new_password: 'Thief-Meadow-19' }, { method: 'PUT', ...device }),
      isOk(signIn.path, { email, password }),
      isOk(changeEmail.path, { email: `racing-${email}` }, { method: 'PUT', ...device }),
    ])
    // A change that came first has ended the link; the next one ends the change.
    if (!isReset) expect(await (await reset())()).toBe(true)
    expect(await app.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([])
    await app.call(signIn, { body: { email, password: newPassword } })
  }
})

test('a sign-up that waits for an address ends when the address goes to an account', async () => {
  const email = 'waiting@example.com'
  await app.call(signUp, { body: { username: 'waiting-one', email, password } })
  const token = await linkTokenFor(app, email)
  const { own, id } = await createAccount()
  await app.call(changeEmail, { body: { email } }, own.token)
  await app.call(confirmEmail, { body: { token: await linkTokenFor(app, email, '/verify-email/change/') } })
  await app.db.update(users).set({ email: 'elsewhere@example.com' }).where(eq(users.id, id))
  expect(await app.refused(verifyEmail, { body: { token } })).toMatchObject({ code: 'verification_failed' })
})
