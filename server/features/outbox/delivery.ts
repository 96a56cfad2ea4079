/** Takes mails out of the outbox and hands them to the mail server; as many replicas as there are may do it at once. */
import * as z from 'zod/mini'
import type { Deps } from '../../deps.ts'
import type { Mailer, MailReceipt } from '../../providers/mail/index.ts'
import { decryptMessage } from './message-encryption.ts'
import { claimMail, nextMailAt, settleMail } from './outbox.store.ts'

/** A mail that was tried so often is given up. */
export const TRIES = 5
/** Longer than one try can last: meanwhile no replica takes the same mail. */
const LEASE_MS = 120_000
/** Pauses after the first four tries. */
const PAUSES_MS = [10_000, 60_000, 180_000, 600_000]
/** Mails of one turn, so that a turn ends. */
const A_TURN = 50

const Content = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  action: z.optional(z.string()),
  unsubscribe: z.optional(z.object({ page: z.string(), post: z.string() })),
})

/**
 * Sends what is due, one after the other. What the mail server refuses for good is given up, and so is a mail after its fifth try. Answers the
 * milliseconds until another is due, 0 or less where one may be already; nothing where none waits.
 */
export async function deliverMails(
  deps: Pick<Deps, 'db' | 'env' | 'log' | 'metrics' | 'now'>,
  mailer: Mailer,
): Promise<number | undefined> {
  const { db, env, log, metrics } = deps
  // A mail that does not open here is tried again: another replica, or a secret that is put right, may open it.
  const send = async (sealed: string): Promise<MailReceipt | 'unreadable'> => {
    const content = openContent(env.secret, sealed)
    return content ? mailer.send(content) : 'unreadable'
  }
  for (let count = 0; count < A_TURN; count += 1) {
    const now = deps.now()
    const mail = await claimMail(db, now, new Date(now.getTime() + LEASE_MS), TRIES)
    if (!mail) {
      const next = await nextMailAt(db, TRIES)
      return next ? next.getTime() - now.getTime() : undefined
    }
    const outcome = await send(mail.sealed)
    if (outcome !== 'unreadable') metrics.count(outcome === 'sent' ? 'mail.succeeded' : 'mail.failed')
    log.debug({ ...sourceOf(mail), outcome, attempt: mail.attempts }, 'a mail was tried')
    if (outcome === 'sent') await settleMail(db, mail.id, { sentAt: deps.now() })
    else if (outcome !== 'refused' && mail.attempts < TRIES) {
      if (outcome === 'unreadable') log.warn({ ...sourceOf(mail) }, 'a mail was written under another APP_SECRET')
      await settleMail(db, mail.id, { sendAfter: new Date(deps.now().getTime() + (PAUSES_MS[mail.attempts - 1] ?? 0)) })
    } else {
      await settleMail(db, mail.id, { attempts: TRIES })
      log.warn({ ...sourceOf(mail), outcome }, 'a mail was given up')
    }
  }
  return 0
}

/** Which mail, and which request caused it. */
const sourceOf = ({ id, requestId }: { readonly id: string; readonly requestId: string | null }) => ({
  outbox: id,
  ...(requestId && { requestId }),
})

/** Null for a mail that was changed or sealed under another secret. */
function openContent(secret: string, sealed: string): z.infer<typeof Content> | null {
  try {
    return Content.parse(decryptMessage(secret, sealed))
  } catch {
    return null
  }
}
