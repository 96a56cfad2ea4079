/** How mails leave. */
import type { Reader } from '../../db/client.ts'
import type { Env } from '../../env.ts'
import { outboxMail } from './outbox.ts'

export interface MailMessage {
  /** One address, already checked against the contract: nothing a header could misread. */
  readonly to: string
  readonly subject: string
  /** A link stands on a line of its own. */
  readonly text: string
  /** Words for the button that the first link becomes; 'Open the link' when left out. */
  readonly action?: string
}

export interface Mail {
  /** Puts a mail on its way within the caller's transaction. Talks to nobody outside: what is queued here is delivered later. */
  queue(db: Reader, message: MailMessage, now: Date): Promise<void>
}

/** The configured way; null when mails cannot be sent here. */
export const createMail = (env: Env): Mail | null => (hasMail(env) ? outboxMail(env) : null)

export const hasMail = (env: Env): boolean => env.mode === 'demo' || env.smtp !== null
