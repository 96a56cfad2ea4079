/** Scores of weekly leagues. They follow from the answer log alone: added to with each answer, and read from it anew by who joins. */
import { and, eq, gt, gte, lt, sql, type SQL } from 'drizzle-orm'
import { addDays, DEFAULT_TIME_ZONE, startOfDay, type Day } from '#rules/days'
import { MAX_DAILY_SCORE, leagueDays, leagueScore, nextWeek } from '#rules/league'
import type { Tx } from '../../db/client.ts'
import { answers } from '../../db/schema/learning.ts'
import { leaguePlaces, leagueScores as scores } from '../../db/schema/leagues.ts'
import type { Session } from '../../http/context.ts'

const DAY_MS = 86_400_000

const arrayOf = (days: readonly number[]) => sql`${`{${days.join(',')}}`}::int[]`
const sumOf = (days: readonly number[]) => days.reduce((sum, score) => sum + score, 0)

/**
 * The insert that adds to a learner's days of a league week; it writes nothing for who is in no league. The latest place decides: until Monday's
 * job has come to a learner, that is the one of the week before.
 */
export const leagueScores = (userId: string, week: Day, days: readonly number[]): SQL => sql`
  insert into ${scores} (user_id, week, days, score)
  select ${userId}::uuid, ${week}::date, ${arrayOf(days)}, ${sumOf(days)}::int
  from (
    select left_at from ${leaguePlaces}
    where user_id = ${userId}::uuid and week between ${addDays(week, -7)}::date and ${week}::date
    order by week desc limit 1
  ) as place
  where place.left_at is null
  on conflict (user_id, week) do update set (days, score) = (
    select array_agg(least(own + gain, ${MAX_DAILY_SCORE}::int) order by day), sum(least(own + gain, ${MAX_DAILY_SCORE}::int))
    from unnest(${scores.days}, excluded.days) with ordinality as each (own, gain, day))
  returning 1`

/**
 * Sets a learner's score of a week to what their log of answers says. The caller holds the learner's day, so no answer of today is added
 * meanwhile.
 */
export async function readScoreAnew(tx: Tx, { userId, timeZone }: Session, week: Day): Promise<void> {
  const from = startOfDay(DEFAULT_TIME_ZONE, week)
  const to = startOfDay(DEFAULT_TIME_ZONE, nextWeek(week))
  const { userId: learner, at, points, wordId, position, first } = answers
  const own = tx
    .select({
      at,
      points,
      earlierToday: sql`
        row_number() over (partition by ${wordId}, (${at} at time zone ${timeZone})::date order by ${at}, ${position}) - 1`
        .mapWith(Number)
        .as('earlier_today'),
    })
    .from(answers)
    // From the day before: the learner's day in which the week begins may have begun before it.
    .where(and(eq(learner, userId), gte(at, new Date(from.getTime() - DAY_MS)), lt(at, to), first))
    .as('own')
  const rows = await tx
    .select()
    .from(own)
    .where(and(gt(own.points, 0), gte(own.at, from)))
  const worth = rows.map((row) => ({ at: row.at, score: leagueScore(row) }))
  const days = leagueDays(week, worth) ?? Array.from({ length: 7 }, () => 0)
  const values = { days, score: sumOf(days) }
  await tx
    .insert(scores)
    .values({ userId, week, ...values })
    .onConflictDoUpdate({ target: [scores.userId, scores.week], set: values })
}
