/** Open-model load: learners arrive at a rate, whether the servers keep up or not, so a slow answer is not hidden by fewer calls. */
import { setTimeout as sleep } from 'node:timers/promises'
import { createAccounts, visit } from './account.ts'
import type { Acknowledged, CallRecord, LearnerOptions } from './calls.ts'
import { playGuest } from './learner.ts'
import { withClient } from './stage.ts'

export interface LoadOptions {
  readonly origin: string
  readonly databaseUrl: string
  /** Learners that arrive in a second. */
  readonly rate: number
  readonly seconds: number
  /** 1 is a person's pace, 0.1 a tenth of its pauses. */
  readonly pace: number
  readonly listens: boolean
  readonly streams?: boolean
  /** Learners who come within the first five minutes, beside those who arrive. With them it ends after `seconds`: who is still there leaves. */
  readonly present?: number
}

/** Milliseconds in which those come who are there from the beginning: a password costs a server a tenth of a second of its processor. */
const OPENING_MS = 300_000

/** Of those who arrive; the others are guests. */
const SHARE_WITH_ACCOUNT = 0.5
/** More than are there at once: nobody visits twice at a time. */
const ACCOUNTS = 4_000

export interface LoadResult {
  readonly acknowledged: Acknowledged
  readonly calls: readonly CallRecord[]
  readonly learners: number
  /** The most learners that were there at once. */
  readonly most: number
  readonly seconds: number
}

/** Lets learners arrive for some time and waits until the last one has gone. */
export async function runLoad({
  origin,
  databaseUrl,
  rate,
  seconds,
  pace,
  listens,
  streams = false,
  present: wanted = 0,
}: LoadOptions): Promise<LoadResult> {
  const acknowledged: Acknowledged = { answers: new Set(), runs: new Set(), entries: new Set(), messages: new Set() }
  const calls: CallRecord[] = []
  const end = new AbortController()
  const options: LearnerOptions = {
    origin,
    pace,
    acknowledged,
    listens,
    streams,
    signal: end.signal,
    record: (call) => void calls.push(call),
  }
  const away = await createAccounts(databaseUrl, ACCOUNTS)
  const from = performance.now()
  const present = new Set<Promise<void>>()
  let learners = 0
  let most = 0
  const arrive = () => {
    learners += 1
    const account = Math.random() < SHARE_WITH_ACCOUNT ? away.shift() : undefined
    const learner = account ? visit(account, options).finally(() => away.push(account)) : playGuest(options)
    const presence: Promise<void> = learner.catch(unlessSentAway).finally(() => present.delete(presence))
    present.add(presence)
    most = Math.max(most, present.size)
  }
  for (let one = 0; one < wanted; one += 1) setTimeout(arrive, Math.random() * OPENING_MS)
  while (performance.now() - from < seconds * 1_000) {
    arrive()
    // Times between independent arrivals are exponential.
    await sleep((-Math.log(1 - Math.random()) / rate) * 1_000)
  }
  if (wanted > 0) end.abort()
  await Promise.all(present)
  return { acknowledged, calls, learners, most, seconds: (performance.now() - from) / 1_000 }
}

function unlessSentAway(error: unknown): void {
  if (!(error instanceof Error && error.name === 'AbortError')) throw error
}

/** What was acknowledged and is not in the database. */
export async function findLost(
  databaseUrl: string,
  { answers, runs, entries, messages }: Acknowledged,
): Promise<{ answers: string[]; runs: string[]; entries: string[]; messages: string[]; twice: number }> {
  return withClient(databaseUrl, async (client) => {
    const stored = await client.query<{ id: string; count: number }>(
      'select id, count(*)::int as count from answers where id = any($1::uuid[]) group by id',
      [[...answers]],
    )
    const finished = await client.query<{ id: string }>(
      'select id from runs where id = any($1::uuid[]) and finished_at is not null',
      [[...runs]],
    )
    const written = await client.query<{ id: string }>('select id from note_entries where id = any($1::uuid[])', [
      [...entries],
    ])
    const said = await client.query<{ id: string }>(
      'select key as id from conversation_messages where key = any($1::uuid[])',
      [[...messages]],
    )
    const missing = (wanted: ReadonlySet<string>, { rows }: { readonly rows: readonly { readonly id: string }[] }) => {
      const there = new Set(rows.map(({ id }) => id))
      return [...wanted].filter((id) => !there.has(id))
    }
    return {
      answers: missing(answers, stored),
      runs: missing(runs, finished),
      entries: missing(entries, written),
      messages: missing(messages, said),
      twice: stored.rows.filter(({ count }) => count > 1).length,
    }
  })
}

/** The value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
