/** Mails that were given up, for administrators: to whom and about what, never the text. */
import type { FailedMail } from '#contract/admin-overview'
import * as z from 'zod/mini'
import type { Deps } from '../../deps.ts'
import { createCursor, cursorFields } from '../../http/cursor.ts'
import { maskEmail } from '../../masking.ts'
import { TRIES } from './delivery.ts'
import { decryptMessage } from './message-encryption.ts'
import { selectFailedMails, type MailPosition } from './outbox.store.ts'

const PAGE = 30

const pages = createCursor<MailPosition>({ createdAt: cursorFields.instant, id: cursorFields.uuid })

const Head = z.object({ to: z.string(), subject: z.string() })

/** A page of them, the newest first. They are erased after 24 hours, as every mail. */
export async function listFailedMails(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  cursor: string | undefined,
): Promise<{ items: FailedMail[]; next: string | null }> {
  const found = await selectFailedMails(db, TRIES, pages.parse(cursor), PAGE + 1)
  const rows = found.slice(0, PAGE)
  const last = found.length > PAGE ? rows.at(-1) : undefined
  return {
    items: rows.map(({ id, sealed, createdAt }) => ({
      id,
      ...readHead(env.secret, sealed),
      at: createdAt.toISOString(),
    })),
    next: last ? pages.format(last) : null,
  }
}

/** Empty for a mail of another APP_SECRET, which cannot be read here. */
function readHead(secret: string, sealed: string): Pick<FailedMail, 'to' | 'subject'> {
  try {
    const { to, subject } = Head.parse(decryptMessage(secret, sealed))
    return { to: maskEmail(to), subject }
  } catch {
    return { to: null, subject: null }
  }
}
