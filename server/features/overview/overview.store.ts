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

/** How many rows there are, counted up to `most`. */
const countUpTo = (db: Reader, most: number, table: PgTable, where: SQL | undefined): SQL<number> => {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(most)
    .as('some')
  return sql`(select count(*) from ${some})`.mapWith(Number)
}

const isUnsentMail = and(eq(outbox.channel, 'mail'), isNull(outbox.sentAt))

/** `tries` is how often a mail is tried. */
const queues = (db: Reader, most: number, tries: number) => ({
  reports: countUpTo(db, most, wordReports, isNull(wordReports.resolvedAt)),
  tickets: countUpTo(db, most, tickets, eq(tickets.status, 'open')),
  /** Still to be tried. */
  mails: countUpTo(db, most, outbox, and(isUnsentMail, lt(outbox.attempts, tries))),
  recordings: countUpTo(db, most, recordings, eq(recordings.state, 'queued')),
})

/** Counts in several tables by one statement. */
async function countTogether<Name extends string>(db: Reader, counts: Readonly<Record<Name, SQL<number>>>) {
  const [row] = await db.select(counts).from(sql`(select) as one_row`)
  if (!row) throw new Error('A statement that counts answered no row.')
  return row
}

/** How long the queues are, each counted up to `most`. */
export const countQueues = (db: Reader, most: number, tries: number) => countTogether(db, queues(db, most, tries))

/** The queues, and what waits for a person besides, each counted up to `most`. */
export const countWaiting = (db: Reader, most: number, tries: number) =>
  countTogether(db, {
    ...queues(db, most, tries),
    chatReports: countUpTo(db, most, chatReports, isNull(chatReports.decidedAt)),
    /** Tried so often without success. */
    failedMails: countUpTo(db, most, outbox, and(isUnsentMail, gte(outbox.attempts, tries))),
    unreviewed: countUpTo(db, most, words, sql`not ${words.reviewed} and not ${words.hidden}`),
  })

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
