/** Notifications in the database. */
import { and, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { notificationLimits } from '#contract/notification-limits'
import type { NotificationKind } from '#contract/notifications'
import type { Db, Reader, Tx } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { users } from '../../db/schema/accounts.ts'
import { wordReports } from '../../db/schema/look-ups.ts'
import { notifications, pushDevices } from '../../db/schema/notifications.ts'
import { words } from '../../db/schema/words.ts'
import { announceWork } from '../../db/work-channel.ts'

const DAY_MS = 86_400_000
/** Milliseconds until a notification is pushed. */
const PUSH_AFTER_MS = 3_000

/** The kinds that a learner does not want; undefined for one who is gone. */
export async function readMutedKinds(tx: Tx, userId: string): Promise<readonly string[] | undefined> {
  const [row] = await tx.select({ muted: users.mutedNotifications }).from(users).where(eq(users.id, userId))
  return row?.muted
}

/** Saves a notification, or brings the one about the same thing to the top, unread; the oldest beyond the bound go. */
export async function saveNotification(
  tx: Tx,
  row: Omit<typeof notifications.$inferInsert, 'pushAt' | 'pushAttempts'>,
): Promise<void> {
  const { createdAt, actorId, userId } = row
  // Whoever looks at the page has read it before.
  const pushAt = sql`case when exists (select 1 from ${pushDevices} where ${pushDevices.userId} = ${userId})
    then ${new Date(createdAt.getTime() + PUSH_AFTER_MS).toISOString()}::timestamptz end`
  const [saved] = await tx
    .insert(notifications)
    .values({ ...row, pushAt })
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.kind, notifications.subjectId],
      set: { createdAt, actorId, readAt: null, pushAt, pushAttempts: 0 },
    })
    .returning({ pushAt: notifications.pushAt })
  if (saved?.pushAt) await announceWork(tx, 'push', PUSH_AFTER_MS)
  const beyond = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.userId, row.userId))
    .orderBy(desc(notifications.createdAt), notifications.id)
    .offset(notificationLimits.kept)
  await tx.delete(notifications).where(inArray(notifications.id, beyond))
}

/** Removes what a learner was told about another one; false when there was nothing. */
export async function removeAbout(
  tx: Tx,
  userId: string,
  actorId: string,
  kinds: readonly NotificationKind[],
): Promise<boolean> {
  const isIt = and(
    eq(notifications.userId, userId),
    eq(notifications.actorId, actorId),
    inArray(notifications.kind, [...kinds]),
  )
  return (await tx.delete(notifications).where(isIt).returning({ id: notifications.id })).length > 0
}

/** It names nobody, or somebody who is neither leaving nor suspended. Of a left join with users. */
const isShown = or(isNull(notifications.actorId), and(isNull(users.deletedAt), isNull(users.suspendedAt)))

export interface NotificationPosition {
  readonly createdAt: Date
  readonly id: string
}

/** The latest first. */
export function listRows(db: Reader, userId: string, after: NotificationPosition | undefined, limit: number) {
  const { id, kind, createdAt, readAt, subjectId, actorId } = notifications
  const rest = after && or(lt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), gt(id, after.id)))
  return db
    .select({
      id,
      kind,
      createdAt,
      readAt,
      subjectId,
      name: users.username,
      avatar: users.avatar,
      word: words.headword,
    })
    .from(notifications)
    .leftJoin(users, eq(users.id, actorId))
    .leftJoin(wordReports, and(eq(kind, 'report_mended'), eq(wordReports.id, subjectId)))
    .leftJoin(words, eq(words.id, wordReports.wordId))
    .where(and(eq(notifications.userId, userId), isShown, rest))
    .orderBy(desc(createdAt), id)
    .limit(limit)
}

const unread = prepared((db) =>
  db
    .select({ id: notifications.id })
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.actorId))
    .where(and(eq(notifications.userId, sql.placeholder('userId')), isNull(notifications.readAt), isShown))
    .limit(notificationLimits.counted)
    .prepare('unread_notifications'),
)

/** How many are unread, counted to the bound: with every page that is opened, so it reads the index of unread ones alone. */
export const countUnread = async (db: Reader, userId: string): Promise<number> =>
  (await unread(db).execute({ userId })).length

/** Removes what a learner was told about things of these kinds; false when there was nothing. */
export async function removeKinds(tx: Tx, userId: string, kinds: readonly NotificationKind[]): Promise<boolean> {
  const isIt = and(eq(notifications.userId, userId), inArray(notifications.kind, [...kinds]))
  return (await tx.delete(notifications).where(isIt).returning({ id: notifications.id })).length > 0
}

/** Removes what a learner was told about one thing; false when there was nothing. */
export async function removeSubject(
  tx: Tx,
  userId: string,
  subjectId: string,
  kinds: readonly NotificationKind[],
): Promise<boolean> {
  const isIt = and(
    eq(notifications.userId, userId),
    eq(notifications.subjectId, subjectId),
    inArray(notifications.kind, [...kinds]),
  )
  return (await tx.delete(notifications).where(isIt).returning({ id: notifications.id })).length > 0
}

/** A learner's own notification; undefined for those of others. */
export async function findOwn(tx: Tx, userId: string, id: string) {
  const isIt = and(eq(notifications.id, id), eq(notifications.userId, userId))
  return (await tx.select({ readAt: notifications.readAt }).from(notifications).where(isIt))[0]
}

export async function markRead(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(notifications).set({ readAt: at }).where(eq(notifications.id, id))
}

/** Marks what a learner was told about one thing as read; false when it was not unread. */
export async function markSubjectRead(
  tx: Tx,
  userId: string,
  kind: NotificationKind,
  subjectId: string,
  at: Date,
): Promise<boolean> {
  const isIt = and(
    eq(notifications.userId, userId),
    eq(notifications.kind, kind),
    eq(notifications.subjectId, subjectId),
    isNull(notifications.readAt),
  )
  return (await tx.update(notifications).set({ readAt: at }).where(isIt).returning({ id: notifications.id })).length > 0
}

/** Resolves to whether any was unread. */
export async function markReadUntil(tx: Tx, userId: string, until: Date, at: Date): Promise<boolean> {
  const rows = await tx
    .update(notifications)
    .set({ readAt: at })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), lte(notifications.createdAt, until)))
    .returning({ id: notifications.id })
  return rows.length > 0
}

/** Deletes what is older than its days; the retention job calls it. */
export async function removeOldNotifications(db: Db, now: Date): Promise<void> {
  await db
    .delete(notifications)
    .where(lt(notifications.createdAt, new Date(now.getTime() - notificationLimits.days * DAY_MS)))
}
