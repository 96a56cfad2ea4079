/** A demo's text messages: they stay in the outbox and are read at /dev/outbox. */
import type { Deps } from '../../deps.ts'
import { enqueueMessage } from '../../features/outbox/index.ts'
import type { Sms } from './index.ts'

export const outboxSms = ({ db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>): Sms => {
  const put = ({ phone, text }: { phone: string; text: string }) =>
    enqueueMessage(db, env, { channel: 'sms', to: phone, subject: null, text }, now())
  return { sendCode: put, sendNotice: put }
}
