/** Notifies the owner of an account change at the contact data from before it, so that the owner of a hijacked account learns of it. */
import { Language } from '#contract/patterns'
import { routes } from '#contract/routes'
import type { Tx } from '../../../db/client.ts'
import type { SessionUser } from '../../../db/session-user.ts'
import type { CallContext } from '../../../http/context.ts'
import { changeMail, changeText, type Change, type ChangeFacts } from './account-mails.ts'
import type { AuthDeps } from '../auth-deps.ts'

/** How an account was reached before the change. */
export type ContactPoints = Pick<SessionUser, 'email' | 'phone' | 'uiLanguage'>

type Call = Pick<CallContext, 'language' | 'requestId'>

/** The language of an account's mails; that of the call when it never chose one. */
export const languageOfAccount = (
  { uiLanguage }: Pick<ContactPoints, 'uiLanguage'>,
  { language }: Pick<Call, 'language'>,
) => Language.safeParse(uiLanguage).data ?? language

/** Queues the mail, with the change itself. */
export async function notifyByMail(
  tx: Tx,
  { mail, env, now }: AuthDeps,
  reach: ContactPoints,
  change: Change,
  call: Call,
  facts: ChangeFacts = {},
): Promise<void> {
  if (!reach.email) return
  const words = changeMail(languageOfAccount(reach, call), change, `${env.origin}${routes.forgotPassword()}`, facts)
  await mail?.queue(tx, { to: reach.email, ...words }, now())
}

/** Sends a text message after the change; that it cannot be sent takes nothing back. */
export async function notifyByPhone(
  { sms, log }: AuthDeps,
  reach: ContactPoints,
  change: Change,
  { language, requestId }: Call,
): Promise<void> {
  if (!reach.phone || !sms) return
  try {
    await sms.sendNotice({ phone: reach.phone, text: changeText(languageOfAccount(reach, { language }), change) })
  } catch {
    // What a provider throws may carry the number: nothing of it is logged.
    log.error({ requestId }, 'a notice could not be sent')
  }
}
