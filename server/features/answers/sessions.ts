/** What runs and practices have in common: questions that were issued, answers that come in order, and an end when every word is right. */
import type { Answer, Question } from '#contract/challenges'
import type { Milestone } from '#contract/milestones'
import { countedTime } from '#rules/late-answers'
import { isHumanPace } from '#rules/pace'
import { belongsTo, givenInstead, isCorrect, nextQuestion, runResult, type Judge, type RunOutcome } from '#rules/run'
import type { Tx } from '../../db/client.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { addToDay, readStreakChange } from '../days/index.ts'
import { readLearnerWords } from '../words/index.ts'
import type { JudgedAnswer } from './judged-answer.ts'
import { findMilestone } from './milestones.ts'
import { recordAnswers } from './record-answers.ts'
import { questionsToSettle } from './shown-questions.store.ts'
import { answersOf, countSessions, type LoggedAnswer } from './answers.store.ts'

/** Questions that a learner was given; its row is locked by the caller for as long as answers are taken. */
export interface Played {
  readonly id: string
  readonly questions: readonly Question[]
  readonly issuedAt: Date
  /** The most answers that one session may write. */
  readonly maxAnswers: number
  /** Throws when no further answer is taken: it is finished, or its time is over. */
  readonly mustBeOpen: () => void
  /** Throws answer_foreign for new answers that nothing bears out, such as one that was said and never judged. */
  readonly verify?: (answers: readonly Answer[]) => Promise<void>
}

/** A logged answer as it was given. */
export const asGiven = ({ id, wordId, kind, given, hinted, slips, ms }: LoggedAnswer): Answer => ({
  id,
  word_id: wordId,
  kind: kind as Answer['kind'],
  given,
  hinted,
  slips,
  ms,
})

/**
 * Takes answers in order: known ids are acknowledged again, the rest judged and recorded. `at` is their arrival; one that waited for a
 * connection counts as given when its client says, within the rules of `countedTime`. Throws answer_foreign for one that no question of
 * the session asks for.
 */
export async function takeAnswers(
  tx: Tx,
  learner: Session,
  played: Played,
  given: readonly Answer[],
  at: Date,
): Promise<{ acknowledged: string[]; points: number }> {
  const before = await answersOf(tx, learner.userId, played.id)
  const known = new Set(before.map(({ id }) => id))
  const fresh = [...new Map(given.map((answer) => [answer.id, answer])).values()].filter(({ id }) => !known.has(id))
  const acknowledged = given.map(({ id }) => id)
  if (fresh.length === 0) return { acknowledged, points: 0 }
  played.mustBeOpen()
  await played.verify?.(fresh)
  if (before.length + fresh.length > played.maxAnswers) throw new HttpError('answer_foreign')
  const words = await readLearnerWords(
    tx,
    learner.userId,
    fresh.map(({ word_id }) => word_id),
  )
  const isHuman = (answers: number, time: Date) => isHumanPace(answers, time.getTime() - played.issuedAt.getTime())
  const arrivedHumanly = isHuman(before.length + fresh.length, at)
  const answered = new Set(before.map(({ wordId }) => wordId))
  const judged = fresh.map((answer, index): JudgedAnswer => {
    const question = played.questions.find((each) => belongsTo(each, answer))
    const word = words.find(({ id }) => id === answer.word_id)
    if (!question || !word) throw new HttpError('answer_foreign')
    const first = !answered.has(answer.word_id)
    answered.add(answer.word_id)
    const correct = isCorrect(question, answer, words)
    const time = countedTime(answer.at, played.issuedAt, at)
    return {
      id: answer.id,
      wordId: answer.word_id,
      kind: answer.kind,
      given: answer.given,
      correct,
      mistaken: correct ? null : givenInstead(question, answer),
      pictured: word.picture !== null && SHOWS_PICTURES.has(question.kind),
      hinted: answer.hinted,
      slips: answer.slips,
      ms: answer.ms,
      letters: question.kind === 'arrange_sentence' ? question.sentence.length : word.headword.length,
      first,
      counted: arrivedHumanly && isHuman(before.length + index + 1, time),
      at: time,
      source: answer.at === undefined ? 'online' : 'offline',
    }
  })
  const points = await recordAnswers(tx, learner, { runId: played.id, position: before.length, answers: judged }, at)
  return { acknowledged, points }
}

/** Kinds of question that show a word by its picture alone. */
const SHOWS_PICTURES: ReadonlySet<string> = new Set(['choose_picture', 'match_pairs'])

export interface Settled extends RunOutcome {
  /** False when one answer came faster than a person can give it: then the session is worth nothing. */
  readonly honest: boolean
  readonly points: number
  readonly ms: number
  readonly currentStreak: number
  readonly milestone: Milestone | null
}

/**
 * Ends a session and counts it for the learner's day; one that was played offline for the day of its last answer. Throws run_unfinished
 * while a word is open that no administrator has hidden since, run_expired where all are hidden and none was answered, and run_not_found
 * where a run and a practice share their id: the same answers would end both.
 */
export async function settleSession(tx: Tx, learner: Session, played: Played, at: Date): Promise<Settled> {
  const given = await answersOf(tx, learner.userId, played.id)
  // As each was judged when it was taken: a word may have gone from the dictionary or the note since.
  const right = new Set(given.filter(({ correct }) => correct).map(({ id }) => id))
  const judge: Judge = (question, answer) => belongsTo(question, answer) && right.has(answer.id)
  const answers = given.map(asGiven)
  const isOpen = (questions: readonly Question[]) => nextQuestion(questions, answers, judge) !== null
  // Where every word was answered right, it does not matter which of them are hidden now.
  const { asked, required } = isOpen(played.questions)
    ? await questionsToSettle(tx, played.questions, given, played.issuedAt)
    : { asked: played.questions, required: [] }
  if (isOpen(required)) throw new HttpError('run_unfinished')
  const outcome = { ...runResult(asked, answers, judge), finished: true }
  if ((await countSessions(tx, learner.userId, played.id)) > 1) throw new HttpError('run_not_found')
  const honest = given.every(({ counted }) => counted)
  const last = given.at(-1)
  const countedAt = !honest ? null : last?.source === 'offline' ? last.at : at
  if (countedAt) await addToDay(tx, learner, { sessions: 1 }, countedAt)
  const streak = await readStreakChange(tx, learner, countedAt, at)
  // A session that does not count, or in which nothing was right, is no occasion.
  const isOccasion = honest && outcome.rightAtFirstTry > 0
  return {
    ...outcome,
    honest,
    points: given.reduce((sum, { points }) => sum + points, 0),
    ms: given.reduce((sum, { ms }) => sum + ms, 0),
    currentStreak: streak.after.current,
    milestone: isOccasion
      ? await findMilestone(tx, learner, { id: played.id, wordIds: given.map(({ wordId }) => wordId), streak }, at)
      : null,
  }
}
