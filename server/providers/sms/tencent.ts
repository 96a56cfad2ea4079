/** Text messages by Tencent Cloud: SendSms of 2021-01-11, signed by TC3-HMAC-SHA256. */
import { createHash, createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import type { SmsSettings } from '../../env.ts'
import { SmsRefusedError, type Sms } from './index.ts'
import { askProvider, readAnswer } from './send.ts'

const ENDPOINT = 'https://sms.tencentcloudapi.com'
const ALGORITHM = 'TC3-HMAC-SHA256'
const REGION = 'ap-guangzhou'
const CONTENT_TYPE = 'application/json; charset=utf-8'

/** Success of the call is not success of the message: each number has a state of its own. */
const Answer = z.object({
  Response: z.object({
    Error: z.optional(z.object({ Code: z.string() })),
    SendStatusSet: z.optional(z.array(z.object({ Code: z.string() }))),
  }),
})

export function createTencentSms(settings: SmsSettings, now: () => Date): Sms {
  async function send(phone: string, template: string, values: readonly string[]): Promise<void> {
    const url = new URL(settings.endpoint ?? ENDPOINT)
    const body = JSON.stringify({
      PhoneNumberSet: [`+86${phone}`],
      SmsSdkAppId: settings.appId,
      SignName: settings.signName,
      TemplateId: template,
      TemplateParamSet: values,
    })
    const headers = signedHeaders(settings, url.hostname, body, now())
    const { Response: answer } = readAnswer(
      Answer,
      await askProvider(url, { method: 'POST', headers, body }, settings.timeoutMs),
    )
    const result = answer.Error?.Code ?? answer.SendStatusSet?.[0]?.Code ?? 'no state'
    if (result !== 'Ok') throw new SmsRefusedError(result)
  }
  return {
    sendCode: ({ phone, code }) => send(phone, settings.template, [code]),
    async sendNotice({ phone }) {
      if (settings.noticeTemplate) await send(phone, settings.noticeTemplate, [])
    },
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

function signedHeaders({ keyId, keySecret }: SmsSettings, host: string, body: string, at: Date) {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const day = at.toISOString().slice(0, 10)
  const scope = `${day}/sms/tc3_request`
  const canonical = [
    'POST',
    '/',
    '',
    `content-type:${CONTENT_TYPE}`,
    `host:${host}`,
    '',
    'content-type;host',
    sha256(body),
  ].join('\n')
  const key = hmac(hmac(hmac(`TC3${keySecret}`, day), 'sms'), 'tc3_request')
  const signature = hmac(key, [ALGORITHM, timestamp, scope, sha256(canonical)].join('\n')).toString('hex')
  return {
    'Content-Type': CONTENT_TYPE,
    'X-TC-Action': 'SendSms',
    'X-TC-Version': '2021-01-11',
    'X-TC-Region': REGION,
    'X-TC-Timestamp': timestamp,
    Authorization: `${ALGORITHM} Credential=${keyId}/${scope}, SignedHeaders=content-type;host, Signature=${signature}`,
  }
}
