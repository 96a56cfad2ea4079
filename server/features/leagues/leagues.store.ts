/** Places, groups and scores of weekly leagues, as a learner meets them. */
import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gte, inArray, isNull, lt, not, or, sql } from 'drizzle-orm'
import { addDays, type Day } from '#rules/days'
import { LEAGUE_GROUP } from '#rules/league'
import type { Db, Reader, Tx } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { contacts } from '../../db/schema/contacts.ts'
import { leagueGroups, leaguePlaces, leagueScores } from '../../db/schema/leagues.ts'
import { weekOf } from '#rules/points'
import { isShown } from '../leaderboard/index.ts'
import { paceOf } from './regroup.store.ts'

const placeColumns = {
  week: leaguePlaces.week,
  tier: leaguePlaces.tier,
  groupId: leaguePlaces.groupId,
  leftAt: leaguePlaces.leftAt,
  previousTier: leaguePlaces.previousTier,
  previousRank: leaguePlaces.previousRank,
  resultSeen: leaguePlaces.resultSeen,
  closedAt: leagueGroups.closedAt,
}

/** A learner's latest place, of whatever week. */
export async function readLatestPlace(db: Reader, userId: string) {
  const [place] = await db
    .select(placeColumns)
    .from(leaguePlaces)
    .leftJoin(leagueGroups, eq(leagueGroups.id, leaguePlaces.groupId))
    .where(eq(leaguePlaces.userId, userId))
    .orderBy(desc(leaguePlaces.week))
    .limit(1)
  return place
}

export type Place = NonNullable<Awaited<ReturnType<typeof readLatestPlace>>>

/** Locks the learner's places of this week and the one before until the transaction ends: Monday's job may be giving them a new one. */
export async function lockPlaces(tx: Tx, userId: string, week: Day): Promise<void> {
  await tx
    .select({ week: leaguePlaces.week })
    .from(leaguePlaces)
    .where(and(eq(leaguePlaces.userId, userId), gte(leaguePlaces.week, addDays(week, -7))))
    .for('no key update')
}

/** Leaves the league of this week, and that of the week before where it was not closed yet. */
export async function leavePlaces(tx: Tx, userId: string, week: Day, at: Date): Promise<void> {
  await tx
    .update(leaguePlaces)
    .set({ leftAt: at })
    .where(and(eq(leaguePlaces.userId, userId), gte(leaguePlaces.week, addDays(week, -7)), isNull(leaguePlaces.leftAt)))
}

/** Gives a learner a place of this week, or the one that they left. */
export async function savePlace(
  tx: Tx,
  place: Pick<typeof leaguePlaces.$inferInsert, 'userId' | 'week' | 'tier' | 'groupId' | 'pace' | 'joinedAt'>,
): Promise<void> {
  await tx
    .insert(leaguePlaces)
    .values(place)
    .onConflictDoUpdate({
      target: [leaguePlaces.userId, leaguePlaces.week],
      set: { leftAt: null, groupId: place.groupId },
    })
}

/**
 * A seat in the open group of this tier whose pace is the nearest, or in a new one. Joiners of a tier take their seats one after the other until
 * each transaction ends: else a crowd would open a group for each of them.
 */
export async function takeSeat(tx: Tx, userId: string, week: Day, tier: number) {
  const [own] = await tx
    .select({ pace: paceOf(sql`${users.id}`, week).mapWith(Number) })
    .from(users)
    .where(eq(users.id, userId))
  const pace = own?.pace ?? 0
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('league'), ${tier}::int)`)
  const [group] = await tx
    .select({ id: leagueGroups.id })
    .from(leagueGroups)
    .where(
      and(
        eq(leagueGroups.week, week),
        eq(leagueGroups.tier, tier),
        lt(leagueGroups.members, LEAGUE_GROUP),
        isNull(leagueGroups.closedAt),
      ),
    )
    .orderBy(sql`abs(${leagueGroups.pace} - ${pace}::real)`, asc(leagueGroups.id))
    .limit(1)
  const id = group?.id ?? randomUUID()
  if (group)
    await tx
      .update(leagueGroups)
      .set({ members: sql`${leagueGroups.members} + 1` })
      .where(eq(leagueGroups.id, id))
  else await tx.insert(leagueGroups).values({ id, week, tier, members: 1, pace })
  return { groupId: id, pace }
}

const score = sql`coalesce(${leagueScores.score}, 0)`.mapWith(Number)

const memberColumns = {
  userId: users.id,
  username: users.username,
  avatar: users.avatar,
  score,
}

/** Whom others see of those who are in a league of this week. */
const members = (db: Reader) =>
  db
    .select(memberColumns)
    .from(leaguePlaces)
    .innerJoin(users, and(eq(users.id, leaguePlaces.userId), isShown))
    .leftJoin(leagueScores, and(eq(leagueScores.userId, users.id), eq(leagueScores.week, leaguePlaces.week)))

/** Equal scores by name, so that the list does not tell who joined first. */
const inOrder = [desc(score), asc(sql`lower(${users.username})`)]

export const readGroup = (db: Reader, week: Day, groupId: string) =>
  members(db)
    .where(and(eq(leaguePlaces.week, week), eq(leaguePlaces.groupId, groupId), isNull(leaguePlaces.leftAt)))
    .orderBy(...inOrder)

/** The scores of these learners. */
export const readThese = (db: Reader, week: Day, ids: readonly string[], limit: number) =>
  members(db)
    .where(and(inArray(leaguePlaces.userId, [...ids]), eq(leaguePlaces.week, week), isNull(leaguePlaces.leftAt)))
    .orderBy(...inOrder)
    .limit(limit)

/** Of these learners those whom this one has blocked, or who have blocked this one. */
export async function readBlocked(db: Reader, userId: string, ids: readonly string[]): Promise<Set<string>> {
  const others = [...ids]
  const rows = await db
    .select({ userId: contacts.userId, otherId: contacts.otherId })
    .from(contacts)
    .where(
      and(
        eq(contacts.state, 'blocked'),
        or(
          and(eq(contacts.userId, userId), inArray(contacts.otherId, others)),
          and(eq(contacts.otherId, userId), inArray(contacts.userId, others)),
        ),
      ),
    )
  return new Set(rows.map((row) => (row.userId === userId ? row.otherId : row.userId)))
}

/** Scores of each day of a week. */
export async function readDays(db: Reader, userId: string, week: Day): Promise<readonly number[]> {
  const [row] = await db
    .select({ days: leagueScores.days })
    .from(leagueScores)
    .where(and(eq(leagueScores.userId, userId), eq(leagueScores.week, week)))
  return row?.days ?? []
}

export async function markResultSeen(db: Db, userId: string): Promise<void> {
  await db
    .update(leaguePlaces)
    .set({ resultSeen: true })
    .where(and(eq(leaguePlaces.userId, userId), not(leaguePlaces.resultSeen)))
}

/** Weeks after which a learner who stays away begins in the first tier again. */
const KEPT_WEEKS = 8

export async function removeOldLeagues(db: Db, now: Date): Promise<void> {
  const from = addDays(weekOf(now), -7 * KEPT_WEEKS)
  await db.delete(leagueScores).where(lt(leagueScores.week, from))
  await db.delete(leaguePlaces).where(lt(leaguePlaces.week, from))
  await db.delete(leagueGroups).where(lt(leagueGroups.week, from))
}
