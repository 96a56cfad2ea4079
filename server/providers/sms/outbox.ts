/** A demo's text messages: they stay in the outbox and are read at /dev/outbox. */
import type { Deps } from '../../deps.ts'
import { putInOutbox } from '../../features/outbox/service.ts'
import type { Sms } from './index.ts'

export const outboxSms = ({ db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>): Sms => ({
  sendCode: ({ phone, text }) => putInOutbox(db, env, { channel: 'sms', to: phone, subject: null, text }, now()),
})
