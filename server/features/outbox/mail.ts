/** Sending mail: every mail is stored in the outbox first. With SMTP a job sends it from there; in a demo it is read at /dev/outbox. */
import type { Reader } from '../../db/client.ts'
import type { Env } from '../../env.ts'
import type { MailMessage } from '../../providers/mail/index.ts'
import { enqueueMessage } from './messages.ts'

export interface Mail {
  /** Stores a mail within the caller's transaction. A job delivers it later. */
  queue(db: Reader, message: MailMessage, now: Date): Promise<void>
}

/** Null where mails cannot be sent. */
export const createMail = (env: Env): Mail | null =>
  hasMail(env)
    ? {
        queue: (db, message, now) => enqueueMessage(db, env, { channel: 'mail', ...message }, now),
      }
    : null

export const hasMail = (env: Env): boolean => env.mode === 'demo' || env.smtp !== null
