/** Settings of what sends mails and text messages. */
import { isServerUrl } from './server-url.ts'

export interface SmtpSettings {
  readonly url: string
  /** Address that mails come from. */
  readonly from: string
}

export interface SmsSettings {
  readonly provider: 'aliyun' | 'tencent'
  readonly keyId: string
  readonly keySecret: string
  readonly signName: string
  /** Id of the template with the code as its one value. */
  readonly template: string
  /** Id of the template, without values, of the notice about a changed account; undefined sends none. */
  readonly noticeTemplate: string | undefined
  /** Tencent's application; empty for Aliyun. */
  readonly appId: string
  /** Another address than the provider's own. */
  readonly endpoint: string | undefined
  /** How long to wait for an answer. */
  readonly timeoutMs: number
}

const SMS_TIMEOUT_MS = 5_000

const SMS_NAMES = ['SMS_KEY_ID', 'SMS_KEY_SECRET', 'SMS_SIGN_NAME', 'SMS_TEMPLATE', 'SMS_APP_ID'] as const

interface Fault {
  readonly fault: string
}

interface SmtpValues {
  readonly SMTP_URL?: string | undefined
  readonly MAIL_FROM?: string | undefined
}

/** Null: without an address no mails are sent. */
export function smtpOf({ SMTP_URL: url, MAIL_FROM: from }: SmtpValues): SmtpSettings | Fault | null {
  if (!url) return null
  if (!isServerUrl(url))
    return {
      fault:
        'SMTP_URL cannot be used: write smtp://user:password@host:587, with signs such as @ : / % in user and password as %40 %3A %2F %25.',
    }
  if (!from) return { fault: 'SMTP_URL needs MAIL_FROM, the address that mails come from.' }
  return { url, from }
}

type SmsValues = Readonly<
  Partial<Record<(typeof SMS_NAMES)[number] | 'SMS_ENDPOINT' | 'SMS_NOTICE_TEMPLATE', string | undefined>>
> & { readonly SMS_PROVIDER?: 'aliyun' | 'tencent' | undefined }

/** Null: without a provider no text messages are sent. */
export function smsOf(values: SmsValues): SmsSettings | Fault | null {
  const { SMS_PROVIDER: provider, SMS_ENDPOINT: endpoint, SMS_NOTICE_TEMPLATE: noticeTemplate } = values
  if (!provider) return null
  const missing = SMS_NAMES.filter((name) => !values[name] && !(name === 'SMS_APP_ID' && provider === 'aliyun'))
  if (missing.length) return { fault: `SMS_PROVIDER=${provider} needs ${missing.join(', ')}.` }
  const [keyId = '', keySecret = '', signName = '', template = '', appId = ''] = SMS_NAMES.map((name) => values[name])
  return { provider, keyId, keySecret, signName, template, noticeTemplate, appId, endpoint, timeoutMs: SMS_TIMEOUT_MS }
}
