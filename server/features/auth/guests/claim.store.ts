/** Moves what a guest has learned into an account. */
import { and, eq, gt, isNull, notInArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../../db/client.ts'
import { moveActiveDays } from '../../../db/metric-counts.store.ts'
import { users } from '../../../db/schema/accounts.ts'
import { answers, learnerDays, levelResults, runs } from '../../../db/schema/learning.ts'
import { rebuildCards } from '../../answers/index.ts'
import { lockDay } from '../../days/index.ts'
import { thankForInvitation } from '../../invitations/index.ts'

export interface ClaimOptions {
  /**
   * The guest plays on: its session, its open runs and its own unlocked levels stay. For the mailed link, which may be followed on another
   * device; the first sign-in claims the rest.
   */
  readonly guestStays?: boolean
}

/**
 * Claims a guest's runs, answers, cards, stars and days, and resolves to the number of answers moved. Points never come along. Otherwise the
 * guest is gone afterwards, with its sessions. Any number of claims at once count once: the row of the guest is the lock. Nothing happens
 * when there is no such guest.
 *
 * Cards are built again from both logs together, so that they are what the learner's answers lead to.
 */
export async function claimGuestInto(
  tx: Tx,
  guestId: string,
  userId: string,
  now: Date,
  { guestStays = false }: ClaimOptions = {},
): Promise<number> {
  const isGuest = and(eq(users.id, guestId), eq(users.role, 'guest'))
  // Not a lock of the key: the guest's requests in flight refer to this row, and would wait for the claim that waits for them.
  const [guest] = await tx.select({ id: users.id }).from(users).where(isGuest).for('no key update')
  if (!guest) return 0
  const moved = await moveAnswers(tx, guestId, userId, guestStays ? await openRuns(tx, guestId, now) : [])
  // Days before cards before stars, as answers and finished runs take them: in two orders they could block each other.
  await rebuildMoved(tx, { guestId, userId, now, wordIds: [...new Set(moved)] })
  await copyLevelResults(tx, guestId, userId)
  await moveActiveDays(tx, guestId, userId)
  if (guestStays) await tx.delete(learnerDays).where(eq(learnerDays.userId, guestId))
  else await tx.delete(users).where(isGuest)
  await thankForInvitation(tx, userId, now)
  return moved.length
}

async function openRuns(tx: Tx, guestId: string, now: Date): Promise<string[]> {
  const isOpen = and(eq(runs.userId, guestId), isNull(runs.finishedAt), gt(runs.expiresAt, now))
  return (await tx.select({ id: runs.id }).from(runs).where(isOpen)).map(({ id }) => id)
}

/** Moves runs and answers, apart from those of `keptRuns`. Ids are the client's: one that the account has already is not moved. Resolves to the words of the moved answers. */
async function moveAnswers(tx: Tx, guestId: string, userId: string, keptRuns: string[]): Promise<number[]> {
  const ownRun = alias(runs, 'own_run')
  const ownAnswer = alias(answers, 'own_answer')
  const runIsNew = sql`not exists (select 1 from ${runs} as ${ownRun} where ${ownRun.userId} = ${userId} and ${ownRun.id} = ${runs.id})`
  const answerIsNew = sql`not exists (select 1 from ${answers} as ${ownAnswer} where ${ownAnswer.userId} = ${userId} and ${ownAnswer.id} = ${answers.id})`
  const runMoves = keptRuns.length ? notInArray(runs.id, keptRuns) : undefined
  const answerMoves = keptRuns.length ? or(isNull(answers.runId), notInArray(answers.runId, keptRuns)) : undefined
  await tx
    .update(runs)
    .set({ userId })
    .where(and(eq(runs.userId, guestId), runMoves, runIsNew))
  const moved = await tx
    .update(answers)
    .set({ userId, points: 0 })
    .where(and(eq(answers.userId, guestId), answerMoves, answerIsNew))
    .returning({ wordId: answers.wordId })
  return moved.map(({ wordId }) => wordId)
}

interface Moved {
  readonly guestId: string
  readonly userId: string
  readonly now: Date
  readonly wordIds: readonly number[]
}

/** Adds the days, and builds the cards of the moved words from the log of the account as it is now. */
async function rebuildMoved(tx: Tx, { guestId, userId, now, wordIds }: Moved): Promise<void> {
  const [account] = await tx
    .select({ id: users.id, timeZone: users.timeZone, retention: users.retention, memoryWeights: users.memoryWeights })
    .from(users)
    .where(eq(users.id, userId))
  // Answers of the account hold its day: none of them may come between reading the log and writing the cards.
  if (account && wordIds.length > 0) await lockDay(tx, { userId, timeZone: account.timeZone }, now)
  await addDays(tx, guestId, userId)
  if (account && wordIds.length > 0) await rebuildCards(tx, account, wordIds)
}

async function copyLevelResults(tx: Tx, guestId: string, userId: string): Promise<void> {
  await tx.execute(sql`
    insert into level_results (user_id, map, difficulty, level, stars, completed_at)
    select ${userId}::uuid, map, difficulty, level, stars, completed_at
    from level_results where user_id = ${guestId} order by map, difficulty, level
    on conflict (user_id, map, difficulty, level) do update set stars = excluded.stars, completed_at = excluded.completed_at
    where excluded.stars > ${levelResults.stars}`)
}

/** A day with study stays one; its points do not come along. */
async function addDays(tx: Tx, guestId: string, userId: string): Promise<void> {
  await tx.execute(sql`
    insert into learner_days as days (user_id, day, answers, words, points, sessions)
    select ${userId}::uuid, day, answers, words, 0, sessions from learner_days where user_id = ${guestId} order by day
    on conflict (user_id, day) do update set
      answers = days.answers + excluded.answers, words = days.words + excluded.words, sessions = days.sessions + excluded.sessions`)
}
