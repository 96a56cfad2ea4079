/** Scores the recordings that wait in the database, of one learner after the other; as many replicas as there are may do it at once. */
import type { ScoreFailure } from '#contract/recordings'
import type { Deps } from '../../deps.ts'
import { ScorerError, ScorerSettingsError, type Score, type Scorer } from '../../providers/scorer/index.ts'
import { createRecordingFiles } from '../../providers/files/create-files.ts'
import type { Files } from '../../providers/files/index.ts'
import { QueueFullError } from '../../semaphore.ts'
import { addPhonemeResults } from '../sounds/index.ts'
import { checkWav } from './check-wav.ts'
import { formatScore } from './format-score.ts'
import { acquireQueued, nextFreeAt, releaseUntil, saveOutcome, saveOutcomeOfAll } from './queue.store.ts'
import type { RecordingRow } from './recordings.store.ts'

/** With the pauses between them they last two and a half hours: an operator may mend an outage meanwhile. */
const TRIES = 5
/** Longer than one try can last, with the start of the scorer: meanwhile no replica takes the same recording. */
const LEASE_MS = 120_000
/** Before what failed is tried again: 5 s, 1 min, 12 min, 2.4 h. */
const PAUSE_MS = 5_000
const PAUSE_GROWTH = 12
/** Without a scorer, recordings end their wait after this: another replica may have one. */
const HOPE_MS = 3_600_000
const ENDED_AT_ONCE = 500

type ScoringDeps = Pick<Deps, 'db' | 'live' | 'log' | 'now' | 'scorer'>

/** The job. A turn answers the milliseconds until a recording may be tried again, nothing where none waits. */
export function recordingScoring(
  deps: ScoringDeps & Pick<Deps, 'env'>,
): (signal: AbortSignal) => Promise<number | undefined> {
  const files = createRecordingFiles(deps.env)
  const { scorer } = deps
  if (!scorer) return (signal) => endWithoutScorer(deps, signal)
  let lastLearner: string | null = null

  /** Runs until none waits or it is to stop. A recording that a killed process had acquired is acquired again when its lease ends. */
  const scoreQueue = async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      const at = deps.now()
      const row = await acquireQueued(deps.db, at, new Date(at.getTime() + LEASE_MS), lastLearner)
      if (!row) return
      lastLearner = row.userId
      if (!(await scoreOne(deps, scorer, files, row, signal))) return
    }
  }

  return async (signal) => {
    const queues = await Promise.allSettled(Array.from({ length: scorer.concurrency ?? 1 }, () => scoreQueue(signal)))
    for (const queue of queues) if (queue.status === 'rejected') throw queue.reason
    const next = await nextFreeAt(deps.db)
    return next ? next.getTime() - deps.now().getTime() : undefined
  }
}

async function endWithoutScorer({ db, live, now }: ScoringDeps, signal: AbortSignal): Promise<undefined> {
  const before = new Date(now().getTime() - HOPE_MS)
  for (let count = ENDED_AT_ONCE; count === ENDED_AT_ONCE && !signal.aborted;) {
    count = await db.transaction(async (tx) => {
      const learners = await saveOutcomeOfAll(tx, now(), before, ENDED_AT_ONCE, notScored('no_scorer'))
      for (const userId of new Set(learners)) await live.tell(tx, userId, 'recordings')
      return learners.length
    })
  }
}

/** False when no other can be scored at this moment: the scorer has no room, or the job is to stop. */
async function scoreOne(
  deps: ScoringDeps,
  scorer: Scorer,
  files: Files,
  row: RecordingRow,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, live, log, now } = deps
  const end = (outcome: ReturnType<typeof outcomeOf>) =>
    db.transaction(async (tx) => {
      const isEnded = await saveOutcome(tx, row.id, outcome)
      if (isEnded && outcome.score)
        await addPhonemeResults(tx, { userId: row.userId, at: row.createdAt }, outcome.score)
      await live.tell(tx, row.userId, 'recordings')
    })
  const release = (pause: number, isCounted: boolean) =>
    releaseUntil(db, row.id, new Date(now().getTime() + pause), { isCounted })
  try {
    const bytes = await files.read(row.file)
    const target = row.target
    const score =
      bytes && target && (await unlessAborted(signal, () => scorer.score({ ...checkWav(bytes), words: target })))
    await end(score ? outcomeOf(score) : notScored('failed'))
    return true
  } catch (error) {
    if (signal.aborted) return release(0, false).then(() => false)
    if (error instanceof QueueFullError) return release(PAUSE_MS, false).then(() => false)
    const isRetryable = !(error instanceof ScorerError) || error.isRetryable
    const level = error instanceof ScorerSettingsError ? 'error' : 'warn'
    log[level]({ error, recording: row.id, attempt: row.attempts }, 'a recording was not scored')
    if (isRetryable && row.attempts < TRIES) await release(PAUSE_MS * PAUSE_GROWTH ** (row.attempts - 1), true)
    else await end(notScored('failed'))
    return true
  }
}

/** Rejects as soon as the signal is aborted, so that a stop of the server does not wait for a score. */
async function unlessAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted()
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort)
  return Promise.race([work(), aborted.promise]).finally(() => signal.removeEventListener('abort', abort))
}

const notScored = (reason: ScoreFailure) => ({ state: 'not_scored', score: null, reason })

const outcomeOf = (score: Score) =>
  score.outcome === 'scored' ? { state: 'scored', score: formatScore(score), reason: null } : notScored(score.outcome)
