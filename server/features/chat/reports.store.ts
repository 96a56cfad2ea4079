/** Reports of chat in the database. */
import { and, asc, eq, gt, gte, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ReportDecision } from '#contract/chat-reports'
import type { Db, Reader, Tx } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { conversationMessages } from '../../db/schema/chat.ts'
import { chatReports } from '../../db/schema/chat-reports.ts'
import { listBefore, type MessageRow } from './chat.store.ts'

/** Whether the learner has reported this message before, or the other one as a whole with a report that waits. */
export async function isReported(
  tx: Tx,
  { reporterId, conversationId, seq }: { reporterId: string; conversationId: string; seq: number | null },
): Promise<boolean> {
  const { reporterId: reporter, conversationId: conversation, seq: place, decidedAt } = chatReports
  const isSame = seq === null ? and(isNull(place), isNull(decidedAt)) : eq(place, seq)
  return (await tx.$count(chatReports, and(eq(reporter, reporterId), eq(conversation, conversationId), isSame))) > 0
}

/** A message with `count` others around it, as many before as after where there are so many: the oldest first. */
export async function listAround(db: Reader, id: string, seq: number, count: number): Promise<MessageRow[]> {
  const after = await db
    .select()
    .from(conversationMessages)
    .where(and(eq(conversationMessages.conversationId, id), gte(conversationMessages.seq, seq)))
    .orderBy(asc(conversationMessages.seq))
    .limit(count + 1)
  const before = await listBefore(db, id, seq, count)
  const follow = after.slice(1)
  const half = Math.floor(count / 2)
  const earlier = Math.min(before.length, Math.max(half, count - follow.length))
  return [...before.slice(0, earlier).reverse(), ...after.slice(0, 1 + count - earlier)]
}

export async function insertReport(tx: Tx, row: typeof chatReports.$inferInsert): Promise<void> {
  await tx.insert(chatReports).values(row)
}

/** Where a page of reports ends. */
export interface ReportPosition {
  readonly createdAt: Date
  readonly id: string
}

const reporter = alias(users, 'reporter')
const reported = alias(users, 'reported')

/** How many reports of the reported learner are so. */
const countOf = (isSo: SQL) =>
  sql`(select count(*) from ${chatReports} as others where others.reported_id = ${chatReports.reportedId} and ${isSo})`.mapWith(
    Number,
  )

/** Reports that wait, the oldest first. */
export function openReports(db: Reader, after: ReportPosition | undefined, limit: number) {
  const { id, seq, reason, createdAt, decidedAt, reporterId, reportedId } = chatReports
  return db
    .select({
      id,
      seq,
      reason,
      createdAt,
      reporter: reporter.username,
      reportedId,
      reported: reported.username,
      suspendedAt: reported.suspendedAt,
      reports: countOf(sql`true`),
      warnings: countOf(sql`others.decision = 'warned'`),
    })
    .from(chatReports)
    .innerJoin(reported, eq(reported.id, reportedId))
    .leftJoin(reporter, eq(reporter.id, reporterId))
    .where(
      and(
        isNull(decidedAt),
        after && or(gt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), gt(id, after.id))),
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(limit)
}

export async function findReport(db: Reader, id: string) {
  const [row] = await db.select().from(chatReports).where(eq(chatReports.id, id))
  return row
}

export async function isSuspended(tx: Tx, userId: string): Promise<boolean> {
  const [row] = await tx.select({ at: users.suspendedAt }).from(users).where(eq(users.id, userId))
  return row !== undefined && row.at !== null
}

/** False when it was decided before. */
export async function closeReport(tx: Tx, id: string, decision: ReportDecision, at: Date): Promise<boolean> {
  const rows = await tx
    .update(chatReports)
    .set({ decision, decidedAt: at })
    .where(and(eq(chatReports.id, id), isNull(chatReports.decidedAt)))
    .returning({ id: chatReports.id })
  return rows.length > 0
}

/** Days that a decided report is kept, for who asks why. */
const KEPT_DAYS = 180

/** The retention job calls it. */
export async function removeDecidedReports(db: Db, now: Date): Promise<void> {
  await db.delete(chatReports).where(lt(chatReports.decidedAt, new Date(now.getTime() - KEPT_DAYS * 86_400_000)))
}
