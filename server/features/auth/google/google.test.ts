// @module-tag postgres
import { startGuest } from '#contract/auth'
import {
  getGoogleLink,
  googleNonce,
  linkGoogle,
  reauthByGoogle,
  signInWithGoogle,
  unlinkGoogle,
} from '#contract/google'
import { getUser } from '#contract/profile'
import { createTestApp, MINUTE, type TestApp } from '#tests/app'
import { startFakeGoogle, type FakeGoogle, type Forgery } from '#tests/fake-google'
import { messagesTo } from '#tests/mailbox'
import { answersFor, start } from '#tests/play'
import { answerRun } from '#contract/challenges'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessions, users } from '../../../db/schema/accounts.ts'
import { createPasswords } from '../passwords/passwords.ts'

let app: TestApp
let google: FakeGoogle
beforeAll(async () => {
  google = await startFakeGoogle()
  app = await createTestApp({ variables: google.variables })
})
afterAll(async () => {
  await app.close()
  await google.close()
})

let people = 0
const someone = () => ({ sub: `sub-${(people += 1)}`, email: `google-${people}@example.com` })
const nonce = async () => (await app.call(googleNonce, {})).nonce

/** A credential that the button would give this person now. */
const credentialOf = async (person: { sub: string; email: string }, forgery?: Forgery) =>
  google.credential({ ...person, nonce: await nonce() }, app.now(), forgery)
const enter = async (person: { sub: string; email: string }) =>
  app.call(signInWithGoogle, { body: { credential: await credentialOf(person) } })
const proven = (token: string) => app.db.update(sessions).set({ provenAt: app.now() }).where(eq(sessions.userId, token))

test('a credential opens an account for a new person, and the same account the next time, whatever its e-mail is by then', async () => {
  const person = someone()
  const first = await app.call(signInWithGoogle, { body: { credential: await credentialOf(person) } }, null, {
    language: 'en',
  })
  const user = await app.call(getUser, {}, first.access_token)
  expect(user).toMatchObject({ role: 'user', email: person.email, ui_language: 'en' })
  expect(user.username).toMatch(/^learner-/)
  const second = await enter({ ...person, email: 'elsewhere@example.com' })
  expect(await app.call(getUser, {}, second.access_token)).toMatchObject({ id: user.id, email: person.email })
})

describe('a credential is refused', () => {
  const hour = 3600
  const attacks: [string, (iat: number) => Forgery][] = [
    ['for another application', () => ({ claims: { aud: 'another.apps.googleusercontent.com' } })],
    ['of another issuer', () => ({ claims: { iss: 'https://accounts.example.com' } })],
    ['when it has expired', (iat) => ({ claims: { iat: iat - 2 * hour, exp: iat - hour } })],
    ['when it is older than an hour, whatever its end says', (iat) => ({ claims: { iat: iat - 2 * hour } })],
    ['from the future', (iat) => ({ claims: { iat: iat + hour, exp: iat + 2 * hour } })],
    ['signed by a forger under the published key id', () => ({ forged: true })],
    ['under a key id that is not published', () => ({ header: { kid: 'key-2' } })],
    ['for an address that Google has not verified', () => ({ claims: { email_verified: false } })],
    ['without a subject', () => ({ claims: { sub: undefined } })],
    ['without a nonce', () => ({ claims: { nonce: undefined } })],
    ['with a nonce that is not ours', () => ({ claims: { nonce: 'abc.def.0123' } })],
  ]
  test.each(attacks)('%s', async (_, forge) => {
    const credential = await credentialOf(someone(), forge(Math.floor(app.now().getTime() / 1000)))
    expect(await app.refused(signInWithGoogle, { body: { credential } })).toMatchObject({
      status: 400,
      code: 'google_failed',
    })
  })

  test('unsigned, signed with the public key as a shared secret, or no token at all', async () => {
    const person = { ...someone(), nonce: await nonce() }
    const honest = await google.credential(person, app.now())
    const none = Buffer.from('{"alg":"none","kid":"key-1"}').toString('base64url')
    const unsigned = `${none}.${honest.split('.')[1]}.`
    for (const credential of [unsigned, await google.confused(person, app.now()), 'garbage', 'a.b.c', '']) {
      expect(await app.refused(signInWithGoogle, { body: { credential } })).toMatchObject({ code: 'google_failed' })
    }
  })

  test('the second time, even twenty times at once', async () => {
    const credential = await credentialOf(someone())
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.request('/api/auth/google', { json: { credential } })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await app.refused(signInWithGoogle, { body: { credential } })).toMatchObject({ code: 'google_failed' })
  })

  test('ten minutes after its nonce was asked for', async () => {
    const old = await nonce()
    app.advance(10 * MINUTE)
    const credential = await google.credential({ ...someone(), nonce: old }, app.now())
    expect(await app.refused(signInWithGoogle, { body: { credential } })).toMatchObject({ code: 'google_failed' })
  })
})

test('an account with that e-mail must prove its password once, then Google opens it', async () => {
  const person = someone()
  const owner = await app.user({ email: person.email, passwordHash: await createPasswords().hash('Right-horse7') })
  const credential = await credentialOf(person)
  expect(await app.refused(signInWithGoogle, { body: { credential } })).toMatchObject({
    status: 409,
    code: 'google_password_needed',
  })
  expect(await app.refused(signInWithGoogle, { body: { credential, password: 'Wrong-horse7' } })).toMatchObject({
    status: 401,
    code: 'invalid_credentials',
    fields: { password: expect.any(String) },
  })
  const { access_token } = await app.call(signInWithGoogle, { body: { credential, password: 'Right-horse7' } })
  expect(await app.call(getUser, {}, access_token)).toMatchObject({ id: owner.id })
  expect(await app.call(getUser, {}, (await enter(person)).access_token)).toMatchObject({ id: owner.id })
})

test('an account without a password that has this e-mail is not opened by another Google account', async () => {
  const first = someone()
  await enter(first)
  const credential = await credentialOf({ ...first, sub: 'somebody-else' })
  expect(await app.refused(signInWithGoogle, { body: { credential, password: 'Right-horse7' } })).toMatchObject({
    status: 409,
    code: 'google_sign_in_first',
  })
})

test('a guest who comes along is claimed by the new account, and an invitation is kept', async () => {
  const inviter = await app.user({ inviteCode: 'GOOGLE77' })
  const guest = await app.call(startGuest, {})
  const run = await start(app, guest.access_token)
  await app.call(
    answerRun,
    { params: { id: run.id }, body: { answers: answersFor(run).slice(0, 2) } },
    guest.access_token,
  )
  const body = { credential: await credentialOf(someone()), inviteCode: 'google77' }
  const { access_token } = await app.call(signInWithGoogle, { body }, guest.access_token)
  const { id } = await app.call(getUser, {}, access_token)
  const [made] = await app.db.select({ invitedBy: users.invitedBy }).from(users).where(eq(users.id, id))
  expect(made?.invitedBy).toBe(inviter.id)
  expect(await app.refused(getUser, {}, guest.access_token)).toMatchObject({ status: 401 })
})

test('an unknown invite code is refused before anything is made', async () => {
  const body = { credential: await credentialOf(someone()), inviteCode: 'NOBODY' }
  expect(await app.refused(signInWithGoogle, { body })).toMatchObject({ fields: { inviteCode: expect.any(String) } })
})

test('linking and unlinking need a fresh proof, one Google account opens one account, and a way in must remain', async () => {
  const mine = await app.user({ passwordHash: 'some hash' })
  const person = someone()
  const body = { credential: await credentialOf(person) }
  expect(await app.refused(linkGoogle, { body }, mine.token)).toMatchObject({ status: 403, code: 'reauth_required' })
  await proven(mine.id)
  expect(await app.call(linkGoogle, { body }, mine.token)).toEqual({ email: person.email })
  expect(await app.call(getGoogleLink, {}, mine.token)).toEqual({ email: person.email })
  expect(await messagesTo(app, mine.email ?? '')).toMatchObject([{ subject: '词林账号关联了 Google' }])
  expect(await app.call(getUser, {}, (await enter(person)).access_token)).toMatchObject({ id: mine.id })

  const other = await app.user()
  await proven(other.id)
  expect(
    await app.refused(linkGoogle, { body: { credential: await credentialOf(person) } }, other.token),
  ).toMatchObject({ status: 409, code: 'google_linked_elsewhere' })

  expect(await app.call(unlinkGoogle, {}, mine.token)).toEqual({ email: null })
  const google = await enter(someone())
  const { id } = await app.call(getUser, {}, google.access_token)
  expect(await app.refused(unlinkGoogle, {}, google.access_token)).toMatchObject({ code: 'reauth_required' })
  await proven(id)
  expect(await app.refused(unlinkGoogle, {}, google.access_token)).toMatchObject({ status: 409, code: 'last_way_in' })
})

test('a fresh credential of the linked account proves who is there, another one does not', async () => {
  const person = someone()
  const { access_token } = await enter(person)
  const prove = async (who: { sub: string; email: string }) => ({ body: { credential: await credentialOf(who) } })
  expect(await app.refused(reauthByGoogle, await prove(someone()), access_token)).toMatchObject({
    status: 400,
    code: 'google_other_account',
  })
  expect(await app.call(reauthByGoogle, await prove(person), access_token)).toMatchObject({ way: 'google' })
})

test('without a client id there is no way in by Google', async () => {
  const bare = await app.restarted({})
  expect(await bare.refused(googleNonce, {})).toMatchObject({ status: 404, code: 'google_unavailable' })
  const body = { credential: 'a.b.c' }
  expect(await bare.refused(signInWithGoogle, { body })).toMatchObject({ code: 'google_unavailable' })
})

test('when Google’s keys cannot be read, it is a matter of trying again', async () => {
  const fresh = await app.restarted({ variables: google.variables })
  const credential = await credentialOf(someone())
  google.answer('trouble')
  expect(await fresh.refused(signInWithGoogle, { body: { credential } })).toMatchObject({ status: 503, code: 'busy' })
  google.answer('keys')
  await fresh.call(signInWithGoogle, { body: { credential } })
})

test('a suspended account is refused after a right credential, and the log shows no sign-in', async () => {
  const person = someone()
  const { access_token: token } = await enter(person)
  const { id } = await app.call(getUser, {}, token)
  const signIns = () => app.logs.filter(({ security, userId }) => security === 'signed_in' && userId === id)
  await enter(person)
  expect(signIns()).toHaveLength(1)
  await app.db.update(users).set({ suspendedAt: app.now() }).where(eq(users.id, id))
  const body = { credential: await credentialOf(person) }
  expect(await app.refused(signInWithGoogle, { body })).toMatchObject({ status: 403, code: 'account_suspended' })
  expect(signIns()).toHaveLength(1)
})
