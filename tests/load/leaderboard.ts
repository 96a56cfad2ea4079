/** The leaderboard among many learners: reading it, and what it costs whoever answers. Only on PostgreSQL, where there are that many. */
import pg from 'pg'
import type { Answer, Run } from '#contract/challenges'
import { weekOf } from '#rules/points'
import { pause } from './numbers.ts'
import { ask, duration, type Call } from './requests.ts'
import { inTurn, rightAnswers, signUpAndIn, type Compared, type ServerBench } from './server.ts'

const WEEKS = 10
/** In the middle of the week's board. */
const OWN_POINTS = 2_500

export interface LeaderboardBench extends ServerBench {
  readonly databaseUrl: string
  /** Each has points in ten weeks. */
  readonly learners: number
}

/** Calls back with a connection to the database in which the product and its floor are. */
export async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Learners with points in this week, the nine before it and of all time, in one statement each. */
async function fill(client: pg.Client, learners: number): Promise<void> {
  await client.query(
    `insert into users (username, invite_code) select 'crowd-' || n, 'crowd-' || n from generate_series(1, $1::int) n`,
    [learners],
  )
  await client.query(
    `insert into weekly_points (user_id, week, points)
     select id, $1::date - 7 * ago, 1 + (random() * 5000)::int from users cross join generate_series(0, $2::int - 1) ago
     where username like 'crowd-%'`,
    [weekOf(new Date()), WEEKS],
  )
  await client.query(
    `insert into total_points (user_id, points)
     select user_id, sum(points)::int from weekly_points group by user_id on conflict do nothing`,
  )
  await client.query('analyze')
}

/** Somebody in the middle of the board: their rank, and neighbours, are not among the first hundred. */
async function newLearner({ product }: ServerBench, client: pg.Client): Promise<{ token: string; id: string }> {
  const { token, name } = await signUpAndIn(product)
  const { rows } = await client.query<{ id: string }>('select id from users where username = $1', [name])
  const id = rows[0]?.id ?? ''
  await client.query('insert into weekly_points (user_id, week, points) values ($1, $2, $3)', [
    id,
    weekOf(new Date()),
    OWN_POINTS,
  ])
  await client.query('insert into total_points (user_id, points) values ($1, $2)', [id, OWN_POINTS * WEEKS])
  return { token, id }
}

const startOf = ({ product }: ServerBench, token: string): Call => ({
  method: 'POST',
  url: `${product}/api/runs`,
  token,
  body: { id: crypto.randomUUID(), category: 'animals-nature', difficulty: 'easy', level: 1, type: 'typing' },
})

/** Calls that each give one right answer to a run of its own. */
async function answering(bench: ServerBench, token: string, runs: number): Promise<Call[]> {
  const started = []
  for (let made = 0; made < runs; made += 1) started.push(await ask<Run>(startOf(bench, token)))
  return started.map(({ id, ...run }) => {
    const answers: Answer[] = rightAnswers({ id, ...run }).slice(0, 1)
    return { method: 'POST', url: `${bench.product}/api/runs/${id}/answers`, token, body: { answers } }
  })
}

/** Milliseconds of the board with the learner's own rank, beside an indexed select of the same database over the same HTTP. */
async function measureBoard(bench: LeaderboardBench, token: string, id: string): Promise<Compared> {
  return inTurn(
    bench.rounds * 20,
    () => duration({ url: `${bench.product}/api/leaderboard`, token }),
    () => duration({ url: `${bench.floor}/points?week=${weekOf(new Date())}&learner=${id}` }),
  )
}

/** Milliseconds of an answer that earns points, beside the same by a guest, who is on no board. */
async function measureAnswers(bench: LeaderboardBench, client: pg.Client, learner: string): Promise<Compared> {
  const times = bench.rounds * 10
  const [own, others] = [
    (await answering(bench, learner, times)).values(),
    (await answering(bench, bench.token, times)).values(),
  ]
  await pause(500)
  // A word earns twice a day, a day 1,500 points: as on another day, every time.
  const forget = async () => {
    await client.query('delete from answers')
    await client.query('update learner_days set points = 0')
  }
  const taken = async (calls: Iterator<Call>) => {
    await forget()
    const { value: call } = calls.next() as IteratorYieldResult<Call>
    return duration(call)
  }
  return inTurn(
    times,
    () => taken(own),
    () => taken(others),
  )
}

interface Measured {
  readonly board: Compared
  /** The first read after half a minute, which counts everybody anew: milliseconds. */
  readonly anew: number
  readonly answers: Compared
}

export const measureLeaderboard = (bench: LeaderboardBench): Promise<Measured> =>
  connected(bench.databaseUrl, async (client) => {
    await fill(client, bench.learners)
    const { token, id } = await newLearner(bench, client)
    const anew = await duration({ url: `${bench.product}/api/leaderboard`, token })
    const board = await measureBoard(bench, token, id)
    const answers = await measureAnswers(bench, client, token)
    const { rows } = await client.query<{ points: number }>('select points from total_points where user_id = $1', [id])
    if ((rows[0]?.points ?? 0) <= OWN_POINTS * WEEKS) throw new Error('The answers that were measured earned nothing.')
    return { anew, board, answers }
  })
