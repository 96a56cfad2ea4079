// @module-tag postgres
import { signIn, signUp } from '#contract/auth'
import { checkReset, forgotPassword, resetPassword } from '#contract/password-reset'
import { getUser } from '#contract/profile'
import { createTestApp, HOUR, MINUTE, type TestApp } from '#tests/app'
import { linkTokenFor, messagesTo } from '#tests/mailbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountLinks } from '../../../db/schema/account-links.ts'
import { createPasswords } from './passwords.ts'
import { removeExpiredLinks } from '../codes/links.store.ts'

let app: TestApp
const password = 'Tall-Birch-42'
let passwordHash: string
beforeAll(async () => {
  app = await createTestApp()
  passwordHash = await createPasswords().hash(password)
})
afterAll(() => app.close())

const ask = (email: string) => app.call(forgotPassword, { body: { email } })
const tokenFor = (email: string) => linkTokenFor(app, email, '/reset-password/')
const fresh = 'Quiet-Meadow-19'

test('a mailed link sets a new password once, revokes every session and notifies the owner', async () => {
  const ann = await app.user({ email: 'ann@example.com', passwordHash, uiLanguage: 'en' })
  expect(await ask('Ann@Example.com')).toEqual({ email: 'ann@example.com' })
  const token = await tokenFor('ann@example.com')
  expect(await app.call(checkReset, { body: { token } })).toEqual({ email: 'ann@example.com' })
  app.advance(MINUTE)
  expect(await app.call(resetPassword, { body: { token, password: fresh } })).toEqual({ email: 'ann@example.com' })

  expect(await app.refused(getUser, {}, ann.token)).toMatchObject({ status: 401 })
  expect(await app.refused(signIn, { body: { email: 'ann@example.com', password } })).toMatchObject({ status: 401 })
  await app.call(signIn, { body: { email: 'ann@example.com', password: fresh } })
  for (const endpoint of [checkReset, resetPassword] as const)
    expect(
      await app.refused(endpoint, { body: { token, password: fresh } as { token: string; password: string } }),
    ).toMatchObject({
      status: 400,
    })
  const [notice] = await messagesTo(app, 'ann@example.com')
  expect(notice).toMatchObject({ subject: 'Wordgrove: your password was changed' })
  expect(notice?.text).toContain('\nhttp://localhost:3000/reset-password\n')
})

test('a link lives one hour, and pressed twenty times at once it works once', async () => {
  await app.user({ email: 'late@example.com', passwordHash })
  await ask('late@example.com')
  const late = await tokenFor('late@example.com')
  app.advance(HOUR)
  expect(await app.refused(checkReset, { body: { token: late } })).toMatchObject({ code: 'link_expired' })
  expect(await app.refused(resetPassword, { body: { token: late, password: fresh } })).toMatchObject({
    status: 400,
    code: 'link_expired',
  })
  await removeExpiredLinks(app.db, app.now())
  expect(await app.db.select().from(accountLinks)).toEqual([])

  await ask('late@example.com')
  const token = await tokenFor('late@example.com')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.request('/api/auth/reset-password', { json: { token, password: fresh } })),
  )
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, ...Array<number>(19).fill(400)])
})

test('a used link ends the others of its account, and the database holds none that can be read', async () => {
  const { email } = await app.user({ email: 'two@example.com', passwordHash })
  await ask('two@example.com')
  const first = await tokenFor('two@example.com')
  app.advance(MINUTE)
  await ask('two@example.com')
  const second = await tokenFor('two@example.com')
  const kept = JSON.stringify([await app.db.select().from(accountLinks), app.logs])
  expect(kept).not.toContain(first)
  expect(kept).not.toContain(second)
  await app.call(resetPassword, { body: { token: first, password: fresh } })
  expect(await app.refused(checkReset, { body: { token: second } })).toMatchObject({ code: 'link_expired' })
  await app.call(signIn, { body: { email: email ?? '', password: fresh } })
})

test('known, unknown and unverified addresses are one answer, and only an account is mailed', async () => {
  await app.user({ email: 'known@example.com', passwordHash })
  await app.call(signUp, { body: { username: 'pending', email: 'pending@example.com', password } })
  const say = async (email: string) => {
    const response = await app.request('/api/auth/forgot-password', { json: { email } })
    return { status: response.status, body: (await response.text()).replace(email, '') }
  }
  const known = await say('known@example.com')
  expect(known.status).toBe(202)
  expect(await say('unknown@example.com')).toEqual(known)
  expect(await say('pending@example.com')).toEqual(known)
  expect(await messagesTo(app, 'known@example.com')).toHaveLength(1)
  expect(await messagesTo(app, 'unknown@example.com')).toEqual([])
  expect(await messagesTo(app, 'pending@example.com')).toHaveLength(1)
})

test.each(['asked@example.com', 'nobody@example.com'])('%s is mailed at most once a minute', async (email) => {
  if (email.startsWith('asked')) await app.user({ email, passwordHash })
  await ask(email)
  const refusal = await app.refused(forgotPassword, { body: { email } })
  expect(refusal).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(refusal.headers.get('retry-after')).toBe('60')
  app.advance(MINUTE)
  await ask(email)
})

test('the new password keeps the rules, and the link stays good meanwhile', async () => {
  await app.user({ username: 'Strict-Fern7', email: 'strict@example.com', passwordHash })
  await ask('strict@example.com')
  const token = await tokenFor('strict@example.com')
  const refuse = (given: string) =>
    app.refused(resetPassword, { body: { token, password: given } }, null, { language: 'en' })
  expect(await refuse('short')).toMatchObject({ fields: { password: 'Password must be at least 8 characters' } })
  expect(await refuse('Password123')).toMatchObject({ code: 'password_too_common' })
  expect(await refuse('strict-FERN7')).toMatchObject({ code: 'password_is_identity' })
  await app.call(resetPassword, { body: { token, password: fresh } })
})

test('a throttled learner signs in at once with the new password', async () => {
  const email = 'slowed@example.com'
  await app.user({ email, passwordHash })
  for (let tries = 0; tries < 12; tries += 1) await app.refused(signIn, { body: { email, password: 'Wrong-1234' } })
  await ask(email)
  await app.call(resetPassword, { body: { token: await tokenFor(email), password: fresh } })
  expect(await app.call(signIn, { body: { email, password: fresh } })).toEqual({ access_token: expect.any(String) })
})

test('an account made by phone or Google sets its first password this way', async () => {
  const email = 'first@example.com'
  await app.user({ email })
  await ask(email)
  await app.call(resetPassword, { body: { token: await tokenFor(email), password: fresh } })
  expect(await app.call(signIn, { body: { email, password: fresh } })).toEqual({ access_token: expect.any(String) })
})

test('a link of another kind, or none, sets nothing', async () => {
  await app.call(signUp, { body: { username: 'other-kind', email: 'other@example.com', password } })
  const token = await linkTokenFor(app, 'other@example.com')
  for (const wrong of [token, '', 'x', 'A'.repeat(43)])
    expect(await app.refused(resetPassword, { body: { token: wrong, password: fresh } })).toMatchObject({
      code: 'link_expired',
    })
})

test('a production server without mail says so', async () => {
  const production = await app.restarted({
    variables: {
      APP_ENV: 'production',
      PUBLIC_ORIGIN: 'https://words.example',
      DATABASE_URL: 'postgres://127.0.0.1/unused',
    },
  })
  expect(await production.refused(forgotPassword, { body: { email: 'ann@example.com' } })).toMatchObject({
    status: 503,
    code: 'mail_unavailable',
  })
})
