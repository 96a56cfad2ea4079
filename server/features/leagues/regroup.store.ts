/**
 * A new week's groups in the database, so many at a time: a killed process goes on where it was, and as many replicas as there are share the
 * work. Every statement takes a second or less, and none locks what an answer writes.
 */
import { sql, type SQL } from 'drizzle-orm'
import { leagueTiers } from '#contract/league-tiers'
import { addDays, type Day } from '#rules/days'
import { LEAGUE_GROUP, leagueZones, PACE_DAYS } from '#rules/league'
import type { Reader } from '../../db/client.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { users } from '../../db/schema/accounts.ts'
import { isShown } from '../leaderboard/index.ts'

const TOP_TIER = leagueTiers.length - 1

/** How many rise and fall, by the size of a group. */
const zones = sql.join(
  Array.from({ length: LEAGUE_GROUP }, (_, index) => {
    const { rising, falling } = leagueZones(index + 1)
    return sql`(${index + 1}::int, ${rising}::int, ${falling}::int)`
  }),
  sql`, `,
)

/** Whether groups of earlier weeks wait for a new one, and whether learners wait for a group of this one. */
export async function readWaiting(db: Reader, week: Day): Promise<{ groups: boolean; learners: boolean }> {
  const [row] = await rowsOf<{ groups: boolean; learners: boolean }>(
    db,
    sql`select
      exists (select from league_groups where week < ${week}::date and closed_at is null) as groups,
      exists (select from league_places where week = ${week}::date and group_id is null and left_at is null) as learners`,
  )
  return row ?? { groups: false, learners: false }
}

/**
 * Closes groups of earlier weeks and gives each of their learners a place in this week, in the tier that their rank brings, without a group. Who
 * has not scored, is hidden, suspended or leaving gets none. Groups that another process is closing are passed over.
 *
 * @returns how many groups were closed
 */
export async function closeGroups(db: Reader, week: Day, at: Date, limit: number): Promise<number> {
  const now = sql`${at.toISOString()}::timestamptz`
  const [row] = await rowsOf<{ groups: number }>(
    db,
    sql`
    with claimed as materialized (
      select id, week, tier from league_groups
      where week < ${week}::date and closed_at is null
      order by week, id limit ${limit}
      for update skip locked
    ), held as materialized (
      -- Who leaves at this moment waits, and then leaves the new place too.
      select place.user_id, place.week, place.group_id
      from claimed join league_places as place on place.week = claimed.week and place.group_id = claimed.id
      where place.left_at is null
      for no key update of place
    ), ranked as (
      select held.user_id, claimed.tier, score.score,
        rank() over (partition by held.group_id order by coalesce(score.score, 0) desc) as rank,
        count(*) over (partition by held.group_id) as size
      from held
      join claimed on claimed.id = held.group_id
      join ${users} on ${users.id} = held.user_id and ${isShown}
      left join league_scores as score on score.user_id = held.user_id and score.week = held.week
    ), moved as (
      select user_id, tier, rank, least(${TOP_TIER}::int, greatest(0, tier + case
        when rank <= zone.rising then 1
        when rank > ranked.size - zone.falling then -1
        else 0
      end)) as next_tier
      from ranked join (values ${zones}) as zone (size, rising, falling) on zone.size = ranked.size
      where score > 0
    ), placed as (
      insert into league_places (user_id, week, tier, pace, previous_tier, previous_rank, joined_at)
      select moved.user_id, ${week}::date, next_tier, ${paceOf(sql`moved.user_id`, week)}, tier, rank, ${now}
      from moved
      on conflict (user_id, week) do nothing
      returning 1
    ), closed as (
      update league_groups set closed_at = ${now} from claimed where league_groups.id = claimed.id
      returning 1
    )
    select (select count(*) from closed)::int as groups, (select count(*) from placed)::int as learners`,
  )
  return row?.groups ?? 0
}

/** Answers a day of a learner in the two weeks before a week. */
export const paceOf = (userId: SQL, week: Day): SQL => sql`(
  select coalesce(sum(answers), 0) / ${PACE_DAYS}::real from learner_days
  where user_id = ${userId} and day >= ${addDays(week, -PACE_DAYS)}::date and day < ${week}::date)`

/** Tells the planner of the new week's places. Locks nothing that is read or written. */
export async function analyzePlaces(db: Reader): Promise<void> {
  await db.execute(sql`analyze league_places`)
}

/**
 * Makes groups of learners who wait for one, tier by tier, those of the most similar pace together; groups of one call are equal but for one
 * learner.
 *
 * @returns how many learners have a group now
 */
export async function makeGroups(db: Reader, week: Day, limit: number): Promise<number> {
  const [row] = await rowsOf<{ learners: number }>(
    db,
    sql`
    with waiting as materialized (
      select user_id, tier, pace from league_places
      where week = ${week}::date and group_id is null and left_at is null
      order by tier, pace desc, user_id limit ${limit}
      for update skip locked
    ), counted as (
      select user_id, tier, pace,
        row_number() over (partition by tier order by pace desc, user_id) - 1 as place,
        count(*) over (partition by tier) as learners
      from waiting
    ), numbered as materialized (
      select user_id, tier, pace, place * ((learners + ${LEAGUE_GROUP - 1}::int) / ${LEAGUE_GROUP}::int) / learners as number
      from counted
    ), made as materialized (
      select tier, number, gen_random_uuid() as id, count(*) as members, avg(pace) as pace
      from numbered group by tier, number
    ), saved as (
      insert into league_groups (id, week, tier, members, pace)
      select id, ${week}::date, tier, members, pace from made
      returning 1
    ), seated as (
      update league_places set group_id = made.id
      from numbered join made on made.tier = numbered.tier and made.number = numbered.number
      -- The sum keeps the planner from reading the whole week for each learner: of a week that began a minute ago it has no statistics.
      where league_places.user_id = numbered.user_id and league_places.week + 0 = ${week}::date
      returning 1
    )
    select (select count(*) from seated)::int as learners, (select count(*) from saved)::int as groups`,
  )
  return row?.learners ?? 0
}
