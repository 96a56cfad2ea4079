// @module-tag postgres
import {
  changeEmail,
  changePassword,
  changePhone,
  confirmEmail,
  sendPhoneCode,
  stopEmailChange,
} from '#contract/account'
import { phoneLoginPassword, signIn, signOut } from '#contract/auth'
import { checkReset, forgotPassword } from '#contract/password-reset'
import { getUser } from '#contract/profile'
import { createTestApp, DAY, MINUTE, type TestApp } from '#tests/app'
import { codeFor, linkTokenFor, messagesTo } from '#tests/mailbox'
import type { Person } from '#tests/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPasswords } from '../passwords/passwords.ts'
import { createSession, findSession, recordReauth } from '../sessions/sessions.store.ts'

let app: TestApp
const password = 'Tall-Birch-42'
let passwordHash: string
beforeAll(async () => {
  app = await createTestApp()
  passwordHash = await createPasswords().hash(password)
})
afterAll(() => app.close())

let lastPhone = 13_600_100_000
const newPhone = () => String((lastPhone += 1))

/** A learner with a recent re-authentication. */
async function proven(given: Parameters<TestApp['user']>[0] = {}): Promise<Person> {
  const person = await app.user({ passwordHash, uiLanguage: 'en', ...given })
  await prove(person)
  return person
}

async function prove({ token }: Person): Promise<void> {
  const session = await findSession(app.db, token, app.now(), async () => {})
  if (session) await recordReauth(app.db, session, app.now())
}

const changeLinkFor = (email: string) => linkTokenFor(app, email, '/verify-email/change/')
const emailOf = async ({ token }: Person) => (await app.call(getUser, {}, token)).email

test('a new e-mail address counts when its link is followed, and the old one is notified', async () => {
  const ann = await proven({ email: 'old@example.com' })
  expect(await app.call(changeEmail, { body: { email: 'New@Example.com' } }, ann.token)).toEqual({
    email: 'new@example.com',
  })
  expect(await emailOf(ann)).toBe('old@example.com')
  const token = await changeLinkFor('new@example.com')
  expect(await app.call(confirmEmail, { body: { token } })).toEqual({ email: 'new@example.com' })
  expect(await emailOf(ann)).toBe('new@example.com')
  await app.call(signIn, { body: { email: 'new@example.com', password } })
  const told = (await messagesTo(app, 'old@example.com')).map(({ text }) => text)
  expect(told).toContainEqual(expect.stringContaining('your e-mail was changed to n***@example.com'))
  expect(await app.refused(confirmEmail, { body: { token } })).toMatchObject({ status: 400, code: 'link_expired' })
})

test('the link lives a day; a link for a new password in the old mailbox dies with the change', async () => {
  const ann = await proven({ email: 'first@example.com' })
  await app.call(changeEmail, { body: { email: 'second@example.com' } }, ann.token)
  const late = await changeLinkFor('second@example.com')
  app.advance(DAY)
  expect(await app.refused(confirmEmail, { body: { token: late } })).toMatchObject({ code: 'link_expired' })

  await prove(ann)
  await app.call(changeEmail, { body: { email: 'second@example.com' } }, ann.token)
  const token = await changeLinkFor('second@example.com')
  await app.call(forgotPassword, { body: { email: 'first@example.com' } })
  const reset = await linkTokenFor(app, 'first@example.com', '/reset-password/')
  await app.call(confirmEmail, { body: { token } })
  expect(await app.refused(checkReset, { body: { token: reset } })).toMatchObject({ code: 'link_expired' })
})

test('an address that has an account gets the same answer, and its owner a hint', async () => {
  const ann = await proven()
  await app.user({ email: 'taken@example.com', uiLanguage: 'en' })
  const ask = async (email: string) => {
    const response = await app.request('/api/user/email', { method: 'PUT', token: ann.token, json: { email } })
    return { status: response.status, body: (await response.text()).replace(email, '') }
  }
  expect(await ask('taken@example.com')).toEqual(await ask('free@example.com'))
  const [hint, ...others] = await messagesTo(app, 'taken@example.com')
  expect(hint?.subject).toBe('You already have a Wordgrove account')
  expect(others).toEqual([])
})

const stopLinkFor = (email: string) => linkTokenFor(app, email, '/verify-email/stop/')

test('the old e-mail address is notified of a requested change and can stop it without signing in', async () => {
  const ann = await proven({ email: 'keeper@example.com' })
  await app.call(changeEmail, { body: { email: 'thief@example.com' } }, ann.token)
  const [told] = await messagesTo(app, 'keeper@example.com')
  expect(told).toMatchObject({
    subject: 'Wordgrove: someone asked to change your e-mail',
    text: expect.stringContaining('to t***@example.com'),
  })
  const token = await stopLinkFor('keeper@example.com')
  expect(await app.call(stopEmailChange, { body: { token } })).toEqual({ email: 'keeper@example.com' })
  const pressed = { body: { token: await changeLinkFor('thief@example.com') } }
  expect(await app.refused(confirmEmail, pressed)).toMatchObject({ status: 400, code: 'link_expired' })
  // The device that asked cannot ask again.
  expect(await app.refused(getUser, {}, ann.token)).toMatchObject({ status: 401 })
  expect(await app.refused(stopEmailChange, { body: { token } })).toMatchObject({ code: 'link_expired' })
  await app.call(signIn, { body: { email: 'keeper@example.com', password } })
})

test('the old address hears the same whether or not the new one has an account', async () => {
  await app.user({ email: 't-known@example.com' })
  const heard = async (email: string) => {
    const ann = await proven({ email: `asks-for-${email}` })
    await app.call(changeEmail, { body: { email } }, ann.token)
    const [told] = await messagesTo(app, `asks-for-${email}`)
    return told?.text.replace(/stop\/\S+/, 'stop/')
  }
  expect(await heard('t-known@example.com')).toBe(await heard('t-unknown@example.com'))
})

test('a link for a new e-mail needs the session that asked for it', async () => {
  const ann = await proven({ email: 'signs-out@example.com' })
  await app.call(changeEmail, { body: { email: 'too-late@example.com' } }, ann.token)
  await app.call(signOut, {}, ann.token)
  const token = await changeLinkFor('too-late@example.com')
  expect(await app.refused(confirmEmail, { body: { token } })).toMatchObject({ code: 'link_expired' })
})

test('of two accounts that wait for one address the first to follow its link has it', async () => {
  const ann = await proven()
  const ben = await proven()
  await app.call(changeEmail, { body: { email: 'wanted@example.com' } }, ann.token)
  const first = await changeLinkFor('wanted@example.com')
  app.advance(MINUTE)
  await app.call(changeEmail, { body: { email: 'wanted@example.com' } }, ben.token)
  const second = await changeLinkFor('wanted@example.com')
  const answers = await Promise.all(
    [first, second].map(async (token) => {
      const response = await app.request('/api/auth/confirm-email', { json: { token } })
      return [response.status, ((await response.json()) as { code?: string }).code]
    }),
  )
  expect(answers.sort()).toEqual([
    [200, undefined],
    [409, 'email_taken'],
  ])
})

test('one’s own e-mail and phone are no change', async () => {
  const phone = newPhone()
  const ann = await proven({ email: 'same@example.com', phone })
  expect(await app.refused(changeEmail, { body: { email: 'SAME@example.com' } }, ann.token)).toMatchObject({
    code: 'email_unchanged',
    fields: { email: expect.any(String) },
  })
  expect(await app.refused(sendPhoneCode, { body: { phone } }, ann.token)).toMatchObject({ code: 'phone_unchanged' })
})

test('a new password revokes every other session and notifies the owner', async () => {
  const ann = await proven({ email: 'changer@example.com' })
  const here = { userId: ann.id, role: 'user', userAgent: '', address: '' } as const
  const elsewhere = await createSession(app.db, here, app.now())
  expect(await app.call(changePassword, { body: { new_password: 'Quiet-Meadow-19' } }, ann.token)).toEqual({ ended: 1 })
  expect(await app.refused(getUser, {}, elsewhere)).toMatchObject({ status: 401 })
  expect(await app.call(getUser, {}, ann.token)).toMatchObject({ id: ann.id })
  await app.call(signIn, { body: { email: 'changer@example.com', password: 'Quiet-Meadow-19' } })
  const [told] = await messagesTo(app, 'changer@example.com')
  expect(told?.subject).toBe('Wordgrove: your password was changed')
})

test('an account made by phone sets its first password, and hears of it by phone', async () => {
  const phone = newPhone()
  const ben = await proven({ email: null, phone, passwordHash: null })
  await app.call(changePassword, { body: { new_password: 'Quiet-Meadow-19' } }, ben.token)
  await app.call(phoneLoginPassword, { body: { phone, password: 'Quiet-Meadow-19' } })
  expect((await messagesTo(app, phone))[0]?.text).toBe(
    'Wordgrove: your password was changed. If it was not you, please contact us at once.',
  )
})

test('a new password keeps the rules', async () => {
  const ann = await proven({ username: 'Rule-Keeper9' })
  const refuse = (new_password: string) => app.refused(changePassword, { body: { new_password } }, ann.token)
  expect(await refuse('short')).toMatchObject({ fields: { new_password: expect.any(String) } })
  expect(await refuse('Password123')).toMatchObject({ code: 'password_too_common' })
  expect(await refuse('rule-KEEPER9')).toMatchObject({ code: 'password_is_identity' })
})

test('a new phone counts with its code; the old one and the e-mail are told', async () => {
  const [before, after] = [newPhone(), newPhone()]
  const ann = await proven({ email: 'caller@example.com', phone: before })
  expect(await app.call(sendPhoneCode, { body: { phone: after } }, ann.token)).toEqual({ retry_after: 60 })
  const code = await codeFor(app, after)
  const wrong = code === '000000' ? '111111' : '000000'
  expect(await app.refused(changePhone, { body: { phone: after, verification_code: wrong } }, ann.token)).toMatchObject(
    { status: 400, code: 'code_invalid', fields: { verification_code: expect.any(String) } },
  )
  expect(
    await app.refused(changePhone, { body: { phone: newPhone(), verification_code: code } }, ann.token),
  ).toMatchObject({ code: 'code_invalid' })
  await app.call(changePhone, { body: { phone: after, verification_code: code } }, ann.token)
  expect(await app.call(getUser, {}, ann.token)).toMatchObject({ phone: `${after.slice(0, 3)}****${after.slice(-4)}` })
  expect((await messagesTo(app, before))[0]?.text).toContain('your phone number was changed')
  expect((await messagesTo(app, 'caller@example.com'))[0]?.text).toContain(`to ${after.slice(0, 3)}****`)
  await app.call(phoneLoginPassword, { body: { phone: after, password } })
})

test('only the holder of a number hears that another account has it', async () => {
  const phone = newPhone()
  await app.user({ phone })
  const ann = await proven()
  await app.call(sendPhoneCode, { body: { phone } }, ann.token)
  const body = { phone, verification_code: await codeFor(app, phone) }
  expect(await app.refused(changePhone, { body }, ann.token)).toMatchObject({
    status: 409,
    code: 'phone_taken',
    fields: { phone: expect.any(String) },
  })
  expect(await app.call(getUser, {}, ann.token)).toMatchObject({ phone: null })
})
