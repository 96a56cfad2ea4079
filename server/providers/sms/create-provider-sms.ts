import type { SmsSettings } from '../../env-messages.ts'
import { createAliyunSms } from './aliyun.ts'
import type { Sms } from './index.ts'
import { createTencentSms } from './tencent.ts'

export const createProviderSms = (settings: SmsSettings, now: () => Date): Sms =>
  settings.provider === 'aliyun' ? createAliyunSms(settings, now) : createTencentSms(settings)
