/** The sums that leaderboards are read from. `week` is the Monday of a leaderboard week, or null for all time. */
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm'
import type { Standing } from '#rules/ranks'
import type { Reader } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { weeklyPoints } from '../../db/schema/learning.ts'
import { totalPoints } from '../../db/schema/memory.ts'

export interface Scored {
  readonly userId: string
  readonly username: string
  readonly avatar: string | null
  readonly points: number
}

/** Visible to others: has an account, has not opted out, is not leaving and not suspended. */
export const isShown = and(
  eq(users.onLeaderboard, true),
  isNull(users.deletedAt),
  isNull(users.suspendedAt),
  ne(users.role, 'guest'),
)

const sumsOf = (week: string | null) => {
  const table = week === null ? totalPoints : weeklyPoints
  return {
    table,
    inSpan: week === null ? undefined : eq(weeklyPoints.week, week),
    points: table.points,
    userId: table.userId,
  }
}

const columns = (points: typeof weeklyPoints.points | typeof totalPoints.points) => ({
  userId: users.id,
  username: users.username,
  avatar: users.avatar,
  points,
})

/** How many learners have how many points. */
export async function readStandings(db: Reader, week: string | null): Promise<Standing[]> {
  const { table, inSpan, points, userId } = sumsOf(week)
  return db
    .select({ points, learners: count() })
    .from(table)
    .innerJoin(users, and(eq(users.id, userId), isShown))
    .where(inSpan)
    .groupBy(points)
}

export async function readTop(db: Reader, week: string | null, limit: number): Promise<Scored[]> {
  const { table, inSpan, points, userId } = sumsOf(week)
  return db
    .select(columns(points))
    .from(table)
    .innerJoin(users, and(eq(users.id, userId), isShown))
    .where(and(inSpan, gt(points, 0)))
    .orderBy(desc(points), asc(userId))
    .limit(limit)
}

/** The nearest learners with more points, or with fewer, the nearest first: the order of the board, away from `own`. */
export async function readNear(
  db: Reader,
  week: string | null,
  own: number,
  where: 'above' | 'below',
  limit: number,
): Promise<Scored[]> {
  const { table, inSpan, points, userId } = sumsOf(week)
  const isAbove = where === 'above'
  return db
    .select(columns(points))
    .from(table)
    .innerJoin(users, and(eq(users.id, userId), isShown))
    .where(and(inSpan, isAbove ? gt(points, own) : lt(points, own), gt(points, 0)))
    .orderBy(...(isAbove ? [asc(points), desc(userId)] : [desc(points), asc(userId)]))
    .limit(limit)
}

export async function readPoints(db: Reader, week: string | null, learner: string): Promise<number> {
  const { table, inSpan, points, userId } = sumsOf(week)
  const [row] = await db
    .select({ points })
    .from(table)
    .where(and(eq(userId, learner), inSpan))
  return row?.points ?? 0
}

/** Of these learners those who share with contacts how long they speak. */
export async function readSharing(db: Reader, ids: readonly string[]): Promise<Omit<Scored, 'points'>[]> {
  if (ids.length === 0) return []
  return db
    .select({ userId: users.id, username: users.username, avatar: users.avatar })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isShown, eq(users.sharesSpokenTime, true)))
}

/** Points of these learners, without those who have none. */
export async function readThese(db: Reader, week: string | null, ids: readonly string[]): Promise<Scored[]> {
  if (ids.length === 0) return []
  const { table, inSpan, points, userId } = sumsOf(week)
  return db
    .select(columns(points))
    .from(table)
    .innerJoin(users, and(eq(users.id, userId), isShown))
    .where(and(inArray(userId, [...ids]), inSpan, gt(points, 0)))
    .orderBy(desc(points), asc(userId))
}
