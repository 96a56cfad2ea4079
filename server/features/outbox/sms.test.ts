import { phoneLoginOrRegister, sendCode } from '#contract/auth'
import { getConfig, listOutbox } from '#contract/system'
import { createTestApp, MINUTE, type TestApp } from '#tests/app'
import { startFakeSms, type FakeSms } from '#tests/fake-sms'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '../../env.ts'
import { createSms } from './sms.ts'

describe.each(['aliyun', 'tencent'] as const)('text messages by %s', (provider) => {
  let app: TestApp
  let fake: FakeSms
  beforeAll(async () => {
    fake = await startFakeSms(provider)
    app = await createTestApp({ variables: fake.variables })
  })
  afterAll(async () => {
    await app.close()
    await fake.close()
  })

  let last = 13_700_000_000
  const newPhone = () => String((last += 1))
  const ask = (phone: string) => ({ body: { phone, purpose: 'login_or_register' as const } })

  test('a code arrives under the right signature, opens the account, and stands in no outbox', async () => {
    const phone = newPhone()
    await app.call(sendCode, ask(phone))
    const text = fake.taken.at(-1)
    expect(text).toEqual({ phone, template: 'SMS_123', signName: '词林', code: expect.stringMatching(/^\d{6}$/) })
    await app.call(phoneLoginOrRegister, { body: { phone, verification_code: text?.code ?? '' } })
    expect(await app.call(listOutbox, { query: { to: phone } })).toEqual([])
    expect(await app.call(getConfig, {})).toMatchObject({ sign_in: { phone: true } })
  })

  test('a notice goes by its own template', async () => {
    const sms = createSms(app.deps)
    await sms?.sendNotice({ phone: newPhone(), text: 'whatever the template says' })
    expect(fake.taken.at(-1)).toMatchObject({ template: 'SMS_456', code: undefined })
  })

  test.each(['limit', 'garbage', 'reset'] as const)(
    'on %s nothing is sent again, the minute and the code stay, and the log names neither number nor code',
    async (mood) => {
      const phone = newPhone()
      const before = fake.asked()
      fake.feel(mood)
      expect(await app.refused(sendCode, ask(phone))).toMatchObject({ status: 503, code: 'code_send_failed' })
      fake.feel('ok')
      expect(fake.asked()).toBe(before + 1)
      expect(await app.refused(sendCode, ask(phone))).toMatchObject({ status: 429, code: 'code_wait' })
      const log = JSON.stringify(app.logs)
      expect(log).not.toContain(phone)
      expect(log).not.toMatch(/TemplateParam|PhoneNumbers/)
      app.advance(MINUTE)
      await app.call(sendCode, ask(phone))
    },
  )

  test('a provider that does not answer is given up in time', async () => {
    const phone = newPhone()
    const impatient = await app.restarted({ variables: fake.variables, providerTimeoutMs: 1_000 })
    fake.feel('hang')
    expect(await impatient.refused(sendCode, ask(phone))).toMatchObject({ status: 503, code: 'code_send_failed' })
    fake.feel('ok')
    expect(await app.refused(sendCode, ask(phone))).toMatchObject({ code: 'code_wait' })
  })

  test('with a wrong secret nothing goes', async () => {
    const count = fake.taken.length
    const wrong = await app.restarted({ variables: { ...fake.variables, SMS_KEY_SECRET: 'another secret' } })
    expect(await wrong.refused(sendCode, ask(newPhone()))).toMatchObject({ code: 'code_send_failed' })
    expect(fake.taken).toHaveLength(count)
  })
})

test('a provider without all of its settings refuses the start, by name', () => {
  const start = () => readEnv({ APP_SECRET: 'x'.repeat(32), SMS_PROVIDER: 'tencent', SMS_KEY_ID: 'id' })
  expect(start).toThrow('SMS_PROVIDER=tencent needs SMS_KEY_SECRET, SMS_SIGN_NAME, SMS_TEMPLATE, SMS_APP_ID.')
})

test('in production without a provider the ways in by phone and mail are hidden', async () => {
  const app = await createTestApp()
  const production = {
    APP_ENV: 'production',
    PUBLIC_ORIGIN: 'https://words.example',
    DATABASE_URL: 'postgres://127.0.0.1/x',
  }
  const bare = await app.restarted({ variables: production })
  expect(await bare.call(getConfig, {})).toMatchObject({ sign_in: { phone: false, email: false, google: null } })
  const mail = { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'hello@words.example' }
  const withMail = await app.restarted({ variables: { ...production, ...mail } })
  expect(await withMail.call(getConfig, {})).toMatchObject({ sign_in: { phone: false, email: true } })
  await app.close()
})
