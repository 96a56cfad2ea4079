/** Attempts at say questions: what the scorer heard is stored, so that the answer that names an attempt cannot say else. */
import type { Answer } from '#contract/challenges'
import type { Score } from '#contract/recordings'
import type { Attempt } from '#contract/speech'
import { isBorneOut, parseSayAnswer, SAY_TRIES, verdictOf, type SpeechVerdict } from '#rules/say'
import type { Reader, Tx } from '../../db/client.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { readLearnerWords } from '../words/index.ts'
import { countNotHeard, findAttempts, insertAttempt, type AttemptRow } from './attempts.store.ts'
import { findPractice, type PracticeRow } from './practice.store.ts'

/** Where an attempt belongs. */
export interface AttemptRef {
  readonly practiceId: string
  readonly wordId: number
  readonly id: string
}

/**
 * The word that a say question of an open practice asks for. Throws run_not_found, run_finished, run_expired, and answer_foreign where no such
 * question was issued.
 */
export async function readSayWord(db: Reader, session: Session, ref: AttemptRef, at: Date): Promise<string> {
  const practice = await findPractice(db, session.userId, ref.practiceId)
  if (!practice) throw new HttpError('run_not_found')
  if (practice.result) throw new HttpError('run_finished')
  if (practice.expiresAt <= at) throw new HttpError('run_expired')
  const isAsked = practice.questions.some((each) => each.kind === 'say_word' && each.word_id === ref.wordId)
  const [word] = isAsked ? await readLearnerWords(db, session.userId, [ref.wordId]) : []
  if (!word) throw new HttpError('answer_foreign')
  return word.headword
}

/** The attempt as it was judged before, for a repeated call; null when there is none. Throws answer_foreign for an id of another word. */
export async function findAttempt(db: Reader, { userId }: Session, ref: AttemptRef): Promise<Attempt | null> {
  const [row] = await findAttempts(db, userId, ref.practiceId, [ref.id])
  if (!row) return null
  if (row.wordId !== ref.wordId) throw new HttpError('answer_foreign')
  return present(db, row)
}

/** Stores what was heard; an attempt of this id that came first stays. */
export async function recordAttempt(
  db: Reader,
  session: Session,
  ref: AttemptRef,
  score: Score,
  at: Date,
): Promise<Attempt> {
  const row: AttemptRow = { ...ref, userId: session.userId, verdict: verdictOf(score), score, at }
  await insertAttempt(db, row)
  return (await findAttempt(db, session, ref)) ?? present(db, row)
}

/** Attempts that may still go unheard. */
export async function countTriesLeft(
  db: Reader,
  { userId }: Pick<Session, 'userId'>,
  { practiceId, wordId }: AttemptRef,
): Promise<number> {
  const notHeard = (await countNotHeard(db, userId, practiceId)).get(wordId) ?? 0
  return Math.max(0, SAY_TRIES - notHeard)
}

async function present(db: Reader, row: AttemptRow): Promise<Attempt> {
  const { id, verdict, score } = row
  return { id, verdict: verdict as SpeechVerdict, score, tries_left: await countTriesLeft(db, row, row) }
}

/** Throws answer_foreign for a say answer that no attempt of the practice bears out. */
export async function verifySayAnswers(tx: Tx, practice: PracticeRow, answers: readonly Answer[]): Promise<void> {
  const said = answers.filter(({ kind }) => kind === 'say_word')
  if (said.length === 0) return
  const parsed = said.map(({ word_id: wordId, given }) => ({ wordId, answer: parseSayAnswer(given) }))
  const ids = parsed.flatMap(({ answer }) => answer?.attempt ?? []).filter((id) => UUID.test(id))
  const attempts = new Map(
    (await findAttempts(tx, practice.userId, practice.id, ids)).map((attempt) => [attempt.id, attempt]),
  )
  const notHeard = await countNotHeard(tx, practice.userId, practice.id)
  for (const { wordId, answer } of parsed) {
    const attempt = answer && attempts.get(answer.attempt)
    if (!attempt || attempt.wordId !== wordId) throw new HttpError('answer_foreign')
    if (!isBorneOut(answer, attempt.verdict as SpeechVerdict, notHeard.get(wordId) ?? 0))
      throw new HttpError('answer_foreign')
  }
}

/** The database refuses to compare any other text with an id. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
