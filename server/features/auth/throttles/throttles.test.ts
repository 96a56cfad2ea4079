/** A stranger who knows an address or a number cannot keep its owner out. */
import { changePhone, sendPhoneCode } from '#contract/account'
import { phoneLoginOrRegister, sendCode, signIn, signUp } from '#contract/auth'
import { forgotPassword } from '#contract/password-reset'
import { reauthByCode, reauthByPassword, sendReauthCode } from '#contract/reauth'
import { createTestApp, HOUR, MINUTE, type TestApp } from '#tests/app'
import { codeFor, linkTokenFor, messagesTo } from '#tests/mailbox'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions } from '../../../db/schema/accounts.ts'
import { assertLoginAllowed } from './login-throttle.ts'
import { createPasswords } from '../passwords/passwords.ts'

let app: TestApp
const password = 'Tall-Birch-42'
let passwordHash: string
beforeAll(async () => {
  app = await createTestApp()
  passwordHash = await createPasswords().hash(password)
})
afterAll(() => app.close())

let lastPhone = 13_800_500_000
const newPhone = () => String((lastPhone += 1))
const purpose = 'login_or_register' as const
const owner = { peer: '198.51.100.7' }
/** As many strangers as it takes, each at an address of their own. */
const stranger = (number: number) => ({ peer: `203.0.113.${number}` })
const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000')

const ask = (phone: string, from: { peer: string }) => app.call(sendCode, { body: { phone, purpose } }, null, from)
const enter = (phone: string, code: string) => ({ body: { phone, verification_code: code } })

async function guess(phone: string, times: number, from: { peer: string }): Promise<string[]> {
  const wrong = wrongOf(await codeFor(app, phone))
  const codes: string[] = []
  for (let tries = 0; tries < times; tries += 1)
    codes.push((await app.refused(phoneLoginOrRegister, enter(phone, wrong), null, from)).code)
  return codes
}

test('ten sign-ups by a stranger leave the owner a new password, and a sign-up from elsewhere', async () => {
  const email = 'wanted@example.com'
  await app.user({ email })
  const body = { username: 'wants-it', email, password }
  for (let sent = 0; sent < 10; sent += 1) await app.call(signUp, { body }, null, stranger(1))
  expect(await app.refused(signUp, { body }, null, stranger(1))).toMatchObject({ status: 429 })
  await app.call(forgotPassword, { body: { email } }, null, stranger(1))
  expect(await linkTokenFor(app, email, '/reset-password/')).toHaveLength(43)
  await app.call(forgotPassword, { body: { email } }, null, owner)
  await app.call(signUp, { body }, null, owner)
})

test('a mailbox gets at most thirty mails of a kind an hour, however many ask', async () => {
  const email = 'flooded-by-many@example.com'
  await app.user({ email })
  const body = { username: 'one-of-many', email, password }
  const statuses: number[] = []
  for (let number = 1; number <= 40; number += 1)
    statuses.push((await app.request(signUp.path, { json: body, ...stranger(number) })).status)
  expect(statuses).toEqual([...Array<number>(30).fill(202), ...Array<number>(10).fill(429)])
  app.advance(HOUR)
  await app.call(signUp, { body }, null, owner)
})

test('a stranger’s wrong passwords slow down the stranger, and everybody at the sign-in only after a hundred', async () => {
  const email = 'guessed-at@example.com'
  const ann = await app.user({ email, passwordHash })
  const guessFrom = async (number: number, times: number) => {
    const statuses: number[] = []
    for (let tries = 0; tries < times; tries += 1) {
      const json = { email, password: 'Wrong-1234' }
      statuses.push((await app.request(signIn.path, { json, ...stranger(number) })).status)
    }
    return statuses
  }
  /** Ten tries each, without the hashes, which would take seconds. */
  const countTriesFrom = async (first: number, last: number) => {
    for (let number = first; number <= last; number += 1)
      for (let tries = 0; tries < 10; tries += 1) await assertLoginAllowed(app.deps, email, stranger(number).peer)
  }
  expect(await guessFrom(1, 12)).toEqual([...Array<number>(11).fill(401), 429])
  await countTriesFrom(2, 8)
  // The owner is not held up by eighty tries of others, and a right password forgets them.
  await app.call(signIn, { body: { email, password } }, null, owner)
  await countTriesFrom(11, 20)
  expect(await guessFrom(21, 2)).toEqual([401, 429])
  expect(await app.refused(signIn, { body: { email, password } }, null, owner)).toMatchObject({ status: 429 })
  // Who is signed in somewhere is not held up by any of it.
  await app.call(reauthByPassword, { body: { current_password: password } }, ann.token)
})

test('a stranger’s guesses leave the tries of who asked for the code', async () => {
  const phone = newPhone()
  await ask(phone, owner)
  expect(await guess(phone, 20, stranger(1))).toEqual(Array<string>(20).fill('code_invalid'))
  await app.call(phoneLoginOrRegister, enter(phone, await codeFor(app, phone)), null, owner)
})

test('four codes and twenty guesses by a stranger close the number for the stranger alone', async () => {
  const phone = newPhone()
  for (let round = 0; round < 4; round += 1) {
    await ask(phone, stranger(1))
    await guess(phone, 5, stranger(1))
    app.advance(MINUTE)
  }
  expect(await app.refused(sendCode, { body: { phone, purpose } }, null, stranger(1))).toMatchObject({
    status: 429,
    code: 'code_limit',
  })
  await ask(phone, owner)
  await app.call(phoneLoginOrRegister, enter(phone, await codeFor(app, phone)), null, owner)
})

test('a stranger who asks for a code does not end the one that the owner holds', async () => {
  const phone = newPhone()
  await ask(phone, owner)
  const code = await codeFor(app, phone)
  app.advance(MINUTE)
  await ask(phone, stranger(1))
  const entered = await app.call(phoneLoginOrRegister, enter(phone, code), null, owner)
  expect(entered).toEqual({ access_token: expect.any(String) })
})

test('a code that one device asked for may be typed on another, such as on the phone’s own network', async () => {
  const phone = newPhone()
  await ask(phone, owner)
  const typed = enter(phone, await codeFor(app, phone))
  const entered = await app.call(phoneLoginOrRegister, typed, null, { peer: '192.0.2.4' })
  expect(entered).toEqual({ access_token: expect.any(String) })
})

test('after a hundred wrong codes of all callers no more are sent, yet a code that was sent still works', async () => {
  const phone = newPhone()
  let failures = 0
  for (let number = 1; failures < 95; number += 1) {
    await ask(phone, stranger(number))
    failures += (await guess(phone, 5, stranger(number))).length
    app.advance(6 * MINUTE)
  }
  await ask(phone, owner)
  const code = await codeFor(app, phone)
  await guess(phone, 5, stranger(200))
  app.advance(MINUTE)
  expect(await app.refused(sendCode, { body: { phone, purpose } }, null, { peer: '192.0.2.9' })).toMatchObject({
    code: 'code_limit',
  })
  await app.call(phoneLoginOrRegister, enter(phone, code), null, owner)
})

test('thirty codes a day reach a number, however many ask', async () => {
  const phone = newPhone()
  let sent = 0
  for (let number = 1; number <= 60; number += 1) {
    const json = { phone, purpose }
    if ((await app.request(sendCode.path, { json, ...stranger(number) })).ok) sent += 1
    app.advance(7 * MINUTE)
  }
  expect(sent).toBe(30)
})

test('who is signed in gets codes for their own phone and a new one, whatever strangers asked for', async () => {
  const phone = newPhone()
  const ann = await app.user({ phone })
  const next = newPhone()
  for (let number = 1; number <= 10; number += 1)
    for (const each of [phone, next]) {
      await ask(each, stranger(number))
      app.advance(MINUTE)
    }
  for (const each of [phone, next])
    expect(await app.refused(sendCode, { body: { phone: each, purpose } }, null, owner)).toMatchObject({ status: 429 })
  await app.call(sendReauthCode, {}, ann.token)
  await app.call(reauthByCode, { body: { verification_code: await codeFor(app, phone) } }, ann.token)
  await app.call(sendPhoneCode, { body: { phone: next } }, ann.token)
  await app.call(changePhone, enter(next, await codeFor(app, next)), ann.token)
})

test('a code that a session asked for is nothing for another session or for signing in', async () => {
  const [ann, ben] = [await app.user({ passwordHash }), await app.user({ passwordHash })]
  await app.db.update(sessions).set({ provenAt: app.now() }).where(eq(sessions.userId, ann.id))
  await app.db.update(sessions).set({ provenAt: app.now() }).where(eq(sessions.userId, ben.id))
  const phone = newPhone()
  await app.call(sendPhoneCode, { body: { phone } }, ann.token)
  const body = enter(phone, await codeFor(app, phone))
  expect(await app.refused(changePhone, body, ben.token)).toMatchObject({ code: 'code_invalid' })
  expect(await app.refused(phoneLoginOrRegister, body)).toMatchObject({ code: 'code_invalid' })
  await app.call(changePhone, body, ann.token)
  expect(await messagesTo(app, phone)).toHaveLength(1)
})
