/** Codes to phones: how often one is sent, and how a typed one is judged, whatever it is for. */
import type { Tx } from '../../../db/client.ts'
import type { CallContext } from '../../../http/context.ts'
import { HttpError, fieldError } from '../../../http/errors.ts'
import { keyedHash } from '../../../keys.ts'
import { logSecurity } from '../../../security-log.ts'
import { smsErrorReason } from '../../../providers/sms/index.ts'
import {
  readCounter,
  incrementCounter,
  deleteCounters,
  acquireTurn,
  type CounterState,
} from '../throttles/counters.store.ts'
import { codeText } from './mails.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { createCode, saveCode, consumeCode, verifyCode, type CodeRecipient } from './phone-codes.store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
const RESEND_MS = 60_000
const REQUESTERS = ['requester', 'all'] as const

/** Codes that one requester may have sent to a number, and all requesters together. */
const SENT_AN_HOUR = { requester: 5, all: 10 }
const SENT_A_DAY = { requester: 10, all: 30 }
/** From this share of the hourly budget on, the operator gets a warning. */
const MANY = 0.8
/**
 * Wrong codes for a number in 24 hours; a new code does not begin the count again. A requester who reaches theirs types no more. When all
 * together reach theirs, no more codes are sent, but those that were sent still work. 100 is the most that NIST SP 800-63B allows.
 */
const FAILURES_A_DAY = { requester: 20, all: 100 }

type Call = Pick<CallContext, 'language' | 'requestId' | 'address'>

/** Sends a code. Throws sms_unavailable, code_wait, code_limit or code_send_failed. */
export async function sendCodeTo(
  parts: AuthDeps,
  address: CodeRecipient,
  call: Call,
): Promise<{ retry_after: number }> {
  const { db, env, sms, log } = parts
  if (!sms) throw new HttpError('sms_unavailable')
  const now = parts.now()
  const { phone } = address
  const keys = keysOf(parts, address)
  for (const who of REQUESTERS) {
    atMost(SENT_AN_HOUR[who] - 1, await readCounter(db, keys[who].hour, HOUR_MS, now))
    atMost(SENT_A_DAY[who] - 1, await readCounter(db, keys[who].day, DAY_MS, now))
    atMost(FAILURES_A_DAY[who] - 1, await readCounter(db, keys[who].failures, DAY_MS, now))
  }
  // After the bounds: a requester who has reached theirs must not take the minute of the others.
  const wait = await acquireTurn(db, keys.minute, RESEND_MS, now)
  if (wait > 0) throw new HttpError('code_wait', { values: { seconds: Math.ceil(wait / 1000) } })
  for (const who of REQUESTERS) {
    await incrementCounter(db, keys[who].hour, HOUR_MS, now)
    await incrementCounter(db, keys[who].day, DAY_MS, now)
  }
  await countSent(parts, call, now)
  const code = createCode()
  await saveCode(db, env.secret, address, code, now)
  try {
    await sms.sendCode({ phone, code, text: codeText(call.language, code) })
  } catch (error) {
    // What a provider throws may carry the number and the code: only its own code for the refusal is logged.
    log.error({ requestId: call.requestId, reason: smsErrorReason(error) }, 'a code could not be sent')
    throw new HttpError('code_send_failed')
  }
  logSecurity(log, 'code_sent', call, { phone, detail: address.purpose })
  return { retry_after: RESEND_MS / 1000 }
}

/** Every code costs money, so all phones share one budget. Throws code_send_failed. */
async function countSent({ db, env, log }: AuthDeps, { requestId }: Call, now: Date): Promise<void> {
  const most = env.smsCodesPerHour
  const { count } = await incrementCounter(db, 'codes', HOUR_MS, now)
  // Each count is seen by one call alone, so the warning is logged once an hour.
  if (count === Math.ceil(most * MANY)) log.error({ requestId, count, most }, 'codes to phones come near their limit')
  if (count > most) throw new HttpError('code_send_failed')
}

/** Spends a try and compares. Throws code_invalid or code_limit. A right code still has to be spent. */
export async function requireCode(parts: AuthDeps, address: CodeRecipient, code: string, call: Call): Promise<void> {
  const { db, env, log } = parts
  const now = parts.now()
  const { requester, all } = keysOf(parts, address)
  atMost(FAILURES_A_DAY.requester - 1, await readCounter(db, requester.failures, DAY_MS, now))
  const verdict = await verifyCode(db, env.secret, address, code, now)
  if (verdict === 'right') return
  if (verdict === 'wrong')
    for (const { failures } of [requester, all]) await incrementCounter(db, failures, DAY_MS, now)
  logSecurity(log, 'code_refused', call, { phone: address.phone, detail: address.purpose })
  throw codeInvalid()
}

/** Uses up a right code, in the transaction of what it allows. Throws code_invalid when a concurrent request used it first. */
export async function consumeSentCode(tx: Tx, parts: AuthDeps, address: CodeRecipient, code: string): Promise<void> {
  if (!(await consumeCode(tx, parts.env.secret, address, code, parts.now()))) throw codeInvalid()
  const { requester, all } = keysOf(parts, address)
  await deleteCounters(tx, [requester.failures, all.failures])
}

const codeInvalid = () => fieldError('verification_code', 'code_invalid')

function atMost(allowed: number, { count, endsIn }: CounterState): void {
  if (count > allowed) throw new HttpError('code_limit', { values: { seconds: Math.ceil(endsIn / 1000) } })
}

/** Counters of a number for one purpose, so that strangers at the sign-in cannot block its signed-in owner. */
function keysOf({ env }: AuthDeps, { phone, purpose, requester }: CodeRecipient) {
  const countersOf = (who: string) => {
    const id = keyedHash(env.secret, 'counter', who)
    return { hour: `code-hour:${id}`, day: `code-day:${id}`, failures: `code-failures:${id}` }
  }
  const all = `${purpose}|${phone}`
  return {
    minute: `code-minute:${keyedHash(env.secret, 'counter', all)}`,
    requester: countersOf(`${all}|${requester}`),
    all: countersOf(all),
  }
}
