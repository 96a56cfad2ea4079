/** Moves what a guest has learned into an account. */
import { and, eq, gt, isNull, notInArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { answers, cards, learnerDays, levelResults, runs } from '../../db/schema/learning.ts'
import { thankForInvitation } from '../users/service.ts'

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
 * Of two cards for one word the one with more repetitions stays, then the one reviewed later.
 */
export async function claimGuestInto(
  tx: Tx,
  guestId: string,
  userId: string,
  now: Date,
  { guestStays = false }: ClaimOptions = {},
): Promise<number> {
  const isGuest = and(eq(users.id, guestId), eq(users.role, 'guest'))
  // Not a lock of the key: the guest's answers on their way name this row, and would wait for the claim that waits for them.
  const [guest] = await tx.select({ id: users.id }).from(users).where(isGuest).for('no key update')
  if (!guest) return 0
  const claimed = await moveAnswers(tx, guestId, userId, guestStays ? await openRuns(tx, guestId, now) : [])
  // Days before cards before stars, as answers and finished runs take them: in two orders they could block each other.
  await addDays(tx, guestId, userId)
  await copyCards(tx, guestId, userId)
  await copyLevelResults(tx, guestId, userId)
  if (guestStays) await tx.delete(learnerDays).where(eq(learnerDays.userId, guestId))
  else await tx.delete(users).where(isGuest)
  await thankForInvitation(tx, userId, now)
  return claimed
}

async function openRuns(tx: Tx, guestId: string, now: Date): Promise<string[]> {
  const isOpen = and(eq(runs.userId, guestId), isNull(runs.finishedAt), gt(runs.expiresAt, now))
  return (await tx.select({ id: runs.id }).from(runs).where(isOpen)).map(({ id }) => id)
}

/** Moves runs and answers, apart from those of `keptRuns`. Ids are the client's: one that the account has already is not moved. */
async function moveAnswers(tx: Tx, guestId: string, userId: string, keptRuns: string[]): Promise<number> {
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
    .returning({ id: answers.id })
  return moved.length
}

async function copyCards(tx: Tx, guestId: string, userId: string): Promise<void> {
  await tx.execute(sql`
    insert into cards (user_id, word_id, due, stability, difficulty, scheduled_days, learning_steps, reps, lapses, state, last_review)
    select ${userId}::uuid, word_id, due, stability, difficulty, scheduled_days, learning_steps, reps, lapses, state, last_review
    from cards where user_id = ${guestId} order by word_id
    on conflict (user_id, word_id) do update set
      due = excluded.due, stability = excluded.stability, difficulty = excluded.difficulty, scheduled_days = excluded.scheduled_days,
      learning_steps = excluded.learning_steps, reps = excluded.reps, lapses = excluded.lapses, state = excluded.state,
      last_review = excluded.last_review
    where (excluded.reps, coalesce(excluded.last_review, '-infinity')) > (${cards.reps}, coalesce(${cards.lastReview}, '-infinity'))`)
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
