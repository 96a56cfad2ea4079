/** Changing the phone number of an account, by a code to the new one. */
import type { CallContext } from '../../../http/context.ts'
import { fieldError } from '../../../http/errors.ts'
import { maskPhone } from '../../../masking.ts'
import { logSecurity } from '../../../security-log.ts'
import { setPhone } from './contact-data.store.ts'
import { requireCode, sendCodeTo, consumeSentCode } from '../codes/code-exchange.ts'
import { requireRecentAuth } from '../../../http/recent-auth.ts'
import { notifyByMail, notifyByPhone } from './notices.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { endPending, lockSessionOwner } from './pending-changes.store.ts'
import { requestedBySession } from '../codes/phone-codes.store.ts'
import { accountByPhone } from './accounts.store.ts'

type Call = CallContext<'user'>

/** Sends a code to the new number, also when it belongs to another account. */
export async function sendPhoneCode(parts: AuthDeps, phone: string, call: Call): Promise<{ retry_after: number }> {
  requireRecentAuth(call.session, parts.now())
  if (phone === call.session.user.phone) throw fieldError('phone', 'phone_unchanged')
  return sendCodeTo(parts, requestedBySession(call.session, phone, 'change_phone'), call)
}

/** Sets the number when its code is right. Only the holder of the number learns that another account has it. */
export async function changePhone(
  parts: AuthDeps,
  { phone, verification_code: code }: { phone: string; verification_code: string },
  call: Call,
): Promise<undefined> {
  const { db, live, log } = parts
  const { userId, user } = call.session
  requireRecentAuth(call.session, parts.now())
  if (phone === user.phone) throw fieldError('phone', 'phone_unchanged')
  const address = requestedBySession(call.session, phone, 'change_phone')
  await requireCode(parts, address, code, call)
  if (await accountByPhone(db, phone)) throw fieldError('phone', 'phone_taken')
  await db.transaction(async (tx) => {
    await lockSessionOwner(tx, call.session)
    await consumeSentCode(tx, parts, address, code)
    if (!(await setPhone(tx, userId, phone))) throw fieldError('phone', 'phone_taken')
    await endPending(tx, user, { phone })
    await notifyByMail(tx, parts, user, 'phone', call, { to: maskPhone(phone) })
    await live.tell(tx, userId, 'user')
  })
  await notifyByPhone(parts, user, 'phone', call)
  logSecurity(log, 'phone_changed', call, { userId, phone })
  return undefined
}
