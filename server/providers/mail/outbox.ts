/** A demo's mails: they stay in the outbox and are read at /dev/outbox. */
import type { Env } from '../../env.ts'
import { putInOutbox } from '../../features/outbox/service.ts'
import type { Mail } from './index.ts'

export const outboxMail = (env: Env): Mail => ({
  queue: (db, { to, subject, text }, now) => putInOutbox(db, env, { channel: 'mail', to, subject, text }, now),
})
