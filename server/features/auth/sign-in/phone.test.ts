// @module-tag postgres
import { phoneLoginOrRegister, sendCode } from '#contract/auth'
import { getUser } from '#contract/profile'
import { createTestApp, DAY, HOUR, MINUTE, type TestApp } from '#tests/app'
import { codeFor, messagesTo } from '#tests/mailbox'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outbox, phoneCodes, users } from '../../../db/schema/accounts.ts'
import { saveCode, verifyCode, type CodeRecipient } from '../codes/phone-codes.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

let lastPhone = 13_900_000_000
const newPhone = () => String((lastPhone += 1))
const ask = (phone: string) => app.call(sendCode, { body: { phone, purpose: 'login_or_register' } })
const enter = (phone: string, code: string) => ({ body: { phone, verification_code: code } })
const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000')

/** A phone that has just been sent a code. */
async function sent(): Promise<{ phone: string; code: string }> {
  const phone = newPhone()
  await ask(phone)
  return { phone, code: await codeFor(app, phone) }
}

test('a code opens an account for a new number, and the same account the next time', async () => {
  const { phone, code } = await sent()
  const first = await app.call(phoneLoginOrRegister, enter(phone, code), null, { language: 'en' })
  const user = await app.call(getUser, {}, first.access_token)
  expect(user).toMatchObject({
    role: 'user',
    email: null,
    phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
    ui_language: 'en',
  })
  expect(user.username).toMatch(/^learner-[a-z0-9]{6}$/)
  app.advance(MINUTE)
  expect(await ask(phone)).toEqual({ retry_after: 60 })
  const second = await app.call(phoneLoginOrRegister, enter(phone, await codeFor(app, phone)))
  expect(await app.call(getUser, {}, second.access_token)).toMatchObject({ id: user.id })
})

test('the message names the code in the asked language', async () => {
  const phone = newPhone()
  await app.call(sendCode, { body: { phone, purpose: 'login_or_register' } }, null, { language: 'zh' })
  const [message] = await messagesTo(app, phone)
  expect(message).toMatchObject({
    channel: 'sms',
    subject: null,
    text: expect.stringMatching(/^【词林】验证码 \d{6}，5 分钟内有效/),
  })
})

test('a code works once', async () => {
  const { phone, code } = await sent()
  await app.call(phoneLoginOrRegister, enter(phone, code))
  expect(await app.refused(phoneLoginOrRegister, enter(phone, code), null, { language: 'en' })).toMatchObject({
    status: 400,
    code: 'code_invalid',
    fields: { verification_code: 'That code is wrong or has expired. Please get a new one.' },
  })
})

test('a code works for five minutes', async () => {
  const { phone, code } = await sent()
  app.advance(5 * MINUTE)
  expect(await app.refused(phoneLoginOrRegister, enter(phone, code))).toMatchObject({ code: 'code_invalid' })
})

test('a code for one number or purpose is nothing for another, and a new one ends the old', async () => {
  const { secret } = app.deps.env
  const purpose = 'login_or_register' as const
  const mine = { phone: newPhone(), purpose, requester: 'here' }
  const other = { phone: newPhone(), purpose, requester: 'here' }
  const verdict = (address: CodeRecipient, code: string) => verifyCode(app.db, secret, address, code, app.now())
  await saveCode(app.db, secret, mine, '246810', app.now())
  await saveCode(app.db, secret, other, '135791', app.now())
  expect(await verdict(other, '246810')).toBe('wrong')

  const stored = await app.db.select().from(phoneCodes).where(eq(phoneCodes.phone, mine.phone))
  await app.db.insert(phoneCodes).values(stored.map((row) => ({ ...row, purpose: 'change_phone' })))
  expect(await verdict({ ...mine, purpose: 'change_phone' as const }, '246810')).toBe('wrong')
  expect(await verdict(mine, '246810')).toBe('right')

  await saveCode(app.db, secret, mine, '975310', app.now())
  expect(await verdict(mine, '246810')).toBe('wrong')
})

test('of fifty wrong codes at once at most five are compared, and then the right one is dead too', async () => {
  const { phone, code } = await sent()
  const statuses = await Promise.all(
    Array.from({ length: 50 }, async () => (await app.refused(phoneLoginOrRegister, enter(phone, wrongOf(code)))).code),
  )
  expect(new Set(statuses)).toEqual(new Set(['code_invalid']))
  const [row] = await app.db.select().from(phoneCodes).where(eq(phoneCodes.phone, phone))
  expect(row?.attempts).toBe(5)
  expect(await app.refused(phoneLoginOrRegister, enter(phone, code))).toMatchObject({ code: 'code_invalid' })
})

test('of fifty right codes at once exactly one opens a session', async () => {
  const { phone, code } = await sent()
  const path = '/api/auth/phone/login-or-register'
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => app.request(path, { json: enter(phone, code).body })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await app.db.select().from(users).where(eq(users.phone, phone))).toHaveLength(1)
})

test('codes are sent once a minute, and for one caller five an hour, ten a day to a number', async () => {
  const phone = newPhone()
  const body = { phone, purpose: 'login_or_register' as const }
  await ask(phone)
  app.advance(20_000)
  const soon = await app.refused(sendCode, { body }, null, { language: 'en' })
  expect(soon).toMatchObject({
    status: 429,
    code: 'code_wait',
    message: 'A code was just sent. Please try again in 40 seconds.',
  })
  expect(soon.headers.get('retry-after')).toBe('40')
  for (let sentSoFar = 1; sentSoFar < 5; sentSoFar += 1) {
    app.advance(MINUTE)
    await ask(phone)
  }
  app.advance(MINUTE)
  expect(await app.refused(sendCode, { body })).toMatchObject({ status: 429, code: 'code_limit' })
  app.advance(HOUR)
  for (let sentSoFar = 5; sentSoFar < 10; sentSoFar += 1) {
    await ask(phone)
    app.advance(MINUTE)
  }
  app.advance(HOUR)
  expect(await app.refused(sendCode, { body })).toMatchObject({ status: 429, code: 'code_limit' })
  app.advance(DAY)
  await ask(phone)
})

test('twenty wrong codes in a day stop a caller at a number, however often a new one is sent', async () => {
  const phone = newPhone()
  for (let round = 0; round < 4; round += 1) {
    await ask(phone)
    const wrong = wrongOf(await codeFor(app, phone))
    for (let tries = 0; tries < 5; tries += 1) await app.refused(phoneLoginOrRegister, enter(phone, wrong))
    app.advance(MINUTE)
  }
  expect(await app.refused(phoneLoginOrRegister, enter(phone, '123456'))).toMatchObject({
    status: 429,
    code: 'code_limit',
  })
  expect(await app.refused(sendCode, { body: { phone, purpose: 'login_or_register' } })).toMatchObject({
    code: 'code_limit',
  })
  app.advance(DAY)
  await ask(phone)
  await app.call(phoneLoginOrRegister, enter(phone, await codeFor(app, phone)))
})

test('an unknown invite code is refused before the code is spent', async () => {
  const inviter = await app.user({ inviteCode: 'PHONE234' })
  const { phone, code } = await sent()
  const body = { phone, verification_code: code, time_zone: 'Europe/Paris' }
  expect(await app.refused(phoneLoginOrRegister, { body: { ...body, inviteCode: 'NOSUCH' } })).toMatchObject({
    code: 'invite_code_unknown',
  })
  await app.call(phoneLoginOrRegister, { body: { ...body, inviteCode: 'phone234' } })
  const [made] = await app.db.select().from(users).where(eq(users.phone, phone))
  expect(made).toMatchObject({ invitedBy: inviter.id, timeZone: 'Europe/Paris' })
})

test('neither the database nor the log holds a code, a number or a message that can be read', async () => {
  const { phone, code } = await sent()
  const kept = JSON.stringify([await app.db.select().from(outbox), app.logs])
  expect(kept).not.toContain(phone)
  expect(kept).not.toContain(code)
  expect(JSON.stringify(await app.db.select().from(phoneCodes).where(eq(phoneCodes.phone, phone)))).not.toContain(
    `"${code}"`,
  )
})

test('numbers that no mainland phone has are refused at the field', async () => {
  for (const [phone, code] of [
    ['', 'phone_empty'],
    ['12345678901', 'phone_invalid'],
    ['+8613800000000', 'phone_invalid'],
  ] as const) {
    const refusal = await app.refused(sendCode, { body: { phone, purpose: 'login_or_register' } })
    expect(refusal).toMatchObject({ status: 400, code, fields: { phone: expect.any(String) } })
  }
})

test('a production server without a provider sends no codes and says so', async () => {
  const production = await app.restarted({
    variables: {
      APP_ENV: 'production',
      PUBLIC_ORIGIN: 'https://words.example',
      DATABASE_URL: 'postgres://127.0.0.1/unused',
    },
  })
  const body = { phone: newPhone(), purpose: 'login_or_register' as const }
  expect(await production.refused(sendCode, { body })).toMatchObject({ status: 503, code: 'sms_unavailable' })
})

test('all phones together get so many codes an hour, and the log says so before they are used up', async () => {
  app.advance(HOUR)
  const few = await app.restarted({ variables: { SMS_CODES_PER_HOUR: '5' } })
  const asked = () => ({ body: { phone: newPhone(), purpose: 'login_or_register' as const } })
  const warnings = () => few.logs.filter(({ msg }) => msg === 'codes to phones come near their limit')
  for (let sent = 0; sent < 3; sent += 1) await few.call(sendCode, asked())
  expect(warnings()).toEqual([])
  for (let sent = 3; sent < 5; sent += 1) await few.call(sendCode, asked())
  const refused = asked()
  for (const input of [refused, asked()])
    expect(await few.refused(sendCode, input)).toMatchObject({ status: 503, code: 'code_send_failed' })
  expect(await messagesTo(few, refused.body.phone)).toEqual([])
  expect(warnings()).toMatchObject([{ level: 50, count: 4, most: 5 }])
  app.advance(HOUR)
  expect(await few.call(sendCode, asked())).toEqual({ retry_after: 60 })
})
