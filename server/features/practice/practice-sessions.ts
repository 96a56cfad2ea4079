/**
 * A practice: questions about any words, issued here, answered in order, finished once. Reviews, lessons and whatever else asks for words
 * issue theirs by `issue` under a source of their own; they are answered and read by the same calls.
 */
import type { Answer, Question } from '#contract/challenges'
import type { Practice, PracticeResult } from '#contract/practice'
import { offlineRunEnd } from '#rules/late-answers'
import { wordsAsked } from '#rules/run'
import type { Reader, Tx } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import {
  admitOfflineRun,
  answersOf,
  asGiven,
  inLearnerTurn,
  logLateAnswers,
  settle,
  shownQuestions,
  takeAnswers,
  type Played,
} from '../answers/index.ts'
import { readLearnerWords, withFading } from '../words/index.ts'
import { removeAttempts } from './attempts.store.ts'
import { verifySayAnswers } from './attempts.ts'
import { findPractice, insertPractice, lockPractice, savePracticeResult, type PracticeRow } from './practice.store.ts'

const HOURS = 24

/** Most answers for one word; it bounds what one practice can write. */
const TRIES_PER_WORD = 50

export interface Issue {
  /** The client's: the same id again answers the same practice. */
  readonly id: string
  /** Who asks for it: 'words', 'review', 'missed', 'drill', or 'lesson/<course>/<number>'. */
  readonly source: string
  readonly questions: readonly Question[]
  readonly notFound?: readonly string[]
  /** Issued ahead, to be played without a connection. */
  readonly offline?: boolean | undefined
  /** The one that was issued ahead before, see `admitOfflineRun`. */
  readonly replaces?: string | undefined
}

/** Issues questions that the caller has made; throws run_expired when the id belongs to one that is over, offline_runs_full. */
export async function issue({ db, now }: Deps, session: Session, wanted: Issue): Promise<Practice> {
  const at = now()
  const offline = wanted.offline ?? false
  const practice = {
    id: wanted.id,
    userId: session.userId,
    source: wanted.source,
    questions: [...wanted.questions],
    notFound: [...(wanted.notFound ?? [])],
    offline,
    issuedAt: at,
    expiresAt: offline ? offlineRunEnd(at) : new Date(at.getTime() + HOURS * 3_600_000),
  }
  const row = await (offline
    ? db.transaction(async (tx) => {
        await admitOfflineRun(tx, session.userId, wanted.replaces, at)
        return insertPractice(tx, practice)
      })
    : insertPractice(db, practice))
  return present(db, session, alive(row, at))
}

/** The practice that an id made before, for a repeated start; null when there is none. Throws run_expired. */
export async function repeated({ db, now }: Deps, session: Session, id: string): Promise<Practice | null> {
  const row = await findPractice(db, session.userId, id)
  return row && present(db, session, alive(row, now()))
}

export async function read({ db }: Deps, session: Session, id: string): Promise<Practice> {
  const row = await findPractice(db, session.userId, id)
  if (!row) throw new HttpError('run_not_found')
  return present(db, session, row)
}

/** Takes answers in order; those whose ids are known already count once. */
export function take(
  deps: Deps,
  session: Session,
  id: string,
  given: readonly Answer[],
): Promise<{ acknowledged: string[]; points: number }> {
  const taking = inLearnerTurn(session.userId, () =>
    deps.db.transaction(async (tx) => {
      const practice = await lockPractice(tx, session.userId, id)
      if (!practice) throw new HttpError('run_not_found')
      const at = deps.now()
      const verify = (fresh: readonly Answer[]) => verifySayAnswers(tx, practice, fresh)
      return takeAnswers(tx, session, { ...asPlayed(practice, at), verify }, given, at)
    }),
  )
  return taking.catch(logLateAnswers(deps, session, id, given.length))
}

export interface Finished {
  readonly source: string
  readonly result: PracticeResult
  /** False when answers came faster than a person can give them: then nothing more follows from it. */
  readonly honest: boolean
  /** When it was ended first. */
  readonly at: Date
}

/** What a source makes of its practices in the transaction that ends them, whichever call does. Called again by each repeated end. */
export type OnFinished = (tx: Tx, session: Session, finished: Finished) => Promise<void>

export const finish = (
  { db, now, live }: Deps,
  session: Session,
  id: string,
  onFinished: OnFinished,
): Promise<PracticeResult> =>
  db.transaction(async (tx) => {
    const finished = await finishIn(tx, session, id, now())
    await onFinished(tx, session, finished)
    await live.tell(tx, session.userId, 'stats')
    return finished.result
  })

/** Ends a practice in the caller's transaction; twice gives the same. Throws run_not_found, run_expired, run_unfinished. */
export async function finishIn(tx: Tx, session: Session, id: string, at: Date): Promise<Finished> {
  const practice = await lockPractice(tx, session.userId, id)
  if (!practice) throw new HttpError('run_not_found')
  const { source } = practice
  if (practice.result) {
    const given = await answersOf(tx, session.userId, id)
    const honest = given.every(({ counted }) => counted)
    return { source, result: practice.result, honest, at: practice.finishedAt ?? at }
  }
  alive(practice, at)
  const played = await settle(tx, session, asPlayed(practice, at), at)
  const result: PracticeResult = {
    right_at_first_try: played.rightAtFirstTry,
    total: played.total,
    points: played.points,
    ms: played.ms,
    missed: played.missed,
    current_streak: played.currentStreak,
    ...(played.milestone && { milestone: played.milestone }),
  }
  await savePracticeResult(tx, practice, result, at)
  await removeAttempts(tx, session.userId, id)
  return { source, result, honest: played.honest, at }
}

/** The practice as the answers to it are taken. */
const asPlayed = (practice: PracticeRow, at: Date): Played => ({
  id: practice.id,
  questions: practice.questions,
  issuedAt: practice.issuedAt,
  maxAnswers: TRIES_PER_WORD * new Set(practice.questions.flatMap(wordsAsked)).size,
  mustBeOpen: () => {
    if (practice.result) throw new HttpError('run_finished')
    alive(practice, at)
  },
})

/** Passes a practice on unless its time is over; a finished one can always be read. */
function alive(practice: PracticeRow, at: Date): PracticeRow {
  if (!practice.result && practice.expiresAt <= at) throw new HttpError('run_expired')
  return practice
}

/** Ids of every word that questions name, options included. */
const wordsNamed = (questions: readonly Question[]): number[] => [
  ...new Set(
    questions.flatMap((question) =>
      'options' in question ? question.options : 'left' in question ? question.left : [question.word_id],
    ),
  ),
]

async function present(db: Reader, session: Session, row: PracticeRow): Promise<Practice> {
  const given = await answersOf(db, row.userId, row.id)
  const questions = row.result ? row.questions : await shownQuestions(db, row.questions, given)
  const words = await withFading(
    db,
    session,
    questions.flatMap(wordsAsked),
    readLearnerWords(db, row.userId, wordsNamed(questions)),
  )
  return {
    id: row.id,
    issued_at: row.issuedAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    questions: [...questions],
    words,
    not_found: row.notFound,
    answers: given.map(asGiven),
    result: row.result,
  }
}
