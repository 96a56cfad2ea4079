/** What waits, the size of the database, and the last backup. Counting ends at a bound: nothing here grows with the data. */
import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { SQL } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { outbox } from '../../db/schema/accounts.ts'
import { chatReports } from '../../db/schema/chat-reports.ts'
import { wordReports } from '../../db/schema/look-ups.ts'
import { backups } from '../../db/schema/metrics.ts'
import { recordings } from '../../db/schema/recordings.ts'
import { tickets } from '../../db/schema/tickets.ts'
import { words } from '../../db/schema/words.ts'

async function countUpTo(db: Reader, most: number, table: PgTable, where: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(most)
    .as('some')
  return db.$count(some)
}

export const countReports = (db: Reader, most: number) =>
  countUpTo(db, most, wordReports, isNull(wordReports.resolvedAt))

export const countChatReports = (db: Reader, most: number) =>
  countUpTo(db, most, chatReports, isNull(chatReports.decidedAt))

export const countTickets = (db: Reader, most: number) => countUpTo(db, most, tickets, eq(tickets.status, 'open'))

const isUnsentMail = and(eq(outbox.channel, 'mail'), isNull(outbox.sentAt))

/** Mails that were tried so often without success. */
export const countFailedMails = (db: Reader, most: number, tries: number) =>
  countUpTo(db, most, outbox, and(isUnsentMail, gte(outbox.attempts, tries)))

/** Mails that are still tried. */
export const countWaitingMails = (db: Reader, most: number, tries: number) =>
  countUpTo(db, most, outbox, and(isUnsentMail, lt(outbox.attempts, tries)))

export const countQueuedRecordings = (db: Reader, most: number) =>
  countUpTo(db, most, recordings, eq(recordings.state, 'queued'))

export const countUnreviewedWords = (db: Reader, most: number) =>
  countUpTo(db, most, words, sql`not ${words.reviewed} and not ${words.hidden}`)

export async function readDatabaseSize(db: Reader): Promise<number> {
  const result = await db.execute(sql`select pg_database_size(current_database())::text as bytes`)
  // Both drivers answer `{ rows }`; the common type does not say so.
  return Number((result as unknown as { rows: { bytes: string }[] }).rows[0]?.bytes)
}

export async function readLastBackup(db: Reader) {
  const [row] = await db
    .select({ at: backups.at, bytes: backups.bytes })
    .from(backups)
    .orderBy(desc(backups.at))
    .limit(1)
  return row
}
