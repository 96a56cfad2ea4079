/** Every mail begins in the outbox. With SMTP it is sent from there by a job; a demo's stay, and are read at /dev/outbox. */
import type { Env } from '../../env.ts'
import { enqueueMessage } from '../../features/outbox/index.ts'
import type { Mail } from './index.ts'

export const outboxMail = (env: Env): Mail => ({
  queue: (db, { to, subject, text, action }, now) =>
    enqueueMessage(db, env, { channel: 'mail', to, subject, text, action }, now),
})
