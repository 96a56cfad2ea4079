/** Devices to push to, and what waits to be pushed, in the database. */
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, min, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { wordReports } from '../../db/schema/look-ups.ts'
import { notifications, pushDevices } from '../../db/schema/notifications.ts'
import { words } from '../../db/schema/words.ts'

type DeviceRow = typeof pushDevices.$inferSelect

/** The newest first. */
export const listDevices = (db: Reader, userId: string, limit: number): Promise<DeviceRow[]> =>
  db
    .select()
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(desc(pushDevices.createdAt), pushDevices.id)
    .limit(limit)

/** Saves a device; one of the same browser, whoever's it was, gives way, and so does the oldest beyond the bound. */
export async function saveDevice(tx: Tx, row: typeof pushDevices.$inferInsert, most: number): Promise<void> {
  const { userId, sessionId } = row
  await tx.delete(pushDevices).where(eq(pushDevices.sessionId, sessionId))
  await tx.insert(pushDevices).values(row).onConflictDoUpdate({ target: pushDevices.endpoint, set: row })
  const beyond = tx
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(desc(pushDevices.createdAt), pushDevices.id)
    .offset(most)
  await tx.delete(pushDevices).where(inArray(pushDevices.id, beyond))
}

/** False for a device that is not the learner's. */
export async function deleteDevice(db: Reader, userId: string, id: string): Promise<boolean> {
  const isIt = and(eq(pushDevices.id, id), eq(pushDevices.userId, userId))
  return (await db.delete(pushDevices).where(isIt).returning({ id: pushDevices.id })).length > 0
}

const actor = alias(users, 'actor')

/** Leases the next notification that is to be pushed, until `until`, and counts an attempt. What was read meanwhile is passed over. */
export async function claimPush(db: Reader, now: Date, until: Date) {
  const next = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(isNotNull(notifications.pushAt), lte(notifications.pushAt, now)))
    .orderBy(asc(notifications.pushAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(notifications)
    .set({ pushAt: until, pushAttempts: sql`${notifications.pushAttempts} + 1` })
    .where(inArray(notifications.id, next))
    .returning({ id: notifications.id, attempts: notifications.pushAttempts })
  return row
}

/** When the next notification is to be pushed, perhaps in the past; null where none is. */
export async function nextPushAt(db: Reader): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(notifications.pushAt) })
    .from(notifications)
    .where(isNotNull(notifications.pushAt))
  return row?.at ?? null
}

/** What is said of a leased notification, and to whom; undefined when it is read, gone, or about somebody who is not to be named. */
export async function readPush(db: Reader, id: string) {
  const [row] = await db
    .select({
      kind: notifications.kind,
      subjectId: notifications.subjectId,
      createdAt: notifications.createdAt,
      userId: users.id,
      language: users.uiLanguage,
      timeZone: users.timeZone,
      quietFrom: users.quietFrom,
      quietTo: users.quietTo,
      name: actor.username,
      word: words.headword,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(actor, eq(actor.id, notifications.actorId))
    .leftJoin(wordReports, and(eq(notifications.kind, 'report_mended'), eq(wordReports.id, notifications.subjectId)))
    .leftJoin(words, eq(words.id, wordReports.wordId))
    .where(
      and(
        eq(notifications.id, id),
        isNull(notifications.readAt),
        isNull(users.deletedAt),
        isNull(users.suspendedAt),
        or(isNull(notifications.actorId), and(isNull(actor.deletedAt), isNull(actor.suspendedAt))),
      ),
    )
  return row
}

/** Says when to look again, or that there is nothing more to push: unless something happened meanwhile, which has a time of its own. */
export async function settlePush(
  db: Reader,
  id: string,
  lease: Date,
  change: { readonly pushAt: Date | null; readonly pushAttempts?: number },
): Promise<void> {
  await db
    .update(notifications)
    .set(change)
    .where(and(eq(notifications.id, id), eq(notifications.pushAt, lease)))
}
