import { changeEmail, changePassword, sendPhoneCode } from '#contract/account'
import {
  getReauth,
  reauthByCode,
  reauthByLink,
  reauthByPassword,
  sendReauthCode,
  sendReauthLink,
} from '#contract/reauth'
import { createTestApp, MINUTE, type TestApp } from '#tests/app'
import { codeFor, linkTokenFor } from '#tests/mailbox'
import type { Person } from '#tests/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPasswords } from '../passwords/passwords.ts'
import { createSession } from './sessions.store.ts'

let app: TestApp
const password = 'Tall-Birch-42'
let passwordHash: string
beforeAll(async () => {
  app = await createTestApp()
  passwordHash = await createPasswords().hash(password)
})
afterAll(() => app.close())

let lastPhone = 13_500_000_000
const newPhone = () => String((lastPhone += 1))
const proveBy = ({ token }: Pick<Person, 'token'>, current_password: string) =>
  app.call(reauthByPassword, { body: { current_password } }, token)
/** Something that needs a proof. */
const attempt = ({ token }: Pick<Person, 'token'>) =>
  app.request('/api/user/phone/send-code', { token, json: { phone: newPhone() } })

test('the current password proves it for five minutes, in this session alone', async () => {
  const ann = await app.user({ passwordHash })
  const here = { userId: ann.id, role: 'user', userAgent: '', address: '' } as const
  const elsewhere = { token: await createSession(app.db, here, app.now()) }
  expect(await app.call(getReauth, {}, ann.token)).toEqual({
    way: 'password',
    otherwise: null,
    to: null,
    fresh_until: null,
  })
  expect((await attempt(ann)).status).toBe(403)
  const until = new Date(app.now().getTime() + 5 * MINUTE).toISOString()
  expect(await proveBy(ann, password)).toEqual({ way: 'password', otherwise: null, to: null, fresh_until: until })
  expect((await attempt(ann)).status).toBe(200)
  expect((await attempt(elsewhere)).status).toBe(403)
  app.advance(5 * MINUTE - 1)
  expect((await attempt(ann)).status).toBe(200)
  app.advance(1)
  expect((await attempt(ann)).status).toBe(403)
})

test('everything that a borrowed device must not do asks for it', async () => {
  const ann = await app.user({ passwordHash })
  const refusals = [
    await app.refused(changeEmail, { body: { email: 'thief@example.com' } }, ann.token),
    await app.refused(changePassword, { body: { new_password: 'Thief-Thief-1' } }, ann.token),
    await app.refused(sendPhoneCode, { body: { phone: newPhone() } }, ann.token),
  ]
  for (const refusal of refusals) expect(refusal).toMatchObject({ status: 403, code: 'reauth_required' })
})

test('a wrong password is a fault of its field, never the end of the session, and guessing slows down', async () => {
  const ann = await app.user({ passwordHash })
  const wrong = { body: { current_password: 'Wrong-1234' } }
  expect(await app.refused(reauthByPassword, wrong, ann.token, { language: 'en' })).toMatchObject({
    status: 400,
    code: 'current_password_wrong',
    fields: { current_password: 'Your current password is not right' },
  })
  expect(await app.refused(reauthByPassword, { body: { current_password: '' } }, ann.token)).toMatchObject({
    status: 400,
    code: 'current_password_required',
  })
  for (let tries = 0; tries < 10; tries += 1) await app.refused(reauthByPassword, wrong, ann.token)
  expect(await app.refused(reauthByPassword, wrong, ann.token)).toMatchObject({ status: 429 })
  app.advance(30_000)
  await proveBy(ann, password)
})

test('without a password a code to the current phone proves it, once', async () => {
  const phone = newPhone()
  const ben = await app.user({ phone })
  expect(await app.call(getReauth, {}, ben.token)).toMatchObject({
    way: 'phone',
    to: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
  })
  expect(await app.call(sendReauthCode, {}, ben.token)).toEqual({ retry_after: 60 })
  const code = await codeFor(app, phone)
  const body = { verification_code: code }
  const wrong = { verification_code: code === '000000' ? '111111' : '000000' }
  expect(await app.refused(reauthByCode, { body: wrong }, ben.token)).toMatchObject({
    status: 400,
    code: 'code_invalid',
    fields: { verification_code: expect.any(String) },
  })
  expect(await app.call(reauthByCode, { body }, ben.token)).toMatchObject({ fresh_until: expect.any(String) })
  expect(await app.refused(reauthByCode, { body }, ben.token)).toMatchObject({ code: 'code_invalid' })
  expect((await attempt(ben)).status).toBe(200)
})

test('a code for signing in proves nothing, and an account with a password is not proven by less', async () => {
  const phone = newPhone()
  const ben = await app.user({ phone })
  await app.request('/api/auth/phone/send-code', { json: { phone, purpose: 'login_or_register' } })
  const body = { verification_code: await codeFor(app, phone) }
  expect(await app.refused(reauthByCode, { body }, ben.token)).toMatchObject({ code: 'code_invalid' })
  const ann = await app.user({ phone: newPhone(), passwordHash })
  expect(await app.refused(sendReauthCode, {}, ann.token)).toMatchObject({ status: 409, code: 'reauth_unavailable' })
  expect(await app.refused(sendReauthLink, {}, ann.token)).toMatchObject({ code: 'reauth_unavailable' })
})

test('a learner without the password and without a mailbox uses a code instead', async () => {
  const phone = newPhone()
  const kim = await app.user({ email: null, phone, passwordHash })
  expect(await app.call(getReauth, {}, kim.token)).toMatchObject({ way: 'password', otherwise: 'phone' })
  await app.call(sendReauthCode, {}, kim.token)
  await app.call(reauthByCode, { body: { verification_code: await codeFor(app, phone) } }, kim.token)
  expect((await attempt(kim)).status).toBe(200)
})

test('with an e-mail alone, a mailed link proves the session that asked for it, once and for a quarter of an hour', async () => {
  const email = 'mail-only@example.com'
  const eve = await app.user({ email })
  expect(await app.call(getReauth, {}, eve.token)).toEqual({
    way: 'email',
    otherwise: null,
    to: 'm***@example.com',
    fresh_until: null,
  })
  expect(await app.call(sendReauthLink, {}, eve.token)).toEqual({ email: 'm***@example.com' })
  const token = await linkTokenFor(app, email, '/verify-email/proof/')
  expect((await attempt(eve)).status).toBe(403)
  expect(await app.call(reauthByLink, { body: { token } })).toEqual({ email })
  expect((await attempt(eve)).status).toBe(200)
  expect(await app.refused(reauthByLink, { body: { token } })).toMatchObject({ status: 400, code: 'link_expired' })

  app.advance(MINUTE)
  await app.call(sendReauthLink, {}, eve.token)
  const late = await linkTokenFor(app, email, '/verify-email/proof/')
  app.advance(15 * MINUTE)
  expect(await app.refused(reauthByLink, { body: { token: late } })).toMatchObject({ code: 'link_expired' })
})

test('an account without any proof of identity gets its own answer', async () => {
  const nobody = await app.user({ email: null })
  expect(await app.call(getReauth, {}, nobody.token)).toEqual({
    way: null,
    otherwise: null,
    to: null,
    fresh_until: null,
  })
  expect(await app.refused(reauthByPassword, { body: { current_password: 'x' } }, nobody.token)).toMatchObject({
    code: 'reauth_unavailable',
  })
})
