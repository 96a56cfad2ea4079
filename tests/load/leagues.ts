/**
 * Groups a million learners of weekly leagues, as on Monday, and says how long it took:
 * `node scripts/with-postgres.ts node tests/load/leagues.ts [learners]`.
 *
 * Meanwhile a learner of a league answers again and again, by the statement that answers write: a lock would be seen in its times.
 */
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { pino } from 'pino'
import { leagueScores } from '../../server/features/answers/league-scores.store.ts'
import { regroupLeagues } from '../../server/features/leagues/index.ts'
import { openDatabase } from '../../server/db/open-database.ts'
import { connected } from './leaderboard.ts'

const LAST = '2026-03-02'
const NEXT = '2026-03-09'
const monday = new Date('2026-03-08T16:05:00Z')
const learners = Number(process.argv[2] ?? 1_000_000)
const url = process.env['DATABASE_URL']
if (!url) throw new Error('DATABASE_URL is needed: use scripts/with-postgres.ts')

const log = pino({ level: 'error' })
const database = await openDatabase({ log, url })
const { db } = database
await database.migrate()

/** Last week: groups of 30 in five tiers, scores with ties and without, and ten days of answers for each learner. */
async function fill(client: pg.Client): Promise<void> {
  // Rows that lead nowhere are not made here: looking would take longer than making them.
  await client.query(`set session_replication_role = replica`)
  await client.query(
    `insert into users (id, username, invite_code)
     select md5(n::text)::uuid, 'crowd-' || n, 'crowd-' || n from generate_series(1, $1::int) n`,
    [learners],
  )
  await client.query(
    `insert into league_groups (id, week, tier, members, pace)
     select md5('group' || n)::uuid, $2, n % 5, 30, 20 from generate_series(0, ($1::int - 1) / 30) n`,
    [learners, LAST],
  )
  await client.query(
    `insert into league_places (user_id, week, tier, group_id, pace, joined_at)
     select md5(n::text)::uuid, $2, ((n - 1) / 30) % 5, md5('group' || (n - 1) / 30)::uuid, 20, now()
     from generate_series(1, $1::int) n`,
    [learners, LAST],
  )
  // One in twenty has not answered.
  await client.query(
    `insert into league_scores (user_id, week, days, score)
     select md5(n::text)::uuid, $2, array[score, 0, 0, 0, 0, 0, 0], score
     from generate_series(1, $1::int) n, lateral (select (n::bigint * 7919 % 400)::int as score) s where n % 20 > 0`,
    [learners, LAST],
  )
  await client.query(
    `insert into learner_days (user_id, day, answers)
     select md5(n::text)::uuid, $2::date - day, (n::bigint * 104729 % 90)::int
     from generate_series(1, $1::int) n, generate_series(1, 10) day`,
    [learners, NEXT],
  )
  await client.query('analyze')
}

/** Milliseconds of each answer, until it is told to stop. */
async function answering(isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  for (let n = 1; !isOver(); n = (n % learners) + 1) {
    const began = performance.now()
    const { rows } = (await db.execute(sql`select md5(${String(n)})::uuid::text as id`)) as unknown as {
      rows: { id: string }[]
    }
    await db.execute(leagueScores(rows[0]?.id ?? '', NEXT, [1, 0, 0, 0, 0, 0, 0]))
    times.push(performance.now() - began)
  }
  return times
}

const say = (text: string) => process.stdout.write(`${text}\n`)
const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(1)
try {
  const filling = performance.now()
  await connected(url, fill)
  say(`${learners} learners made in ${seconds(filling)} s`)
  let isOver = false
  const answers = answering(() => isOver)
  const stop = new AbortController().signal
  const began = performance.now()
  await regroupLeagues({ db, log, now: () => monday }, stop)
  say(`grouped in ${seconds(began)} s`)
  isOver = true
  const times = (await answers).toSorted((one, other) => one - other)
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1)
  say(`${times.length} answers meanwhile: median ${at(0.5)} ms, 99 of 100 below ${at(0.99)} ms, longest ${at(1)} ms`)
  const { rows } = (await db.execute(sql`
    select count(*)::int as groups, sum(members)::int as learners, max(members) as largest, min(members) as smallest
    from league_groups where week = ${NEXT}::date`)) as unknown as { rows: object[] }
  say(JSON.stringify(rows[0]))
} finally {
  await database.close()
}
