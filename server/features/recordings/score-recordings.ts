/** Scores the recordings that wait in the database, the oldest first, one at a time; as many replicas as there are may do it at once. */
import type { Score as PublicScore, ScoreFailure } from '#contract/recordings'
import type { Deps } from '../../deps.ts'
import { ScorerError, type Score, type Scorer } from '../../providers/scorer/index.ts'
import { createRecordingFiles } from '../../providers/files/create-files.ts'
import type { Files } from '../../providers/files/index.ts'
import { QueueFullError } from '../../semaphore.ts'
import { checkWav } from './check-wav.ts'
import { putBack, settle, settleAll, takeQueued } from './queue.store.ts'
import type { RecordingRow } from './recordings.store.ts'

const TRIES = 3
/** Longer than one try can last, with the start of the scorer: meanwhile no replica takes the same recording. */
const LEASE_MS = 120_000
/** Before what failed is tried again. */
const PAUSE_MS = 5_000

type ScoringDeps = Pick<Deps, 'db' | 'live' | 'log' | 'now' | 'scorer'>

/** The job. */
export function recordingScoring(deps: ScoringDeps & Pick<Deps, 'env'>): (isStopping: () => boolean) => Promise<void> {
  const files = createRecordingFiles(deps.env)
  return (isStopping) => scoreRecordings(deps, files, isStopping)
}

/** Runs until none waits or it is to stop. A recording that a killed process had taken is taken again when its lease ends. */
async function scoreRecordings(deps: ScoringDeps, files: Files, isStopping: () => boolean): Promise<void> {
  const { db, live, now, scorer } = deps
  if (!scorer) {
    for (const userId of await settleAll(db, { state: 'not_scored', score: null, reason: 'no_scorer' }))
      await live.tell(db, userId, 'recordings')
    return
  }
  while (!isStopping()) {
    const at = now()
    const row = await takeQueued(db, at, new Date(at.getTime() + LEASE_MS))
    if (!row) return
    if (!(await scoreOne(deps, scorer, files, row))) return
  }
}

/** False when the scorer has no room at this moment. */
async function scoreOne(deps: ScoringDeps, scorer: Scorer, files: Files, row: RecordingRow): Promise<boolean> {
  const { db, live, log, now } = deps
  const later = () => putBack(db, row.id, new Date(now().getTime() + PAUSE_MS))
  try {
    const bytes = await files.read(row.file)
    const score = bytes && row.target ? await scorer.score({ ...checkWav(bytes), words: row.target }) : null
    await db.transaction(async (tx) => {
      await settle(tx, row.id, score ? outcomeOf(score) : failed('failed'))
      await live.tell(tx, row.userId, 'recordings')
    })
    return true
  } catch (error) {
    if (error instanceof QueueFullError) return later().then(() => false)
    const isRetryable = !(error instanceof ScorerError) || error.isRetryable
    log.warn({ error, recording: row.id, attempt: row.attempts }, 'a recording was not scored')
    if (isRetryable && row.attempts < TRIES) return later().then(() => true)
    await settle(db, row.id, failed('failed'))
    await live.tell(db, row.userId, 'recordings')
    return true
  }
}

const failed = (reason: ScoreFailure) => ({ state: 'not_scored', score: null, reason })

const outcomeOf = (score: Score) =>
  score.outcome === 'scored' ? { state: 'scored', score: publicScore(score), reason: null } : failed(score.outcome)

const publicScore = ({ overall, isRightWord, words }: Extract<Score, { outcome: 'scored' }>): PublicScore => ({
  overall: Math.round(overall),
  right_word: isRightWord,
  phonemes: words.flatMap(({ phonemes }) => [...phonemes]),
  words: words.map(({ text, overall: ofWord, isRightWord: isRight, phonemes, stress }) => ({
    text,
    overall: Math.round(ofWord),
    right_word: isRight,
    phonemes: [...phonemes],
    ...(stress && { stress }),
  })),
})
