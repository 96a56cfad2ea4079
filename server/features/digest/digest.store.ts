/** Whom to mail a digest, and what their week was, in the database. */
import { and, count, eq, gte, isNotNull, isNull, lt, lte, ne, notExists, or, sql } from 'drizzle-orm'
import type { Db, Reader, Tx } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { answers } from '../../db/schema/learning.ts'

/** The next learner to look at, locked until the transaction ends; one whom another replica looks at is passed over. */
export async function claimLearner(tx: Tx, now: Date) {
  const { nextDigestAt, weeklyDigest, email, role, deletedAt, suspendedAt } = users
  const [row] = await tx
    .select({
      userId: users.id,
      username: users.username,
      email,
      uiLanguage: users.uiLanguage,
      timeZone: users.timeZone,
      hour: users.reminderHour,
      quietFrom: users.quietFrom,
      quietTo: users.quietTo,
      nextDigestAt,
      digestedAt: users.digestedAt,
      lastSeenAt: users.lastSeenAt,
    })
    .from(users)
    .where(
      and(
        weeklyDigest,
        isNotNull(email),
        ne(role, 'guest'),
        isNull(deletedAt),
        isNull(suspendedAt),
        or(isNull(nextDigestAt), lte(nextDigestAt, now)),
      ),
    )
    .orderBy(sql`${nextDigestAt} asc nulls first`)
    .limit(1)
    // References to the learner are written meanwhile.
    .for('no key update', { skipLocked: true })
  return row
}

type Look = Partial<Pick<typeof users.$inferSelect, 'nextDigestAt' | 'digestedAt'>>

export async function saveLook(db: Db | Tx, userId: string, look: Look): Promise<void> {
  await db.update(users).set(look).where(eq(users.id, userId))
}

/** False when the learner gets none as it is. */
export async function stopDigest(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ weeklyDigest: false, nextDigestAt: null })
    .where(and(eq(users.id, userId), users.weeklyDigest))
    .returning({ id: users.id })
  return rows.length > 0
}

/** Distinct words that were answered from one moment up to another, and those of them that never were before. */
export async function countWords(
  db: Reader,
  userId: string,
  from: Date,
  to: Date,
): Promise<{ practised: number; begun: number }> {
  const week = db
    .selectDistinct({ wordId: answers.wordId })
    .from(answers)
    .where(and(eq(answers.userId, userId), gte(answers.at, from), lt(answers.at, to)))
    .as('week')
  const before = db
    .select({ one: sql`1` })
    .from(answers)
    .where(and(eq(answers.userId, userId), eq(answers.wordId, week.wordId), lt(answers.at, from)))
  const [row] = await db
    .select({
      practised: count(),
      begun: sql`count(*) filter (where ${notExists(before)})`.mapWith(Number),
    })
    .from(week)
  return row ?? { practised: 0, begun: 0 }
}
