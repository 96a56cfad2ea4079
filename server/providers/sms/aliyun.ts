/** Text messages by Aliyun: SendSms of 2017-05-25, signed by ACS3-HMAC-SHA256. */
import { createHash, createHmac, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { SmsSettings } from '../../env-messages.ts'
import { SmsRefusedError, type Sms } from './index.ts'
import { askProvider, readAnswer } from './send.ts'

const ENDPOINT = 'https://dysmsapi.aliyuncs.com'
const ALGORITHM = 'ACS3-HMAC-SHA256'

const Answer = z.object({ Code: z.string() })

export function createAliyunSms(settings: SmsSettings, now: () => Date): Sms {
  async function send(phone: string, template: string, values: Readonly<Record<string, string>>): Promise<void> {
    const url = new URL(settings.endpoint ?? ENDPOINT)
    const query = canonicalQuery({
      PhoneNumbers: phone,
      SignName: settings.signName,
      TemplateCode: template,
      TemplateParam: JSON.stringify(values),
    })
    const headers = signedHeaders(settings, url.host, query, now())
    url.search = query
    const { Code: result } = readAnswer(Answer, await askProvider(url, { method: 'POST', headers }, settings.timeoutMs))
    if (result !== 'OK') throw new SmsRefusedError(result)
  }
  return {
    sendCode: ({ phone, code }) => send(phone, settings.template, { code }),
    async sendNotice({ phone }) {
      if (settings.noticeTemplate) await send(phone, settings.noticeTemplate, {})
    },
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** As RFC 3986 has it, which leaves fewer signs alone than the browser's encoding. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const canonicalQuery = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&')

function signedHeaders({ keyId, keySecret }: SmsSettings, host: string, query: string, at: Date) {
  const headers: Record<string, string> = {
    host,
    'x-acs-action': 'SendSms',
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': at.toISOString().replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': randomUUID(),
    'x-acs-version': '2017-05-25',
  }
  const names = Object.keys(headers).sort()
  const canonical = [
    'POST',
    '/',
    query,
    ...names.map((name) => `${name}:${headers[name]}`),
    '',
    names.join(';'),
    sha256(''),
  ]
  const signature = createHmac('sha256', keySecret)
    .update(`${ALGORITHM}\n${sha256(canonical.join('\n'))}`)
    .digest('hex')
  const { host: _, ...sent } = headers
  return {
    ...sent,
    Authorization: `${ALGORITHM} Credential=${keyId},SignedHeaders=${names.join(';')},Signature=${signature}`,
  }
}
