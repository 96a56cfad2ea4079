/**
 * Whether what a learner's calls take grows with what other learners have left: `node scripts/with-postgres.ts node tests/load/growth.ts [learners]`.
 *
 * Measures each call with a thousandth of the learners and then with all of them, who have a hundred answers and fifty cards each: 200,000 are
 * 20,000,000 answers and 10,000,000 cards, some 12 GB. Fails when a call takes more than three times as long.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type pg from 'pg'
import { pino } from 'pino'
import type { Run } from '#contract/challenges'
import { contentVersion } from '#content/version'
import { insertFixtureWords } from '#tests/fixture-words'
import { openDatabase } from '../../server/db/open-database.ts'
import { contentState } from '../../server/db/schema/words.ts'
import { connected } from './leaderboard.ts'
import { quantile } from './numbers.ts'
import { ask, duration } from './requests.ts'
import { rightAnswers } from './server.ts'

const learners = Number(process.argv[2] ?? 200_000)
const MOST_TIMES = 3
const ROUNDS = 60
const url = process.env['DATABASE_URL']
if (!url) throw new Error('DATABASE_URL is needed: use scripts/with-postgres.ts')

const TOKEN = 'measured'.padEnd(43, '-')
const MEASURED = '00000000-0000-4000-8000-000000000001'
const say = (text: string) => process.stdout.write(`${text}\n`)
const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(1)

async function prepare(): Promise<void> {
  const database = await openDatabase({ log: pino({ level: 'error' }), url })
  await database.migrate()
  await insertFixtureWords(database.db)
  // The fixture counts as up to date.
  await database.db.update(contentState).set({ value: await contentVersion() })
  await database.close()
}

/** Learners `from` to `to` of the crowd, in the order of their ids, so that indexes grow at their ends. */
async function fill(client: pg.Client, from: number, to: number): Promise<void> {
  // Rows that lead nowhere are not made here: looking would take longer than making them.
  await client.query(`set session_replication_role = replica`)
  await client.query(`set synchronous_commit = off`)
  const crowd = `(select ('00000000-0000-4000-9000-' || lpad(to_hex(n), 12, '0'))::uuid as id, n from generate_series(${from}, ${to}) n)`
  await fillRows(client, crowd)
}

/** What a learner of some weeks has, for each of `people` (id, n). */
async function fillRows(client: pg.Client, people: string): Promise<void> {
  const word = (limit: number) =>
    `(select id, row_number() over () as k from (select id from words order by id limit ${limit}) w)`
  for (const statement of [
    `insert into users (id, username, invite_code, role) select id, 'crowd-' || id, 'crowd-' || id, 'user' from ${people} p`,
    `insert into sessions (user_id, token_hash, expires_at) select id, md5(id::text), now() + interval '30 days' from ${people} p`,
    `insert into answers (user_id, id, run_id, position, word_id, skill, kind, given, correct, hinted, slips, ms, first, counted, grade, points, at)
     select p.id, gen_random_uuid(), null, t.n % 8, w.id, 'see', 'choose_meaning', 'x', (w.k + t.n) % 7 > 0, false, 0, 2000, true, true, 'good', 1,
       now() - t.n * interval '9 days' - w.k * interval '3 hours'
     from ${people} p cross join generate_series(1, 2) t(n) cross join ${word(50)} w`,
    `insert into cards (user_id, word_id, due, stability, difficulty, scheduled_days, learning_steps, reps, lapses, state, last_review, begun_at)
     select p.id, w.id, now() + (w.k % 40 - 5) * interval '1 day', 5, 5, 5, 0, 2, 0, 2, now() - interval '2 days', now() - interval '9 days'
     from ${people} p cross join ${word(50)} w`,
    `insert into runs (id, user_id, category, sub, difficulty, level, type, words_from, questions, issued_at, expires_at, finished_at)
     select gen_random_uuid(), p.id, 'animals-nature', null, 'easy', 1, 'multi-choice', 'level', '[]', now(), now(), now() - t.n * interval '1 day'
     from ${people} p cross join generate_series(1, 10) t(n)`,
    `insert into level_results (user_id, map, difficulty, level, stars, completed_at)
     select p.id, 'animals-nature', 'easy', 1, 3, now() from ${people} p`,
    `insert into learner_days (user_id, day, answers, words, points, sessions)
     select p.id, current_date - t.n, 10, 8, 10, 1 from ${people} p cross join generate_series(1, 10) t(n)`,
    `insert into weekly_points (user_id, week, points)
     select p.id, (date_trunc('week', now() at time zone 'Asia/Shanghai')::date) - 7 * t.n, (p.n * 7919 % 1000)::int + 1
     from ${people} p cross join generate_series(0, 3) t(n)`,
    `insert into total_points (user_id, points) select p.id, 100 from ${people} p`,
    `insert into notifications (user_id, kind, subject_id, created_at)
     select p.id, 'report_mended', gen_random_uuid(), now() from ${people} p cross join generate_series(1, 5)`,
  ])
    await client.query(statement)
}

async function startServer(): Promise<{
  origin: string
  child: ChildProcess
  startedIn: string
  stop: () => Promise<void>
}> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wordgrove-growth-'))
  const from = performance.now()
  const child = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      APP_ENV: 'demo',
      DATA_DIR: dataDir,
      PORT: '0',
      RATE_LIMIT_SCALE: '100000',
      LOG_LEVEL: 'error',
    },
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const [origin] = /http:\/\/\S+/.exec(line) ?? []
    if (!origin) continue
    return {
      origin,
      child,
      startedIn: seconds(from),
      async stop() {
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        await ended
        rmSync(dataDir, { recursive: true, force: true })
      },
    }
  }
  throw new Error('The server did not start.')
}

const READS = [
  '/user',
  '/reviews',
  '/reviews/missed',
  '/challenges/animals-nature/levels?difficulty=easy',
  '/leaderboard',
  '/leaderboard?scope=contacts',
  '/grove',
  '/stats',
  '/notes?kind=own',
  '/notifications',
  '/conversations',
]

/** The median of each call in milliseconds. */
async function measure(): Promise<Map<string, number>> {
  const { origin, startedIn, stop } = await startServer()
  say(`  the server started in ${startedIn} s`)
  const times = new Map<string, number[]>()
  const timed = async (name: string, method: 'GET' | 'POST', path: string, body?: object) => {
    const ms = await duration({ method, url: `${origin}/api${path}`, token: TOKEN, ...(body && { body }) })
    times.set(name, [...(times.get(name) ?? []), ms])
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const path of READS) await timed(path, 'GET', path)
    const id = randomUUID()
    const level = { category: 'animals-nature', difficulty: 'easy', level: 1, type: 'typing' }
    await timed('starting a run', 'POST', '/runs', { id, ...level })
    const run = await ask<Run>({ url: `${origin}/api/runs/${id}`, token: TOKEN })
    for (const answer of rightAnswers(run))
      await timed('an answer', 'POST', `/runs/${id}/answers`, { answers: [answer] })
    await timed('finishing a run', 'POST', `/runs/${id}/finish`, {})
  }
  await stop()
  // The first rounds compile code and fill caches.
  return new Map([...times].map(([name, all]) => [name, quantile(all.slice(Math.floor(all.length / 4)), 0.5)]))
}

async function tellSize(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ size: string; answers: string }>(
    `select pg_size_pretty(pg_database_size(current_database())) as size, (select reltuples::bigint from pg_class where relname = 'answers') as answers`,
  )
  say(`  ${rows[0]?.size}, about ${rows[0]?.answers} answers`)
}

await prepare()
const few = Math.max(10, Math.round(learners / 1_000))
await connected(url, async (client) => {
  await client.query(`set session_replication_role = replica`)
  await fillRows(client, `(select '${MEASURED}'::uuid as id, 1 as n)`)
  await client.query(
    `insert into sessions (user_id, token_hash, expires_at) values ('${MEASURED}', '${createHash('sha256').update(TOKEN).digest('hex')}', now() + interval '30 days')`,
  )
  await fill(client, 1, few)
  await client.query('analyze')
  say(`${few} learners`)
  await tellSize(client)
})
const small = await measure()
const filling = performance.now()
await connected(url, async (client) => {
  await fill(client, few + 1, learners)
  await client.query('vacuum analyze')
  say(`${learners} learners, made in ${seconds(filling)} s`)
  await tellSize(client)
})
const large = await measure()
let isSlower = false
for (const [name, before] of small) {
  const after = large.get(name) ?? Infinity
  isSlower ||= after > MOST_TIMES * before
  say(
    `  ${name.padEnd(52)}${before.toFixed(1).padStart(7)} ${after.toFixed(1).padStart(7)} ms   ${(after / before).toFixed(2)} times`,
  )
}
process.exit(isSlower ? 1 : 0)
