// @module-tag postgres
import { resendVerification, signIn, signUp, verifyEmail } from '#contract/auth'
import { getUser } from '#contract/profile'
import { createTestApp, HOUR, MINUTE, type TestApp } from '#tests/app'
import { linkTokenFor, messagesTo } from '#tests/mailbox'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { createPasswords } from '../passwords/passwords.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const password = 'Tall-Birch-42'
const body = (name: string) => ({ username: name, email: `${name}@example.com`, password })

test('signing up mails a link, and the link makes the account', async () => {
  const lily = { ...body('lily'), email: 'Lily@Example.com' }
  expect(await app.call(signUp, { body: lily }, null, { language: 'en' })).toEqual({
    email: 'lily@example.com',
    signup_marker: expect.stringMatching(/^[\w-]{43}$/),
  })
  const [mail] = await messagesTo(app, 'lily@example.com')
  expect(mail).toMatchObject({ channel: 'mail', to: 'lily@example.com', subject: 'Verify your e-mail for Wordgrove' })
  const token = await linkTokenFor(app, 'lily@example.com')
  expect(await app.call(verifyEmail, { body: { token } })).toEqual({ email: 'lily@example.com', username: 'lily' })
  const { access_token: session } = await app.call(signIn, { body: { email: 'LILY@example.com', password } })
  expect(await app.call(getUser, {}, session)).toMatchObject({ username: 'lily', role: 'user', ui_language: 'en' })
})

test('a link works once, and only for 24 hours', async () => {
  await app.call(signUp, { body: body('once') })
  const token = await linkTokenFor(app, 'once@example.com')
  await app.call(verifyEmail, { body: { token } })
  expect(await app.refused(verifyEmail, { body: { token } })).toMatchObject({
    status: 400,
    code: 'verification_failed',
  })

  await app.call(signUp, { body: body('late') })
  const late = await linkTokenFor(app, 'late@example.com')
  app.advance(24 * HOUR)
  expect(await app.refused(verifyEmail, { body: { token: late } })).toMatchObject({ code: 'verification_failed' })
})

test('a link pressed many times at once makes one account', async () => {
  await app.call(signUp, { body: body('pressed') })
  const token = await linkTokenFor(app, 'pressed@example.com')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.request('/api/auth/verify-email', { json: { token } })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(400)])
})

test('before the link is followed, only the right password of the browser that signed up hears about it', async () => {
  const { signup_marker } = await app.call(signUp, { body: body('early') })
  const right = { email: 'early@example.com', password, signup_marker }
  expect(await app.refused(signIn, { body: right })).toMatchObject({ status: 403, code: 'email_unverified' })
  expect(await app.refused(signIn, { body: { ...right, password: 'Wrong-1234' } })).toMatchObject({
    status: 401,
    code: 'invalid_credentials',
  })
})

/** What a caller sees of an answer. */
async function seen(path: string, json: object, token: string | null = null) {
  const response = await app.request(path, { json, token, language: 'en' })
  return { status: response.status, body: (await response.text()).replace(/"requestId":"[^"]+"/, '') }
}

test('who signs up and then signs in does not learn whether the address has an account', async () => {
  await app.user({ email: 'has-one@example.com', passwordHash: await createPasswords().hash('Quiet-Meadow-19') })
  const probe = async (email: string, as: 'the browser' | 'its guest' | 'another browser' | 'another guest') => {
    const guest = await app.guest()
    const signUpBody = { body: { username: 'prober', email, password } }
    const { signup_marker: marker } = await app.call(signUp, signUpBody, as === 'its guest' ? guest.token : null)
    const said = {
      'the browser': marker,
      'another browser': 'x'.repeat(43),
      'its guest': undefined,
      'another guest': undefined,
    }
    const signInBody = { email, password, signup_marker: said[as] }
    return seen('/api/auth/signin', signInBody, as.endsWith('guest') ? guest.token : null)
  }
  for (const as of ['the browser', 'its guest'] as const) {
    const known = await probe('has-one@example.com', as)
    expect(known).toMatchObject({ status: 403, body: expect.stringContaining('email_unverified') })
    expect(await probe('has-none@example.com', as)).toEqual(known)
  }
  for (const as of ['another browser', 'another guest'] as const) {
    const known = await probe('has-one@example.com', as)
    expect(known).toMatchObject({ status: 401, body: expect.stringContaining('open the mail we sent first') })
    expect(await probe('has-none@example.com', as)).toEqual(known)
  }
})

test('what the browser of a sign-up hears does not change when the address gets an account', async () => {
  const email = 'later@example.com'
  const { signup_marker } = await app.call(signUp, { body: { username: 'too-early', email, password } })
  const early = await linkTokenFor(app, email)
  app.advance(MINUTE)
  await app.call(signUp, { body: { username: 'later', email, password: 'Quiet-Meadow-19' } })
  const before = await seen('/api/auth/signin', { email, password, signup_marker })
  await app.call(verifyEmail, { body: { token: await linkTokenFor(app, email) } })
  expect(await seen('/api/auth/signin', { email, password, signup_marker })).toEqual(before)
  expect(before.status).toBe(403)
  expect(await app.refused(verifyEmail, { body: { token: early } })).toMatchObject({ code: 'verification_failed' })
  await app.call(signIn, { body: { email, password: 'Quiet-Meadow-19', signup_marker } })
})

test('a sign-up with another’s e-mail address does not reset their failed logins', async () => {
  const email = 'counted@example.com'
  await app.user({ email, passwordHash: await createPasswords().hash('Quiet-Meadow-19') })
  const { signup_marker } = await app.call(signUp, { body: { username: 'forgetter', email, password } })
  const codes: string[] = []
  for (let tries = 0; tries < 12; tries += 1) {
    const guess = tries % 2 ? password : 'Wrong-1234'
    codes.push((await app.refused(signIn, { body: { email, password: guess, signup_marker } })).code)
  }
  expect(codes.at(-1)).toBe('too_many_requests')
})

test('the marker of a sign-up names its own mail, also after the link was sent again, and opens nothing', async () => {
  const { signup_marker } = await app.call(signUp, { body: body('marked') })
  app.advance(MINUTE)
  await app.call(signUp, { body: { ...body('marked-too'), email: 'marked@example.com' } })
  app.advance(MINUTE)
  await app.call(resendVerification, { body: { email: 'marked@example.com', signup_marker } })
  expect((await messagesTo(app, 'marked@example.com'))[0]?.text).toMatch(/marked(?!-too)/)
  const own = { email: 'marked@example.com', password, signup_marker }
  expect(await app.refused(signIn, { body: own })).toMatchObject({ status: 403, code: 'email_unverified' })
  const token = await linkTokenFor(app, 'marked@example.com')
  await app.call(verifyEmail, { body: { token } })
  expect(await app.refused(signIn, { body: { ...own, password: 'Wrong-1234' } })).toMatchObject({ status: 401 })
  await app.call(signIn, { body: own })
})

test('an address that has an account gets the same answer, and its owner a hint', async () => {
  await app.user({ email: 'owner@example.com', uiLanguage: 'en' })
  const ask = async (email: string) => {
    const response = await app.request('/api/auth/signup', { json: { username: 'newcomer', email, password } })
    const text = (await response.text()).replace(email, '').replace(/"signup_marker":"[\w-]{43}"/, 'marker')
    return { status: response.status, body: text }
  }
  expect(await ask('owner@example.com')).toEqual(await ask('nobody@example.com'))
  const [hint, ...others] = await messagesTo(app, 'owner@example.com')
  expect(hint?.subject).toBe('You already have a Wordgrove account')
  expect(hint?.text).toContain('\nhttp://localhost:3000/signin\n')
  expect(hint?.text).not.toContain('verify-email')
  expect(others).toEqual([])
})

test('asking for the link again answers the same for every address and mails only a pending one', async () => {
  await app.call(signUp, { body: body('again') })
  await app.user({ email: 'settled@example.com' })
  app.advance(MINUTE)
  const ask = async (email: string) => {
    const response = await app.request('/api/auth/resend-verification', { json: { email } })
    return { status: response.status, body: (await response.text()).replace(email, '') }
  }
  const pending = await ask('again@example.com')
  expect(pending.status).toBe(202)
  expect(await ask('unknown@example.com')).toEqual(pending)
  expect(await ask('settled@example.com')).toEqual(pending)
  expect(await messagesTo(app, 'again@example.com')).toHaveLength(2)
  expect(await messagesTo(app, 'unknown@example.com')).toEqual([])
  const token = await linkTokenFor(app, 'again@example.com')
  expect(await app.call(verifyEmail, { body: { token } })).toMatchObject({ username: 'again' })
})

test('the link can be asked for once a minute, beginning with the sign-up', async () => {
  await app.call(signUp, { body: body('patient') })
  const again = { body: { email: 'patient@example.com' } }
  const refusal = await app.refused(resendVerification, again)
  expect(refusal).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(refusal.headers.get('retry-after')).toBe('60')
  app.advance(MINUTE)
  await app.call(resendVerification, again)
})

test('sign-ups cannot flood a mailbox', async () => {
  for (let sent = 0; sent < 10; sent += 1)
    await app.call(signUp, { body: { ...body(`flood${sent}`), email: 'flooded@example.com' } })
  expect(await app.refused(signUp, { body: { ...body('flood10'), email: 'flooded@example.com' } })).toMatchObject({
    status: 429,
  })
  expect(await messagesTo(app, 'flooded@example.com')).toHaveLength(10)
})

test('of several sign-ups for one address the followed link wins and the others are dropped', async () => {
  const email = 'rivals@example.com'
  await app.call(signUp, { body: { username: 'rival-one', email, password } })
  const first = await linkTokenFor(app, email)
  app.advance(MINUTE)
  await app.call(signUp, { body: { username: 'rival-two', email, password: 'Other-Oak-77' } })
  const second = await linkTokenFor(app, email)
  expect(await app.call(verifyEmail, { body: { token: first } })).toMatchObject({ username: 'rival-one' })
  expect(await app.refused(verifyEmail, { body: { token: second } })).toMatchObject({ code: 'verification_failed' })
  await app.call(signIn, { body: { email, password } })
})

test('a guest who resumes a sign-up resumes their own, also when another learner has the address by now', async () => {
  const email = 'mine@example.com'
  const [me, other] = [await app.guest(), await app.guest()]
  await app.call(signUp, { body: { username: 'my-own', email, password } }, me.token)
  app.advance(MINUTE)
  await app.call(signUp, { body: { username: 'stranger', email, password: 'Other-Oak-77' } }, other.token)
  expect(await app.refused(signIn, { body: { email, password } }, me.token)).toMatchObject({ code: 'email_unverified' })
  expect(await app.refused(signIn, { body: { email, password } })).toMatchObject({ code: 'invalid_credentials' })
  for (const token of [null, me.token]) {
    app.advance(MINUTE)
    await app.call(resendVerification, { body: { email } }, token)
  }
  const [latest, before] = await messagesTo(app, email)
  expect([latest?.text, before?.text]).toEqual([expect.stringContaining('my-own'), expect.stringContaining('stranger')])
  const token = await linkTokenFor(app, email)
  expect(await app.call(verifyEmail, { body: { token } })).toMatchObject({ username: 'my-own' })
})

test('a name that was taken while the mail waited gets digits', async () => {
  await app.call(signUp, { body: body('Popular') })
  await app.user({ username: 'popular' })
  const { username } = await app.call(verifyEmail, { body: { token: await linkTokenFor(app, 'popular@example.com') } })
  expect(username).toMatch(/^Popular\d{2}$/)
})

test('names that are taken or reserved are refused at their field', async () => {
  await app.user({ username: 'Robin' })
  const taken = await app.refused(signUp, { body: body('rObIn') }, null, { language: 'en' })
  expect(taken).toMatchObject({ status: 400, code: 'username_taken', fields: { username: 'This username is taken' } })
  for (const name of ['admin', 'Official', 'word-grove', 'Wordgrove_Team', 'support_24', 'guest-abc']) {
    expect(await app.refused(signUp, { body: { ...body('x'), username: name, email: 'x@example.com' } })).toMatchObject(
      { code: 'username_reserved' },
    )
  }
})

test('common passwords and those that repeat the person are refused', async () => {
  const refuse = (own: object) => app.refused(signUp, { body: { ...body('violet'), ...own } })
  expect(await refuse({ password: 'Password123' })).toMatchObject({ code: 'password_too_common' })
  expect(await refuse({ password: 'Wordgrove2026' })).toMatchObject({ code: 'password_too_common' })
  expect(await refuse({ username: 'Violet-77a', password: 'violet-77A' })).toMatchObject({
    code: 'password_is_identity',
  })
  expect(await refuse({ email: 'Ann1@mail.example', password: 'ann1@Mail.example' })).toMatchObject({
    code: 'password_is_identity',
  })
})

test('every field that needs attention is named at once', async () => {
  const refusal = await app.refused(
    signUp,
    { body: { username: 'admin', email: 'new@example.com', password: 'Password1', inviteCode: 'NOSUCH' } },
    null,
    { language: 'zh' },
  )
  expect(refusal).toMatchObject({ status: 400, code: 'input_invalid', message: '有几处需要修改' })
  expect(refusal.fields).toEqual({
    username: '这个用户名不能使用，请换一个',
    password: '这个密码太常见，很容易被猜到，请换一个',
    inviteCode: '找不到这个邀请码',
  })
  expect(await messagesTo(app, 'new@example.com')).toEqual([])
})

test('an invite code is taken in any letter case and remembered; a guest has none to give', async () => {
  const inviter = await app.user({ inviteCode: 'FRIEND23' })
  await app.guest({ inviteCode: 'GUEST234' })
  expect(await app.refused(signUp, { body: { ...body('invited'), inviteCode: 'guest234' } })).toMatchObject({
    code: 'invite_code_unknown',
  })
  await app.call(signUp, { body: { ...body('invited'), inviteCode: ' friend23 ' } })
  await app.call(verifyEmail, { body: { token: await linkTokenFor(app, 'invited@example.com') } })
  const [made] = await app.db.select().from(users).where(eq(users.email, 'invited@example.com'))
  expect(made?.invitedBy).toBe(inviter.id)
  expect(made?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('a production server without mail takes no sign-ups and says so', async () => {
  const production = await app.restarted({
    variables: {
      APP_ENV: 'production',
      PUBLIC_ORIGIN: 'https://words.example',
      DATABASE_URL: 'postgres://127.0.0.1/unused',
    },
  })
  expect(await production.refused(signUp, { body: body('nomail') })).toMatchObject({
    status: 503,
    code: 'signup_failed',
  })
})
