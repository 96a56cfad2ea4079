/** Sending text messages: by the configured provider, in a demo into the outbox, which is read at /dev/outbox. */
import type { Deps } from '../../deps.ts'
import type { Env } from '../../env.ts'
import { countOutcome, type MetricBuffer } from '../../metrics.ts'
import { createProviderSms } from '../../providers/sms/create-provider-sms.ts'
import type { Sms } from '../../providers/sms/index.ts'
import { enqueueMessage } from './messages.ts'

type SmsDeps = Pick<Deps, 'db' | 'env' | 'metrics' | 'now'>

/** Null where text messages cannot be sent. */
export function createSms(deps: SmsDeps): Sms | null {
  const { env, metrics, now } = deps
  if (env.sms) return countMessages(createProviderSms(env.sms, now), metrics)
  return env.mode === 'demo' ? createOutboxSms(deps) : null
}

export const hasSms = (env: Env): boolean => env.mode === 'demo' || env.sms !== null

const countMessages = (sms: Sms, metrics: MetricBuffer): Sms => ({
  sendCode: (message) => countOutcome(metrics, 'sms', () => sms.sendCode(message)),
  sendNotice: (message) => countOutcome(metrics, 'sms', () => sms.sendNotice(message)),
})

function createOutboxSms({ db, env, now }: SmsDeps): Sms {
  const enqueue = ({ phone, text }: { phone: string; text: string }) =>
    enqueueMessage(db, env, { channel: 'sms', to: phone, subject: null, text }, now())
  return { sendCode: enqueue, sendNotice: enqueue }
}
