/** What a batch of answers adds to the sums of its learner and of the service. */
import { sql } from 'drizzle-orm'
import type { Day } from '#rules/days'
import type { Tx } from '../../db/client.ts'
import { countAnswers } from '../../db/metric-counts.store.ts'
import { leagueScores } from './league-scores.store.ts'
import { learnerDays, weeklyPoints } from '../../db/schema/learning.ts'
import { totalPoints } from '../../db/schema/memory.ts'

export interface Gains {
  readonly userId: string
  readonly days: ReadonlyMap<Day, { readonly answers: number; readonly words: number; readonly points: number }>
  /** Points of a leaderboard week and of all time; null for who is on no board. */
  readonly board: { readonly week: string; readonly points: number } | null
  /** Scores of each day of a league week, within the day's most; null for none, and for guests. */
  readonly league: { readonly week: string; readonly days: readonly number[] } | null
  readonly answers: number
  readonly at: Date
}

/**
 * Adds to the learner's days, to the leaderboard and to the counters of the service, in one statement. To be called last in a transaction that
 * has locked the days: the counters belong to everybody.
 */
export async function saveGains(tx: Tx, { userId, days, board, league, answers, at }: Gains): Promise<void> {
  const rows = [...days].map(
    ([day, own]) => sql`(${userId}::uuid, ${day}::date, ${own.answers}::int, ${own.words}::int, ${own.points}::int)`,
  )
  const ofDays = sql`
    insert into ${learnerDays} (user_id, day, answers, words, points) values ${sql.join(rows, sql`, `)}
    on conflict (user_id, day) do update set
      answers = ${learnerDays.answers} + excluded.answers,
      words = ${learnerDays.words} + excluded.words,
      points = ${learnerDays.points} + excluded.points
    returning 1`
  const ofBoard = board && [
    sql`
      insert into ${weeklyPoints} (user_id, week, points) values (${userId}::uuid, ${board.week}::date, ${board.points}::int)
      on conflict (week, user_id) do update set points = ${weeklyPoints.points} + excluded.points
      returning 1`,
    sql`
      insert into ${totalPoints} (user_id, points) values (${userId}::uuid, ${board.points}::int)
      on conflict (user_id) do update set points = ${totalPoints.points} + excluded.points
      returning 1`,
  ]
  const ofLeague = league && [leagueScores(userId, league.week, league.days)]
  await countAnswers(tx, userId, answers, at, [ofDays, ...(ofBoard ?? []), ...(ofLeague ?? [])])
}
