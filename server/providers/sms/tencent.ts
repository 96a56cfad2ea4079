/** Text messages by Tencent Cloud's official SDK: SendSms of 2021-01-11. */
import * as z from 'zod/mini'
import type { SmsSettings } from '../../env-messages.ts'
import { SmsOutcomeUnknownError, SmsRefusedError, type Sms } from './index.ts'
import { readAnswer } from './send.ts'

const REGION = 'ap-guangzhou'

/** Success of the call is not success of the message: each number has a state of its own. */
const Answer = z.object({ SendStatusSet: z.optional(z.array(z.object({ Code: z.string() }))) })

/** An error that Tencent answered with. Errors of the network have either no `code` or no `requestId`. */
const TencentError = z.object({ code: z.string(), requestId: z.string() })

export function createTencentSms(settings: SmsSettings): Sms {
  const loading = loadClient(settings)

  async function send(phone: string, template: string, values: readonly string[]): Promise<void> {
    const message = {
      PhoneNumberSet: [`+86${phone}`],
      SmsSdkAppId: settings.appId,
      SignName: settings.signName,
      TemplateId: template,
      TemplateParamSet: [...values],
    }
    const client = await loading
    let answer: unknown
    try {
      // The client's own SendSms takes no signal, and its timeout bounds each step of a request in whole seconds.
      answer = await client.request('SendSms', message, { signal: AbortSignal.timeout(settings.timeoutMs) })
    } catch (error) {
      // The SDK's message is not kept: it may quote the answer.
      const { success, data } = TencentError.safeParse(error)
      throw success ? new SmsRefusedError(data.code) : new SmsOutcomeUnknownError()
    }
    const result = readAnswer(Answer, answer).SendStatusSet?.[0]?.Code ?? 'no state'
    if (result !== 'Ok') throw new SmsRefusedError(result)
  }
  return {
    sendCode: ({ phone, code }) => send(phone, settings.template, [code]),
    async sendNotice({ phone }) {
      if (settings.noticeTemplate) await send(phone, settings.noticeTemplate, [])
    },
  }
}

/** A server without Tencent never loads the SDK. */
async function loadClient({ keyId, keySecret, endpoint }: SmsSettings) {
  const { sms } = await import('tencentcloud-sdk-nodejs-sms')
  const url = endpoint === undefined ? undefined : new URL(endpoint)
  return new sms.v20210111.Client({
    credential: { secretId: keyId, secretKey: keySecret },
    region: REGION,
    profile: url && { httpProfile: { endpoint: url.host, protocol: `${url.protocol}//` } },
  })
}
