/** Signing in or up by phone and code. */
import type { PhoneCodeBody } from '#contract/auth'
import type { CallContext } from '../../http/context.ts'
import { Fault, fieldFault } from '../../http/errors.ts'
import { keyedHash } from '../../keys.ts'
import { claimGuestInto } from './claim.ts'
import { counted, countUp, forgetCounters, takeTurn, type Counted } from './counters.ts'
import { openSession, type Entered } from './entering.ts'
import { meetGuest } from './guests.ts'
import { codeText } from './mails.ts'
import type { AuthParts } from './parts.ts'
import { newCode, saveCode, spendCode, tryCode, type CodePurpose } from './phone-codes.ts'
import { accountByPhone, insertUser, inviterOf } from './store.ts'
import { generatedNames } from './usernames.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
const RESEND_MS = 60_000
const CODES_AN_HOUR = 5
const CODES_A_DAY = 10
/** Wrong codes of a phone in 24 hours; a new code does not begin the count again. */
const FAILURES_A_DAY = 20
const PURPOSE: CodePurpose = 'login_or_register'

/** Sends a code. Throws sms_unavailable, code_wait, code_limit or code_send_failed. */
export async function sendCode(parts: AuthParts, phone: string, call: CallContext): Promise<{ retry_after: number }> {
  const { db, env, sms, log } = parts
  if (!sms) throw new Fault('sms_unavailable')
  const now = parts.now()
  const keys = keysOf(parts, phone)
  const wait = await takeTurn(db, keys.minute, RESEND_MS, now)
  if (wait > 0) throw new Fault('code_wait', { values: { seconds: Math.ceil(wait / 1000) } })
  atMost(CODES_AN_HOUR, await countUp(db, keys.hour, HOUR_MS, now))
  atMost(CODES_A_DAY, await countUp(db, keys.day, DAY_MS, now))
  atMost(FAILURES_A_DAY - 1, await counted(db, keys.failures, now))
  const code = newCode()
  await saveCode(db, env.secret, { phone, purpose: PURPOSE }, code, now)
  try {
    await sms.sendCode({ phone, code, text: codeText(call.language, code) })
  } catch {
    // What a provider throws may carry the number and the code: nothing of it is logged or passed on.
    log.error({ requestId: call.requestId }, 'a code could not be sent')
    throw new Fault('code_send_failed')
  }
  return { retry_after: RESEND_MS / 1000 }
}

/** Signs in by code; a number without an account gets one. Throws code_invalid, code_limit or invite_code_unknown. */
export async function phoneLoginOrRegister(parts: AuthParts, body: PhoneCodeBody, call: CallContext): Promise<Entered> {
  const { db, env } = parts
  const { phone, verification_code: code, inviteCode } = body
  const now = parts.now()
  const address = { phone, purpose: PURPOSE }
  const keys = keysOf(parts, phone)
  const inviterId = inviteCode ? await inviterOf(db, inviteCode) : undefined
  if (inviteCode && !inviterId) throw fieldFault('inviteCode', 'invite_code_unknown')
  atMost(FAILURES_A_DAY - 1, await counted(db, keys.failures, now))
  const verdict = await tryCode(db, env.secret, address, code, now)
  if (verdict === 'wrong') await countUp(db, keys.failures, DAY_MS, now)
  if (verdict !== 'right') throw fieldFault('verification_code', 'code_invalid')
  return db.transaction(async (tx) => {
    if (!(await spendCode(tx, env.secret, address, code, now))) throw fieldFault('verification_code', 'code_invalid')
    await forgetCounters(tx, [keys.failures])
    const known = await accountByPhone(tx, phone)
    if (known)
      return { ...(await openSession(tx, known, call, now)), ...(await meetGuest(tx, call.session, known, now)) }
    const timeZone = body.time_zone ?? call.session?.timeZone ?? 'Asia/Shanghai'
    const values = {
      phone,
      timeZone,
      uiLanguage: call.language,
      invitedBy: inviterId ?? null,
      createdAt: now,
      lastSeenAt: now,
    }
    const made = await insertUser(tx, values, generatedNames('learner'))
    if (!made) throw new Fault('signup_failed')
    if (call.session?.role === 'guest') await claimGuestInto(tx, call.session.userId, made.id, now)
    return openSession(tx, { id: made.id, role: 'user', timeZone }, call, now)
  })
}

function atMost(allowed: number, { count, endsIn }: Counted): void {
  if (count > allowed) throw new Fault('code_limit', { values: { seconds: Math.ceil(endsIn / 1000) } })
}

function keysOf({ env }: AuthParts, phone: string) {
  const id = keyedHash(env.secret, 'counter', phone)
  return {
    minute: `code-minute:${id}`,
    hour: `code-hour:${id}`,
    day: `code-day:${id}`,
    failures: `code-failures:${id}`,
  }
}
