import { and, desc, eq, gt, lte } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { outbox } from '../../db/schema/accounts.ts'

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

export async function deleteMessagesBefore(db: Reader, moment: Date): Promise<void> {
  await db.delete(outbox).where(lte(outbox.createdAt, moment))
}
