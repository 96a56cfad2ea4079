import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, lte, min, or, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { isDue } from '../../db/due.ts'
import { outbox } from '../../db/schema/accounts.ts'

/** The longest pause between two tries. */
const MOST_AHEAD_MS = 600_000

export async function insertMessage(db: Reader, row: typeof outbox.$inferInsert): Promise<void> {
  await db.insert(outbox).values(row)
}

/** The newest `limit` messages younger than `since`, of one recipient or of all. */
export const selectMessages = (db: Reader, recipientHash: string | undefined, since: Date, limit: number) =>
  db
    .select({ channel: outbox.channel, sealed: outbox.sealed, createdAt: outbox.createdAt })
    .from(outbox)
    .where(
      and(
        gt(outbox.createdAt, since),
        recipientHash === undefined ? undefined : eq(outbox.recipientHash, recipientHash),
      ),
    )
    .orderBy(desc(outbox.createdAt))
    .limit(limit)

/** Where a page of mails ends. */
export interface MailPosition {
  readonly createdAt: Date
  readonly id: string
}

/** Mails that were tried so often without success, the newest first. */
export function selectFailedMails(db: Reader, tries: number, after: MailPosition | undefined, limit: number) {
  const { id, createdAt, sealed } = outbox
  const rest = after && or(lt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), gt(id, after.id)))
  return db
    .select({ id, createdAt, sealed })
    .from(outbox)
    .where(and(eq(outbox.channel, 'mail'), isNull(outbox.sentAt), gte(outbox.attempts, tries), rest))
    .orderBy(desc(createdAt), asc(id))
    .limit(limit)
}

export async function deleteMessagesBefore(db: Reader, moment: Date): Promise<void> {
  await db.delete(outbox).where(lte(outbox.createdAt, moment))
}

/**
 * Leases the next due mail until `until` and counts an attempt. What a request has caused goes first: somebody waits for its link, and the digests of a
 * Monday may be thousands.
 */
export async function claimMail(db: Reader, now: Date, until: Date, tries: number) {
  // Rows that another replica is taking at this moment are passed over instead of waited for.
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.channel, 'mail'),
        isNull(outbox.sentAt),
        isDue(outbox.sendAfter, now, MOST_AHEAD_MS),
        lt(outbox.attempts, tries),
      ),
    )
    .orderBy(sql`${outbox.requestId} is null`, asc(outbox.sendAfter))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, sendAfter: until })
    .where(inArray(outbox.id, next))
    .returning({ id: outbox.id, sealed: outbox.sealed, attempts: outbox.attempts, requestId: outbox.requestId })
  return row
}

/** When the next mail is due, perhaps in the past; null where none waits. */
export async function nextMailAt(db: Reader, tries: number): Promise<Date | null> {
  const isWaiting = and(eq(outbox.channel, 'mail'), isNull(outbox.sentAt), lt(outbox.attempts, tries))
  const [row] = await db
    .select({ at: min(outbox.sendAfter) })
    .from(outbox)
    .where(isWaiting)
  return row?.at ?? null
}

export async function settleMail(
  db: Reader,
  id: string,
  change: Partial<Pick<typeof outbox.$inferInsert, 'sentAt' | 'sendAfter' | 'attempts'>>,
): Promise<void> {
  await db.update(outbox).set(change).where(eq(outbox.id, id))
}
