/** Shared goals in the database. Who is no accepted contact of the one who set a goal takes no part in it, until they are contacts again. */
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Reader, Tx } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { contacts } from '../../db/schema/contacts.ts'
import { sharedGoalMembers, sharedGoals } from '../../db/schema/together.ts'
import { weeklyPoints } from '../../db/schema/learning.ts'
import type { Day } from '#rules/days'

const own = alias(sharedGoalMembers, 'own')
const byOwner = alias(contacts, 'by_owner')
const byReader = alias(contacts, 'by_reader')

const isThere = and(isNull(users.deletedAt), isNull(users.suspendedAt))
const isMember = or(eq(sharedGoalMembers.userId, sharedGoals.userId), eq(byOwner.state, 'accepted'))

/** Everyone who takes part in a goal of this learner, goal by goal, the oldest first. */
export function readMembers(db: Reader, userId: string) {
  return db
    .select({
      goalId: sharedGoals.id,
      ownerId: sharedGoals.userId,
      target: sharedGoals.target,
      userId: sharedGoalMembers.userId,
      joinedAt: sharedGoalMembers.joinedAt,
      username: users.username,
      avatar: users.avatar,
      isKnown: sql`coalesce(${byReader.state} = 'accepted', false)`.mapWith(Boolean),
    })
    .from(own)
    .innerJoin(sharedGoals, eq(sharedGoals.id, own.goalId))
    .innerJoin(sharedGoalMembers, eq(sharedGoalMembers.goalId, own.goalId))
    .innerJoin(users, and(eq(users.id, sharedGoalMembers.userId), isThere))
    .leftJoin(byOwner, and(eq(byOwner.userId, sharedGoals.userId), eq(byOwner.otherId, sharedGoalMembers.userId)))
    .leftJoin(byReader, and(eq(byReader.userId, own.userId), eq(byReader.otherId, sharedGoalMembers.userId)))
    .where(and(eq(own.userId, userId), isMember))
    .orderBy(sharedGoals.createdAt, sharedGoals.id, sharedGoalMembers.joinedAt, sharedGoalMembers.userId)
}

export type MemberRow = Awaited<ReturnType<typeof readMembers>>[number]

/** False when this id is a goal already. */
export async function insertGoal(
  tx: Tx,
  goal: typeof sharedGoals.$inferInsert,
  others: readonly string[],
): Promise<boolean> {
  const made = await tx.insert(sharedGoals).values(goal).onConflictDoNothing().returning({ id: sharedGoals.id })
  if (made.length === 0) return false
  await tx
    .insert(sharedGoalMembers)
    .values([
      { goalId: goal.id, userId: goal.userId, joinedAt: goal.createdAt },
      ...others.map((userId) => ({ goalId: goal.id, userId })),
    ])
  return true
}

/** How many goals a learner has set, and how many they take part in or are asked for. */
export async function countGoals(db: Reader, userId: string): Promise<{ set: number; all: number }> {
  return {
    set: await db.$count(sharedGoals, eq(sharedGoals.userId, userId)),
    all: await db.$count(sharedGoalMembers, eq(sharedGoalMembers.userId, userId)),
  }
}

/** The one who set a goal, if the learner is among those who were asked; locked until the transaction ends. */
export async function lockGoalOf(tx: Tx, userId: string, id: string) {
  const [row] = await tx
    .select({ ownerId: sharedGoals.userId, joinedAt: sharedGoalMembers.joinedAt })
    .from(sharedGoals)
    .innerJoin(sharedGoalMembers, eq(sharedGoalMembers.goalId, sharedGoals.id))
    .where(and(eq(sharedGoals.id, id), eq(sharedGoalMembers.userId, userId)))
    .for('update', { of: sharedGoals })
  return row
}

export async function setJoined(tx: Tx, userId: string, id: string, at: Date): Promise<void> {
  await tx
    .update(sharedGoalMembers)
    .set({ joinedAt: at })
    .where(and(eq(sharedGoalMembers.goalId, id), eq(sharedGoalMembers.userId, userId)))
}

export async function removeMember(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.delete(sharedGoalMembers).where(and(eq(sharedGoalMembers.goalId, id), eq(sharedGoalMembers.userId, userId)))
}

export async function removeGoal(tx: Tx, id: string): Promise<void> {
  await tx.delete(sharedGoals).where(eq(sharedGoals.id, id))
}

export async function memberIds(db: Reader, id: string): Promise<string[]> {
  const rows = await db
    .select({ userId: sharedGoalMembers.userId })
    .from(sharedGoalMembers)
    .where(eq(sharedGoalMembers.goalId, id))
  return rows.map(({ userId }) => userId)
}

/** Goals that two or more have reached together in a week and nobody was told of yet. */
export async function findReached(db: Db, week: Day, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: sharedGoals.id })
    .from(sharedGoals)
    .innerJoin(sharedGoalMembers, eq(sharedGoalMembers.goalId, sharedGoals.id))
    .innerJoin(users, and(eq(users.id, sharedGoalMembers.userId), isThere))
    .leftJoin(byOwner, and(eq(byOwner.userId, sharedGoals.userId), eq(byOwner.otherId, sharedGoalMembers.userId)))
    .leftJoin(weeklyPoints, and(eq(weeklyPoints.userId, sharedGoalMembers.userId), eq(weeklyPoints.week, week)))
    .where(
      and(
        isNotNull(sharedGoalMembers.joinedAt),
        isMember,
        or(isNull(sharedGoals.reachedWeek), sql`${sharedGoals.reachedWeek} < ${week}`),
      ),
    )
    .groupBy(sharedGoals.id)
    .having(sql`count(*) > 1 and sum(coalesce(${weeklyPoints.points}, 0)) >= ${sharedGoals.target}`)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Notes that a goal was reached; false when another process did so before. */
export async function markReached(tx: Tx, id: string, week: Day): Promise<boolean> {
  const isNew = or(isNull(sharedGoals.reachedWeek), sql`${sharedGoals.reachedWeek} < ${week}`)
  const rows = await tx
    .update(sharedGoals)
    .set({ reachedWeek: week })
    .where(and(eq(sharedGoals.id, id), isNew))
    .returning({ id: sharedGoals.id })
  return rows.length > 0
}

/** Those who joined a goal and are contacts of the one who set it. */
export async function joinedIds(db: Reader, id: string): Promise<string[]> {
  const rows = await db
    .select({ userId: sharedGoalMembers.userId })
    .from(sharedGoals)
    .innerJoin(sharedGoalMembers, eq(sharedGoalMembers.goalId, sharedGoals.id))
    .leftJoin(byOwner, and(eq(byOwner.userId, sharedGoals.userId), eq(byOwner.otherId, sharedGoalMembers.userId)))
    .where(and(eq(sharedGoals.id, id), isNotNull(sharedGoalMembers.joinedAt), isMember))
  return rows.map(({ userId }) => userId)
}
