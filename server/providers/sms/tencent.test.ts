import { startFakeSms, type SmsMood } from '#tests/fake-sms'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from '../../env.ts'
import { SmsOutcomeUnknownError, SmsRefusedError } from './index.ts'
import { createTencentSms } from './tencent.ts'

async function tencent(mood: SmsMood, variables: Readonly<Record<string, string>> = {}) {
  const fake = await startFakeSms('tencent')
  onTestFinished(() => fake.close())
  fake.feel(mood)
  const { sms } = readEnv({ APP_SECRET: 'x'.repeat(32), ...fake.variables, ...variables })
  if (!sms) throw new Error('no settings')
  return createTencentSms({ ...sms, timeoutMs: mood === 'hang' ? 300 : 30_000 })
}

const message = { phone: '13700000001', code: '123456', text: 'your code' }

test('a refusal of the number and one of the call carry the code of Tencent, and neither number nor code', async () => {
  const ofNumber = (await tencent('limit')).sendCode(message)
  await expect(ofNumber).rejects.toEqual(new SmsRefusedError('LimitExceeded.PhoneNumberDailyLimit'))
  const ofCall = (await tencent('ok', { SMS_KEY_SECRET: 'another secret' })).sendCode(message)
  await expect(ofCall).rejects.toEqual(new SmsRefusedError('AuthFailure.SignatureFailure'))
})

test.each(['garbage', 'reset', 'hang'] as const)('on %s the outcome is unknown', async (mood) => {
  await expect((await tencent(mood)).sendCode(message)).rejects.toEqual(new SmsOutcomeUnknownError())
})
