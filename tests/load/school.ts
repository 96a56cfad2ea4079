/** A school that plays at once: learners who start a run, think, answer, and finish it, again and again. */
import type { Run } from '#contract/challenges'
import type { Cell } from './budget.ts'
import { pause, quantile } from './numbers.ts'
import type { Product } from './processes.ts'
import { newToken } from './product.ts'
import { ask, duration } from './requests.ts'
import { rightAnswers } from './server.ts'

export interface School {
  readonly learners: number
  /** Seconds before anything is measured: the first calls of a process are slower. */
  readonly warmUp: number
  readonly seconds: number
  /** Milliseconds of the budget for an answer, p95 and p99. */
  readonly limits: readonly [p95: number, p99: number]
}

/** Milliseconds that a learner thinks: between one and two seconds. */
const thinkingTime = () => 1_000 + Math.random() * 1_000

const MEGABYTE = 2 ** 20
/** Seconds after the last call within which the memory is to be given back. */
const REST = 120
/** Megabytes of a server that nobody calls. */
const MOST_AT_REST = 450
const SIGN_INS_AT_ONCE = 20

interface Seen {
  readonly answers: number[]
  readonly finishes: number[]
  /** What went wrong, in order. */
  readonly errors: string[]
  requests: number
}

async function play(origin: string, token: string, isOver: () => boolean, seen: () => Seen | undefined): Promise<void> {
  const post = async (path: string, body: object, kept?: (seen: Seen) => number[]) => {
    const ms = await duration({ method: 'POST', url: origin + path, token, body })
    const now = seen()
    if (!now) return
    now.requests += 1
    if (kept) kept(now).push(ms)
  }
  const playOnce = async () => {
    const id = crypto.randomUUID()
    const level = { category: 'animals-nature', difficulty: 'easy', level: 1, type: 'typing' }
    const run = await ask<Run>({ method: 'POST', url: `${origin}/api/runs`, token, body: { id, ...level } })
    for (const answer of rightAnswers(run)) {
      await pause(thinkingTime())
      if (isOver()) return
      await post(`/api/runs/${id}/answers`, { answers: [answer] }, ({ answers }) => answers)
    }
    await post(`/api/runs/${id}/finish`, {}, ({ finishes }) => finishes)
  }
  // They do not all begin in the same second.
  await pause(Math.random() * 2_000)
  while (!isOver()) await playOnce().catch((error: unknown) => void seen()?.errors.push(String(error)))
}

/** Guests play, who are on no board: an answer that earns points has a budget of its own. */
export async function measureSchool({ origin, look }: Product, school: School): Promise<Cell[]> {
  const tokens: string[] = []
  while (tokens.length < school.learners)
    tokens.push(...(await Promise.all(Array.from({ length: SIGN_INS_AT_ONCE }, () => newToken(origin)))))
  const seen: Seen = { answers: [], finishes: [], errors: [], requests: 0 }
  let phase: 'warm-up' | 'measured' | 'over' = 'warm-up'
  const playing = Promise.all(
    tokens.slice(0, school.learners).map((token) =>
      play(
        origin,
        token,
        () => phase === 'over',
        () => (phase === 'measured' ? seen : undefined),
      ),
    ),
  )
  await pause(school.warmUp * 1_000)
  phase = 'measured'
  const from = performance.now()
  let memory = 0
  while (performance.now() - from < school.seconds * 1_000) {
    await pause(1_000)
    memory = Math.max(memory, (await look()).memory)
  }
  phase = 'over'
  const seconds = (performance.now() - from) / 1_000
  await playing
  let rested = memory
  for (let second = 0; second < REST && rested > MOST_AT_REST * MEGABYTE; second += 1) {
    await pause(1_000)
    rested = Math.min(rested, (await look()).memory)
  }
  for (const error of new Set(seen.errors)) process.stderr.write(`${error}\n`)
  const name = (what: string) => `${school.learners} learners at once, think time 1-2 s: ${what}`
  const [p95, p99] = school.limits
  const most = (what: string, unit: string, value: number, limit: number): Cell => ({
    name: name(what),
    unit,
    value,
    limit,
    better: 'less',
  })
  return [
    most('answer p95', 'ms', quantile(seen.answers, 0.95), p95),
    most('answer p99', 'ms', quantile(seen.answers, 0.99), p99),
    most('finish p95', 'ms', quantile(seen.finishes, 0.95), 2 * p95),
    most('errors', '', seen.errors.length, 0),
    most('memory', 'MB', memory / MEGABYTE, 700),
    most(`memory within ${REST} s after`, 'MB', rested / MEGABYTE, MOST_AT_REST),
    // Each learner asks every second and a half while the server keeps up.
    {
      name: name('requests'),
      unit: '/s',
      value: seen.requests / seconds,
      limit: school.learners / 2,
      better: 'more',
    },
  ]
}
