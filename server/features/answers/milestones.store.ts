import { and, count, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Milestone } from '#contract/milestones'
import type { Reader, Tx } from '../../db/client.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { cards, runs } from '../../db/schema/learning.ts'
import { practices } from '../../db/schema/practices.ts'
import { isLearnedBefore } from './learned.store.ts'

/** Words learned now, and those of them that counted already on an earlier day. */
export async function countLearned(
  db: Reader,
  userId: string,
  { today, earlier }: { readonly today: Date; readonly earlier: Date },
): Promise<{ learned: number; learnedEarlier: number }> {
  const [row] = await db
    .select({
      learned: count(),
      learnedEarlier: sql`count(*) filter (where ${isLearnedBefore(earlier)})`.mapWith(Number),
    })
    .from(cards)
    .where(and(eq(cards.userId, userId), isLearnedBefore(today)))
  return row ?? { learned: 0, learnedEarlier: 0 }
}

/** How many of these words are learned and counted already at a time. */
export const countLearnedAmong = (db: Reader, userId: string, wordIds: readonly number[], time: Date) =>
  db.$count(cards, and(eq(cards.userId, userId), inArray(cards.wordId, [...wordIds]), isLearnedBefore(time)))

/** How many of these words were begun before a time. */
export async function countBegunBefore(
  db: Reader,
  userId: string,
  wordIds: readonly number[],
  time: Date,
): Promise<number> {
  if (wordIds.length === 0) return 0
  return db.$count(cards, and(eq(cards.userId, userId), inArray(cards.wordId, [...wordIds]), lt(cards.begunAt, time)))
}

/** Whether the end of a run or a practice of this learner has this milestone. */
export async function hasResultWith(tx: Tx, userId: string, milestone: Milestone): Promise<boolean> {
  const saved = JSON.stringify(milestone)
  const [row] = await rowsOf<{ is_there: boolean }>(
    tx,
    sql`
      select exists (select 1 from ${runs} where user_id = ${userId} and result -> 'milestone' @> ${saved}::jsonb)
        or exists (select 1 from ${practices} where user_id = ${userId} and result -> 'milestone' @> ${saved}::jsonb)
        as is_there`,
  )
  return row?.is_there ?? false
}
