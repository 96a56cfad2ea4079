/**
 * The one place where answers count. Log, card, points and day change together, in the caller's transaction; challenges, notes, lessons
 * and reviews all come here.
 */
import { gradeFor, skillOf, type Grade } from '#rules/grading'
import { isDue, newCard, review, type Card } from '#rules/memory'
import { isOwnWord } from '#rules/own-words'
import { pointsFor, weekOf } from '#rules/points'
import type { Tx } from '../../db/client.ts'
import { readBaseIds } from '../../db/led-words.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { addToDay, lockDay } from '../days/index.ts'
import type { JudgedAnswer } from './judged-answer.ts'
import { updateWordStatistics } from './word-statistics.store.ts'
import { addPoints, answeredOnDay, cardsOf, insertAnswers, saveCards } from './answers.store.ts'

export interface AnswerBatch {
  readonly runId: string | null
  /** Answers that the session had before this batch. */
  readonly position: number
  readonly answers: readonly JudgedAnswer[]
}

/**
 * Records answers in order and returns the points they earned. The caller has sorted out repeats; throws answer_foreign for an id that the
 * learner has used elsewhere.
 */
export async function recordAnswers(tx: Tx, learner: Session, batch: AnswerBatch, at: Date): Promise<number> {
  const wordIds = [...new Set(batch.answers.map(({ wordId }) => wordId))]
  // First, because it makes parallel calls of one learner wait for each other. Claiming a guest takes day and cards in the same order.
  const pointsBefore = await lockDay(tx, learner, at)
  // A run may ask for a word that has become a form of another since: its answers move the card of that one.
  const bases = await readBaseIds(tx, wordIds)
  const memoryOf = (wordId: number) => bases.get(wordId) ?? wordId
  const cards = await cardsOf(tx, learner.userId, [...new Set(wordIds.map(memoryOf))])
  const timesToday = await answeredOnDay(tx, learner, wordIds, at)
  const changed = new Map<number, Card>()
  let earned = 0
  let newWords = 0
  const rows = batch.answers.map((answer, index) => {
    const times = timesToday.get(answer.wordId) ?? 0
    let points = 0
    let grade: Grade | null = null
    if (answer.first) {
      // Later answers of the run are not looked up: after midnight each would count as a new word.
      if (times === 0) newWords += 1
      timesToday.set(answer.wordId, times + 1)
    }
    if (answer.first && answer.counted) {
      const word = memoryOf(answer.wordId)
      const before = changed.get(word) ?? cards.get(word)
      // A self-graded answer, or one to a word and meaning of the learner's own, earns no points.
      points =
        answer.kind === 'flashcard' || isOwnWord(answer.wordId)
          ? 0
          : pointsFor({
              firstTry: answer.correct && !answer.hinted,
              due: before !== undefined && isDue(before, at),
              earlierToday: times,
              pointsToday: pointsBefore + earned,
            })
      earned += points
      grade = gradeFor(answer)
      const { retention } = learner.user
      changed.set(word, review(before ?? newCard(at), grade, at, { word, retention }))
    }
    const { letters: _, mistaken: _mistaken, pictured: _pictured, ...logged } = answer
    return {
      ...logged,
      skill: skillOf(answer.kind),
      userId: learner.userId,
      runId: batch.runId,
      position: batch.position + index,
      grade,
      points,
      at,
    }
  })
  if (!(await insertAnswers(tx, rows))) throw new HttpError('answer_foreign')
  await saveCards(tx, learner.userId, changed)
  await addToDay(tx, learner, { answers: rows.length, words: newWords, points: earned }, at)
  // Guests are on no leaderboard, and what they bring into an account later earns no points there.
  if (learner.role !== 'guest' && earned > 0) await addPoints(tx, learner.userId, weekOf(at), earned)
  await updateWordStatistics(tx, batch.answers)
  return earned
}
