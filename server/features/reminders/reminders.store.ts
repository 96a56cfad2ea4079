/** Whom to remind, in the database. */
import { and, eq, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { learnerDays } from '../../db/schema/learning.ts'

/** The next learner to look at, locked until the transaction ends; one whom another replica looks at is passed over. */
export async function claimLearner(tx: Tx, now: Date) {
  const { nextReminderAt, role, deletedAt, suspendedAt } = users
  const [row] = await tx
    .select({
      userId: users.id,
      timeZone: users.timeZone,
      hour: users.reminderHour,
      quietFrom: users.quietFrom,
      quietTo: users.quietTo,
      remindedAt: users.remindedAt,
      lastSeenAt: users.lastSeenAt,
      muted: users.mutedNotifications,
    })
    .from(users)
    .where(
      and(
        ne(role, 'guest'),
        isNull(deletedAt),
        isNull(suspendedAt),
        or(isNull(nextReminderAt), lte(nextReminderAt, now)),
      ),
    )
    .orderBy(sql`${nextReminderAt} asc nulls first`)
    .limit(1)
    // References to the learner are written meanwhile.
    .for('no key update', { skipLocked: true })
  return row
}

type Look = Partial<Pick<typeof users.$inferSelect, 'nextReminderAt' | 'remindedAt'>>

export async function saveLook(db: Db | Tx, userId: string, look: Look): Promise<void> {
  await db.update(users).set(look).where(eq(users.id, userId))
}

/** Whether the learner has answered anything on a day of theirs, or finished a session. */
export async function hasPractised(tx: Tx, userId: string, day: string): Promise<boolean> {
  const [row] = await tx
    .select({ answers: learnerDays.answers, sessions: learnerDays.sessions })
    .from(learnerDays)
    .where(and(eq(learnerDays.userId, userId), eq(learnerDays.day, day)))
  return row !== undefined && (row.answers > 0 || row.sessions > 0)
}
