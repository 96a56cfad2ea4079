/** Restore points in the database. */
import { and, asc, desc, eq, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Db, Reader, Tx } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import {
  restoreContents,
  restoreItems,
  restorePoints,
  restoreSchedules,
  type BroughtBack,
} from '../../db/schema/restore-points.ts'

export type { BroughtBack }
export type PointRow = typeof restorePoints.$inferSelect
export type ItemRow = typeof restoreItems.$inferSelect

const isOwn = (userId: string, id: string) => and(eq(restorePoints.userId, userId), eq(restorePoints.id, id))

/** All points of a learner, the newest first. */
export const listPoints = (db: Reader, userId: string): Promise<PointRow[]> =>
  db
    .select()
    .from(restorePoints)
    .where(eq(restorePoints.userId, userId))
    .orderBy(desc(restorePoints.at), desc(restorePoints.id))

export async function findPoint(db: Reader, userId: string, id: string): Promise<PointRow | null> {
  return (await db.select().from(restorePoints).where(isOwn(userId, id)))[0] ?? null
}

export const readItemsOf = (db: Reader, userId: string, points: readonly string[]): Promise<ItemRow[]> =>
  points.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(restoreItems)
        .where(and(eq(restoreItems.userId, userId), inArray(restoreItems.pointId, [...points])))

/** What the items of a point hold, by hash: of one kind, of one note, or all. */
export async function readBodies(db: Reader, userId: string, hashes: readonly string[]): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .select({ hash: restoreContents.hash, body: restoreContents.body })
    .from(restoreContents)
    .where(and(eq(restoreContents.userId, userId), inArray(restoreContents.hash, [...hashes])))
  return new Map(rows.map(({ hash, body }) => [hash, body]))
}

export async function insertPoint(tx: Tx, row: typeof restorePoints.$inferInsert): Promise<void> {
  await tx.insert(restorePoints).values(row)
}

export async function saveBroughtBack(tx: Tx, userId: string, id: string, broughtBack: BroughtBack): Promise<void> {
  await tx.update(restorePoints).set({ broughtBack }).where(isOwn(userId, id))
}

/** Deletes points, and contents that no other point holds. The caller holds the learner's schedule. */
export async function deletePoints(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(restorePoints).where(and(eq(restorePoints.userId, userId), inArray(restorePoints.id, [...ids])))
  const isHeld = sql`exists (select 1 from ${restoreItems} where ${restoreItems.userId} = ${restoreContents.userId}
    and ${restoreItems.hash} = ${restoreContents.hash})`
  await tx.delete(restoreContents).where(and(eq(restoreContents.userId, userId), sql`not ${isHeld}`))
}

/** Bytes that the points of a learner take, deleted texts that they name included. */
export async function readBytes(db: Reader, userId: string): Promise<number> {
  const [row] = await db
    .select({
      bytes: sql`coalesce(sum(${restoreContents.bytes}), 0) + coalesce((
        select sum(characters) from reader_texts t where t.user_id = ${userId}::uuid and t.deleted_at is not null
        and exists (select 1 from restore_items i where i.user_id = t.user_id and i.kind = 'text' and i.item_id = t.id::text)
      ), 0)`.mapWith(Number),
    })
    .from(restoreContents)
    .where(eq(restoreContents.userId, userId))
  return row?.bytes ?? 0
}

/** Learners seen since `since` whose look is due, and who were here after the last one. Those never looked at come first. */
export const listDue = (db: Reader, now: Date, since: Date, slackMs: number, limit: number) =>
  db
    .select({ id: users.id, timeZone: users.timeZone, nextAt: restoreSchedules.nextAt })
    .from(users)
    .leftJoin(restoreSchedules, eq(restoreSchedules.userId, users.id))
    .where(
      and(
        ne(users.role, 'guest'),
        isNull(users.deletedAt),
        isNull(users.suspendedAt),
        sql`${users.lastSeenAt} >= ${since.toISOString()}::timestamptz`,
        or(
          isNull(restoreSchedules.nextAt),
          and(
            lte(restoreSchedules.nextAt, now),
            or(
              isNull(restoreSchedules.checkedAt),
              sql`${users.lastSeenAt} >= ${restoreSchedules.checkedAt} - ${slackMs} * interval '1 millisecond'`,
            ),
          ),
        ),
      ),
    )
    .orderBy(sql`${restoreSchedules.nextAt} asc nulls first`, asc(users.id))
    .limit(limit)

export async function insertSchedules(db: Db, rows: readonly { userId: string; nextAt: Date }[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(restoreSchedules)
      .values([...rows])
      .onConflictDoNothing()
}

/** Locks the schedule of a learner until the transaction ends; null when another replica holds it or has moved it on. */
export async function claimSchedule(tx: Tx, userId: string, now: Date) {
  const [row] = await tx
    .select()
    .from(restoreSchedules)
    .where(and(eq(restoreSchedules.userId, userId), lte(restoreSchedules.nextAt, now)))
    .for('update', { skipLocked: true })
  return row ?? null
}

/** The same for a restore, which waits. */
export async function lockSchedule(tx: Tx, userId: string, nextAt: Date): Promise<void> {
  await tx.insert(restoreSchedules).values({ userId, nextAt }).onConflictDoNothing()
  await tx.select().from(restoreSchedules).where(eq(restoreSchedules.userId, userId)).for('update')
}

type Look = Partial<Pick<typeof restoreSchedules.$inferSelect, 'nextAt' | 'checkedAt'>>

export async function saveLook(db: Reader, userId: string, look: Look): Promise<void> {
  await db.update(restoreSchedules).set(look).where(eq(restoreSchedules.userId, userId))
}

export async function readNextAt(db: Reader, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ nextAt: restoreSchedules.nextAt })
    .from(restoreSchedules)
    .where(eq(restoreSchedules.userId, userId))
  return row?.nextAt ?? null
}

/** Learners who have points older than `before` beside a newer one. */
export const listOutlived = (db: Reader, before: Date, limit: number) =>
  db
    .selectDistinct({ userId: restorePoints.userId })
    .from(restorePoints)
    .where(
      and(
        lt(restorePoints.at, before),
        sql`exists (select 1 from restore_points newer where newer.user_id = ${restorePoints.userId} and newer.at > ${restorePoints.at})`,
      ),
    )
    .limit(limit)
