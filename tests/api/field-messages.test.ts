/** What is wrong with an input is told at its field, in the words of the product. */
import { randomUUID } from 'node:crypto'
import { phoneLoginOrRegister, phoneLoginPassword, sendCode, signIn, signUp } from '#contract/auth'
import { addContact } from '#contract/contacts'
import type { Endpoint } from '#contract/core'
import { checkWords, createNote } from '#contract/notes'
import { createTestApp, type TestApp } from '#tests/app'
import type { Person } from '#tests/people'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
let ann: Person
beforeAll(async () => {
  app = await createTestApp()
  ann = await app.user()
})
afterAll(() => app.close())

/** The text at one field of a refused call. */
async function textAt({ path, method }: Endpoint, json: object, field: string): Promise<unknown> {
  const response = await app.request(path, { method, json, token: ann.token, language: 'en' })
  expect(response.status).toBe(400)
  const { fields } = (await response.json()) as { fields: Readonly<Record<string, string>> }
  return fields[field]
}

const code = (phone: string) => ({ phone, purpose: 'login_or_register' })
const notMainland = 'Please enter a valid mainland China phone number'

test.each([
  ['', 'Phone number cannot be empty'],
  ['1381234567', notMainland],
  ['138123456789', notMainland],
  ['23812345678', notMainland],
  ['12012345678', notMainland],
  ['+8613812345678', notMainland],
])('a code is asked for with the phone number %j: %s', async (phone, text) => {
  expect(await textAt(sendCode, code(phone), 'phone')).toBe(text)
})

test.each([
  [{ phone: '', verification_code: '123456' }, 'phone', 'Please enter phone number'],
  [{ phone: '13812345678', verification_code: '' }, 'verification_code', 'Please enter verification code'],
])('signing in by code with %j: %s', async (body, field, text) => {
  expect(await textAt(phoneLoginOrRegister, body, field)).toBe(text)
})

test.each([
  [{ phone: '', password: 'Maple-Grove-72' }, 'phone', 'Please enter phone number'],
  [{ phone: '13812345678', password: '' }, 'password', 'Please enter password'],
])('signing in by phone and password with %j: %s', async (body, field, text) => {
  expect(await textAt(phoneLoginPassword, body, field)).toBe(text)
})

test.each([
  [{ email: '', password: 'Maple-Grove-72' }, 'email', 'Please enter email'],
  [{ email: 'ann', password: 'Maple-Grove-72' }, 'email', 'Please enter a valid e-mail address'],
  [{ email: 'ann@example.com', password: '' }, 'password', 'Please enter password'],
])('signing in by e-mail with %j: %s', async (body, field, text) => {
  expect(await textAt(signIn, body, field)).toBe(text)
})

const characters = 'Username can only contain English characters, numbers, underscore (_) and hyphen (-).'

test.each([
  ['username', '', 'Please enter username'],
  ['username', 'li', 'Username must be 3 to 30 characters'],
  ['username', 'l'.repeat(31), 'Username must be 3 to 30 characters'],
  ['username', 'lin xiaoyu', characters],
  ['username', '小雨小雨', characters],
  ['username', 'lin.xiaoyu', characters],
  ['password', '', 'Please enter password'],
  ['password', 'Grove26', 'Password must be at least 8 characters'],
  ['password', `Grove26${'a'.repeat(122)}`, 'Password must be at most 128 characters'],
  ['password', 'grove2026leaf', 'Password must contain at least one uppercase letter'],
  ['password', 'GROVE2026LEAF', 'Password must contain at least one lowercase letter'],
  ['password', 'GroveGroveLeaf', 'Password must contain at least one digit'],
])('signing up with the %s %j: %s', async (field, typed, text) => {
  const body = { username: 'Lin_xiao-yu7', email: 'lin@example.com', password: 'Grove2026leaf', [field]: typed }
  expect(await textAt(signUp, body, field)).toBe(text)
})

test('a contact is asked for by a name, and no one is a contact of oneself', async () => {
  expect(await textAt(addContact, { name: ' ' }, 'name')).toBe('Please enter a username or an invite code')
  const self = await app.refused(addContact, { body: { name: ann.username } }, ann.token, { language: 'en' })
  expect(self).toMatchObject({ code: 'contact_self', message: 'That is you' })
})

test('a note has a name, and its words are words', async () => {
  expect(await textAt(createNote, { id: randomUUID(), title: ' ' }, 'title')).toBe('Please enter a name')
  expect(await textAt(checkWords, { words: ['oak', ' '] }, 'words.1')).toBe('Please enter a word')
})

test('a body that is no JSON, and one of a kind that is not taken, are told apart', async () => {
  const headers = { 'Content-Type': 'application/json' }
  const broken = await app.request('/api/auth/signin', { body: '{', headers, language: 'en' })
  expect(await broken.json()).toMatchObject({ code: 'json_broken', message: 'The request is not valid JSON' })
  const json = await app.request('/api/payment/alipay/notify', { json: { sign_type: 'RSA2' }, language: 'en' })
  expect(await json.json()).toMatchObject({ code: 'body_type', message: 'This kind of content is not accepted' })
})
