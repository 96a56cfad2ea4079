/** Changing the phone number of an account, by a code to the new one. */
import type { CallContext } from '../../http/context.ts'
import { fieldFault } from '../../http/errors.ts'
import { maskPhone } from '../../masking.ts'
import { logSecurity } from '../../security-log.ts'
import { setPhone } from './account-store.ts'
import { demandCode, sendCodeTo, useCode } from './code-exchange.ts'
import { requireFresh } from './freshness.ts'
import { tellByMail, tellByPhone } from './notices.ts'
import type { AuthParts } from './parts.ts'
import { endPending, lockSessionOwner } from './pending.ts'
import { requestedBySession } from './phone-codes.ts'
import { accountByPhone } from './store.ts'

type Call = CallContext<'user'>

/** Sends a code to the new number, whoever has it. */
export async function sendPhoneCode(parts: AuthParts, phone: string, call: Call): Promise<{ retry_after: number }> {
  requireFresh(call.session, parts.now())
  if (phone === call.session.user.phone) throw fieldFault('phone', 'phone_unchanged')
  return sendCodeTo(parts, requestedBySession(call.session, phone, 'change_phone'), call)
}

/** Sets the number whose code is right. Only its holder hears that another account has it. */
export async function changePhone(
  parts: AuthParts,
  { phone, verification_code: code }: { phone: string; verification_code: string },
  call: Call,
): Promise<undefined> {
  const { db, live, log } = parts
  const { userId, user } = call.session
  requireFresh(call.session, parts.now())
  if (phone === user.phone) throw fieldFault('phone', 'phone_unchanged')
  const address = requestedBySession(call.session, phone, 'change_phone')
  await demandCode(parts, address, code, call)
  if (await accountByPhone(db, phone)) throw fieldFault('phone', 'phone_taken')
  await db.transaction(async (tx) => {
    await lockSessionOwner(tx, call.session)
    await useCode(tx, parts, address, code)
    if (!(await setPhone(tx, userId, phone))) throw fieldFault('phone', 'phone_taken')
    await endPending(tx, user, { phone })
    await tellByMail(tx, parts, user, 'phone', call, { to: maskPhone(phone) })
    await live.tell(tx, userId, 'user')
  })
  await tellByPhone(parts, user, 'phone', call)
  logSecurity(log, 'phone_changed', call, { userId, phone })
  return undefined
}
