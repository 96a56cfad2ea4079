/** Mails by SMTP. */
import type { ConnectionOptions } from 'node:tls'
import { createTransport, type TransportOptions } from 'nodemailer'
import { brand } from '#contract/brand'
import type { SmtpSettings } from '../../env-messages.ts'
import { mailPage } from './page.ts'
import type { Mailer, MailMessage } from './index.ts'

const CONNECT_MS = 5_000
const GREETING_MS = 5_000
const SOCKET_MS = 10_000

/** Which certificates are believed, besides those that every program believes. */
export type SmtpTrust = Pick<ConnectionOptions, 'ca' | 'rejectUnauthorized'>

/** Demands encryption: by the scheme smtps, or by STARTTLS. */
export function createSmtp({ url, from }: SmtpSettings, trust: SmtpTrust = {}): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const transport = createTransport({
    host: hostname,
    port: Number(port || (secure ? 465 : 587)),
    secure,
    requireTLS: !secure,
    tls: trust,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: SOCKET_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as TransportOptions)
  return {
    async send(message) {
      try {
        await transport.sendMail({
          // As objects: the library parses a string as a list of addresses, so its author could add a recipient.
          from: { name: brand.both, address: from },
          to: { name: '', address: message.to },
          subject: message.subject,
          text: message.text,
          html: mailPage(message),
          ...(message.unsubscribe && { headers: unsubscribeHeaders(message.unsubscribe) }),
        })
        return 'sent'
      } catch (error) {
        return isFinal(error) ? 'refused' : 'later'
      }
    },
  }
}

/** One press in the mail program stops the mail, by a POST that no scanner of links makes. */
const unsubscribeHeaders = ({ post }: NonNullable<MailMessage['unsubscribe']>) => ({
  'List-Unsubscribe': `<${post}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** The server said no for good to this reader or this mail. About encryption or our password it may think otherwise tomorrow. */
const isFinal = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500
