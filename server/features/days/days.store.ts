/** The learner's own calendar: one row a day, made by a visit and filled by study. */
import { and, asc, eq, sql } from 'drizzle-orm'
import { dayIn, type Day } from '#rules/days'
import { studyStreak, type Streak } from '#rules/streak'
import type { Reader, Tx } from '../../db/client.ts'
import { learnerDays } from '../../db/schema/learning.ts'
import { usages } from '../../db/schema/look-ups.ts'
import type { Session } from '../../http/context.ts'
import { carried } from './zone-change.store.ts'

export interface DayGains {
  readonly answers: number
  /** Words not answered before on this day. */
  readonly words: number
  readonly points: number
  readonly sessions: number
  /** Milliseconds of speech. They keep no streak. */
  readonly spokenMs: number
}

const NOTHING: DayGains = { answers: 0, words: 0, points: 0, sessions: 0, spokenMs: 0 }

/** Adds to the learner's day, in their zone. */
export async function addToDay(
  db: Reader,
  learner: Pick<Session, 'userId' | 'timeZone'>,
  gains: Partial<DayGains>,
  now: Date,
): Promise<void> {
  const values = { ...NOTHING, ...gains }
  await db
    .insert(learnerDays)
    .values({ userId: learner.userId, day: dayIn(learner.timeZone, now), ...values })
    .onConflictDoUpdate({
      target: [learnerDays.userId, learnerDays.day],
      set: {
        answers: sql`${learnerDays.answers} + ${values.answers}`,
        words: sql`${learnerDays.words} + ${values.words}`,
        points: sql`${learnerDays.points} + ${values.points}`,
        sessions: sql`${learnerDays.sessions} + ${values.sessions}`,
        spokenMs: sql`${learnerDays.spokenMs} + ${values.spokenMs}`,
      },
    })
}

/** A visit counts for the login streak. */
export const markVisit = (db: Reader, learner: Pick<Session, 'userId' | 'timeZone'>, now: Date): Promise<void> =>
  addToDay(db, learner, {}, now)

/** Every day with a visit, oldest first. */
export const readDays = (db: Reader, userId: string) =>
  db
    .select({ day: learnerDays.day, words: learnerDays.words, sessions: learnerDays.sessions })
    .from(learnerDays)
    .where(eq(learnerDays.userId, userId))
    .orderBy(asc(learnerDays.day))

/** Streaks before and after a session that was counted for the day of `sessionAt`; equal where it was not counted. */
export interface StreakChange {
  readonly before: Streak
  readonly after: Streak
  /** The last day of study that the session did not make, up to today; null before the first. */
  readonly lastDay: Day | null
}

/** What a session did to the streak, read after `addToDay` has counted it; `sessionAt` is null for one that does not count. */
export async function readStreakChange(
  db: Reader,
  { userId, timeZone }: Pick<Session, 'userId' | 'timeZone'>,
  sessionAt: Date | null,
  now: Date,
): Promise<StreakChange> {
  const today = dayIn(timeZone, now)
  const counted = sessionAt && dayIn(timeZone, sessionAt)
  const days = await readDays(db, userId)
  const studied = (rows: typeof days) => rows.filter(({ sessions }) => sessions > 0).map(({ day }) => day)
  const without = studied(
    days.map(({ sessions, ...row }) => ({ ...row, sessions: row.day === counted ? sessions - 1 : sessions })),
  )
  return {
    before: studyStreak(without, today),
    after: studyStreak(studied(days), today),
    lastDay: without.findLast((day) => day <= today) ?? null,
  }
}

/** The streak of study days on the learner's own calendar, with this week's freeze. */
export async function readStreak(
  db: Reader,
  { userId, timeZone }: Pick<Session, 'userId' | 'timeZone'>,
  now: Date,
): Promise<Streak> {
  const studied = (await readDays(db, userId)).filter(({ sessions }) => sessions > 0)
  return studyStreak(
    studied.map(({ day }) => day),
    dayIn(timeZone, now),
  )
}

/**
 * Points earned so far on the learner's day of `now`, with those that a change of zone brought along. The day stays held until the transaction ends, so that what a learner sends in parallel
 * counts one after the other: else each would find the day's limits untouched, and one card would take the place of another.
 */
export async function lockDay(tx: Tx, learner: Pick<Session, 'userId' | 'timeZone'>, now: Date): Promise<number> {
  const day = dayIn(learner.timeZone, now)
  const brought = tx
    .select({ count: usages.count })
    .from(usages)
    .where(and(eq(usages.userId, learner.userId), eq(usages.name, carried.points), eq(usages.day, day)))
  const [row] = await tx
    .insert(learnerDays)
    .values({ userId: learner.userId, day })
    .onConflictDoUpdate({
      target: [learnerDays.userId, learnerDays.day],
      set: { points: sql`${learnerDays.points}` },
    })
    .returning({ points: sql`${learnerDays.points} + coalesce((${brought}), 0)`.mapWith(Number) })
  return row?.points ?? 0
}
