// @module-tag postgres
import { phoneLoginPassword, signIn } from '#contract/auth'
import { getUser } from '#contract/profile'
import { createTestApp, HOUR, type TestApp } from '#tests/app'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPasswords } from '../passwords/passwords.ts'

let app: TestApp
const password = 'Tall-Birch-42'
let passwordHash: string
beforeAll(async () => {
  app = await createTestApp()
  passwordHash = await createPasswords().hash(password)
})
afterAll(() => app.close())

test('the right e-mail and password give a new token each time', async () => {
  const { email } = await app.user({ email: 'ann@example.com', passwordHash })
  const first = await app.call(signIn, { body: { email: 'Ann@Example.com', password } })
  const second = await app.call(signIn, { body: { email: 'ann@example.com', password } })
  expect(first.access_token).not.toBe(second.access_token)
  expect(await app.call(getUser, {}, first.access_token)).toMatchObject({ email })
  expect(first).toEqual({ access_token: expect.any(String) })
})

test('unknown and wrong are the same answer, by e-mail and by phone', async () => {
  await app.user({ email: 'known@example.com', phone: '13800000001', passwordHash })
  await app.user({ email: 'codeonly@example.com', phone: '13800000002' })
  const say = async (path: string, json: object) => {
    const response = await app.request(path, { json, language: 'en' })
    return { status: response.status, body: (await response.text()).replace(/"requestId":"[^"]+"/, '') }
  }
  const wrong = await say('/api/auth/signin', { email: 'known@example.com', password: 'Wrong-1234' })
  expect(wrong).toMatchObject({ status: 401, body: expect.stringContaining('Invalid email or password') })
  expect(await say('/api/auth/signin', { email: 'unknown@example.com', password })).toEqual(wrong)
  expect(await say('/api/auth/signin', { email: 'codeonly@example.com', password })).toEqual(wrong)
  const wrongPhone = await say('/api/auth/phone/login-password', { phone: '13800000001', password: 'Wrong-1234' })
  expect(wrongPhone).toMatchObject({ status: 401, body: expect.stringContaining('Invalid phone number or password') })
  expect(await say('/api/auth/phone/login-password', { phone: '13800000009', password })).toEqual(wrongPhone)
  expect(await say('/api/auth/phone/login-password', { phone: '13800000002', password })).toEqual(wrongPhone)
})

test('an unknown account costs a hash like a known one', async () => {
  const passwords = createPasswords()
  expect(await passwords.verify(password, null)).toBe(false)
  expect(await passwords.verify(password, undefined)).toBe(false)
  expect(await passwords.verify(password, passwordHash)).toBe(true)
})

test('a phone with a password signs in', async () => {
  await app.user({ username: 'phoner', phone: '13800000003', passwordHash })
  const { access_token: token } = await app.call(phoneLoginPassword, { body: { phone: '13800000003', password } })
  expect(await app.call(getUser, {}, token)).toMatchObject({ username: 'phoner', phone: '138****0003' })
})

test('letters that look alike in another form of Unicode are the same password', async () => {
  await app.user({ email: 'wide@example.com', passwordHash: await createPasswords().hash('Ｗide-Äpfel-1') })
  const body = { email: 'wide@example.com', password: 'Wide-A\u0308pfel-1' }
  expect(await app.call(signIn, { body })).toEqual({ access_token: expect.any(String) })
})

test.each(['real@example.com', 'imagined@example.com'])(
  'after ten wrong tries an hour, %s must keep a growing distance',
  async (email) => {
    if (email.startsWith('real')) await app.user({ email, passwordHash })
    const wrong = { body: { email, password: 'Wrong-1234' } }
    for (let tries = 0; tries < 11; tries += 1) expect(await app.refused(signIn, wrong)).toMatchObject({ status: 401 })
    const refusal = await app.refused(signIn, wrong)
    expect(refusal).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(refusal.headers.get('retry-after')).toBe('1')
    for (let tries = 0; tries < 12; tries += 1) {
      app.advance(25_000)
      expect(await app.refused(signIn, wrong)).toMatchObject({ status: 401 })
    }
    expect((await app.refused(signIn, wrong)).headers.get('retry-after')).toBe('25')
  },
)

test('the right password works after the delay and forgets the count', async () => {
  await app.user({ email: 'forgetful@example.com', passwordHash })
  const wrong = { body: { email: 'forgetful@example.com', password: 'Wrong-1234' } }
  for (let tries = 0; tries < 11; tries += 1) await app.refused(signIn, wrong)
  app.advance(25_000)
  await app.call(signIn, { body: { email: 'forgetful@example.com', password } })
  for (let tries = 0; tries < 10; tries += 1) expect(await app.refused(signIn, wrong)).toMatchObject({ status: 401 })
  app.advance(HOUR)
  expect(await app.refused(signIn, wrong)).toMatchObject({ status: 401 })
})

test('of fifty guesses at once no more than eleven are looked at', async () => {
  await app.user({ email: 'stormed@example.com', passwordHash })
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, guess) =>
      app.request('/api/auth/signin', { json: { email: 'stormed@example.com', password: `Guess-${guess}` } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(11)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(39)
})
