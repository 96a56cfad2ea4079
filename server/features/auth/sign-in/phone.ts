/** Signing in or up by phone and code. */
import type { PhoneCodeBody } from '#contract/auth'
import type { CallContext } from '../../../http/context.ts'
import { HttpError, fieldError } from '../../../http/errors.ts'
import { logSecurity } from '../../../security-log.ts'
import { requireCode, sendCodeTo, consumeSentCode } from '../codes/code-exchange.ts'
import { openSession, type SignInResult } from './open-session.ts'
import { claimForSignUp, findOrStartGuest } from '../guests/guests.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { requestedByCaller } from '../codes/phone-codes.store.ts'
import { accountByPhone, insertUser, inviterOf } from '../accounts/accounts.store.ts'
import { generatedNames } from '../accounts/usernames.ts'

/** Sends a code. Throws sms_unavailable, code_wait, code_limit or code_send_failed. */
export const sendCode = (parts: AuthDeps, phone: string, call: CallContext): Promise<{ retry_after: number }> =>
  sendCodeTo(parts, requestedByCaller(parts.env.secret, call.address, phone), call)

/** Signs in by code; a number without an account gets one. Throws code_invalid, code_limit or invite_code_unknown. */
export async function phoneLoginOrRegister(
  parts: AuthDeps,
  body: PhoneCodeBody,
  call: CallContext,
): Promise<SignInResult> {
  const { db, log } = parts
  const { phone, verification_code: code, inviteCode } = body
  const now = parts.now()
  const address = requestedByCaller(parts.env.secret, call.address, phone)
  const inviterId = inviteCode ? await inviterOf(db, inviteCode) : undefined
  if (inviteCode && !inviterId) throw fieldError('inviteCode', 'invite_code_unknown')
  await requireCode(parts, address, code, call)
  const entered = await db.transaction(async (tx) => {
    await consumeSentCode(tx, parts, address, code)
    const known = await accountByPhone(tx, phone)
    if (known) {
      const session = await openSession(tx, parts, known, call, now)
      const guest = await findOrStartGuest(tx, call.session, known, now)
      return { event: 'signed_in', userId: known.id, result: { ...session, ...guest } } as const
    }
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
    if (!made) throw new HttpError('signup_failed')
    const claimed = await claimForSignUp(tx, call.session, made.id, now)
    const session = await openSession(tx, parts, { id: made.id, role: 'user', timeZone }, call, now)
    return { event: 'signed_up', userId: made.id, result: { ...session, ...claimed } } as const
  })
  logSecurity(log, entered.event, call, { userId: entered.userId, way: 'code' })
  return entered.result
}
