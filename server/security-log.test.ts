import { endOtherSessions } from '#contract/account'
import {
  phoneLoginOrRegister,
  phoneLoginPassword,
  sendCode,
  signIn,
  signOut,
  signUp,
  verifyEmail,
} from '#contract/auth'
import { checkReset, forgotPassword, resetPassword } from '#contract/password-reset'
import { getReauth, reauthByPassword } from '#contract/reauth'
import { getUser } from '#contract/profile'
import { createTestApp, HOUR, MINUTE, type TestApp } from '#tests/app'
import { codeFor, linkTokenFor } from '#tests/mailbox'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const events = () => app.logs.filter((line) => 'security' in line)
const lastOf = (event: string) => events().findLast(({ security }) => security === event)

test('who came, who failed and what changed stands in the log; who they are, what they typed and what was sent does not', async () => {
  const email = 'planted-address@example.com'
  const phone = '13855501234'
  const secrets = { password: 'Planted-Secret-77', wrong: 'Planted-Wrong-88', next: 'Planted-Next-99' }

  await app.call(signUp, { body: { username: 'planted', email, password: secrets.password } })
  const verification = await linkTokenFor(app, email)
  await app.call(verifyEmail, { body: { token: verification } })
  await app.refused(signIn, { body: { email, password: secrets.wrong } })
  const { access_token: token } = await app.call(signIn, { body: { email, password: secrets.password } })
  const { id } = await app.call(getUser, {}, token)
  expect(lastOf('signed_up')).toMatchObject({ userId: id, way: 'email', level: 30 })
  expect(lastOf('sign_in_failed')).toMatchObject({ email: 'p***@example.com', level: 40, address: '127.0.0.1' })
  expect(lastOf('signed_in')).toMatchObject({ userId: id, requestId: expect.any(String) })

  await app.refused(reauthByPassword, { body: { current_password: secrets.wrong } }, token)
  expect(lastOf('proof_failed')).toMatchObject({ userId: id })
  await app.call(reauthByPassword, { body: { current_password: secrets.password } }, token)
  await app.call(getReauth, {}, token)
  expect(lastOf('proven')).toMatchObject({ userId: id, way: 'password' })
  await app.call(endOtherSessions, {}, token)
  expect(lastOf('sessions_ended')).toMatchObject({ userId: id, detail: 0 })

  app.advance(HOUR)
  await app.call(forgotPassword, { body: { email } })
  const reset = await linkTokenFor(app, email, '/reset-password/')
  await app.call(checkReset, { body: { token: reset } })
  await app.call(resetPassword, { body: { token: reset, password: secrets.next } })
  expect(lastOf('reset_asked')).toMatchObject({ email: 'p***@example.com' })
  expect(lastOf('password_reset')).toMatchObject({ userId: id })

  await app.call(sendCode, { body: { phone, purpose: 'login_or_register' } })
  const code = await codeFor(app, phone)
  await app.refused(phoneLoginOrRegister, {
    body: { phone, verification_code: code === '000000' ? '111111' : '000000' },
  })
  expect(lastOf('code_refused')).toMatchObject({ phone: '138****1234', detail: 'login_or_register' })
  const entered = await app.call(phoneLoginOrRegister, { body: { phone, verification_code: code } })
  await app.refused(phoneLoginPassword, { body: { phone, password: secrets.wrong } })
  expect(lastOf('sign_in_failed')).toMatchObject({ phone: '138****1234' })
  await app.call(signOut, {}, entered.access_token)
  expect(lastOf('signed_out')).toMatchObject({ userId: expect.any(String) })

  const log = JSON.stringify(app.logs)
  const planted = [email, phone, token, entered.access_token, verification, reset, ...Object.values(secrets)]
  for (const secret of planted) expect(log).not.toContain(secret)
  expect(log).not.toMatch(new RegExp(`\\b${code}\\b`))
})

test('tried doors and reached limits stand in the log', async () => {
  const tight = await app.restarted({ variables: { RATE_LIMIT_SCALE: '0.05' } })
  await app.request('/api/auth/guest', { json: {}, headers: { Origin: 'https://evil.example' } })
  expect(lastOf('access_refused')).toMatchObject({ detail: 'POST /api/auth/guest' })
  app.advance(MINUTE)
  for (let calls = 0; calls < 3; calls += 1) await tight.request('/api/auth/guest', { json: {} })
  expect(tight.logs.findLast(({ security }) => security === 'limit_reached')).toMatchObject({
    detail: 'POST /api/auth/guest',
  })
})
