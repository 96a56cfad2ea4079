/**
 * The one place where answers count. Log, card, points and day change together, in the caller's transaction; challenges, notes, lessons
 * and reviews all come here.
 */
import { gradeFor, skillOf, type Grade } from '#rules/grading'
import { isDue, newCard, review, type Card } from '#rules/memory'
import { isOwnWord } from '#rules/own-words'
import { parseSayAnswer } from '#rules/say'
import { leagueDays, leagueScore } from '#rules/league'
import { pointsFor, weekOf } from '#rules/points'
import { dayIn, type Day } from '#rules/days'
import type { Tx } from '../../db/client.ts'
import { readBaseIds } from '../../db/led-words.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { lockDay } from '../days/index.ts'
import { saveGains } from './gains.store.ts'
import { rebuildCards } from './rebuild.ts'
import type { JudgedAnswer } from './judged-answer.ts'
import { updateWordStatistics } from './word-statistics.store.ts'
import { answeredOnDay, cardsOf, insertAnswers, saveCards } from './answers.store.ts'

export interface AnswerBatch {
  readonly runId: string | null
  /** Answers that the session had before this batch. */
  readonly position: number
  readonly answers: readonly JudgedAnswer[]
}

/**
 * Records answers in order and returns the points they earned. The caller has sorted out repeats; throws answer_foreign for an id that the
 * learner has used elsewhere.
 *
 * @param at arrival of the batch. An answer counts for the learner's day of its own time, and for the leaderboard week of its arrival: a week
 *   that has closed stays as it is
 */
export async function recordAnswers(tx: Tx, learner: Session, batch: AnswerBatch, at: Date): Promise<number> {
  const wordIds = [...new Set(batch.answers.map(({ wordId }) => wordId))]
  // First, because it makes parallel calls of one learner wait for each other. Claiming a guest takes day and cards in the same order.
  const days = await lockDays(tx, learner, wordIds, [...batch.answers.map((answer) => answer.at), at])
  // A run may ask for a word that has become a form of another since: its answers move the card of that one.
  const bases = await readBaseIds(tx, wordIds)
  const memoryOf = (wordId: number) => bases.get(wordId) ?? wordId
  const cards = await cardsOf(tx, learner.userId, [...new Set(wordIds.map(memoryOf))])
  const changed = new Map<number, Card>()
  const reordered = new Set<number>()
  let earned = 0
  const league: { at: Date; score: number }[] = []
  const rows = batch.answers.map((answer, index) => {
    const day = days.get(dayIn(learner.timeZone, answer.at))
    if (!day) throw new Error('A day was not locked.')
    const times = day.times.get(answer.wordId) ?? 0
    day.gains.answers += 1
    let points = 0
    let grade: Grade | null = null
    if (answer.first) {
      // Later answers of the run are not looked up: after midnight each would count as a new word.
      if (times === 0) day.gains.words += 1
      day.times.set(answer.wordId, times + 1)
    }
    if (answer.first && answer.counted) {
      const word = memoryOf(answer.wordId)
      const before = changed.get(word) ?? cards.get(word)
      // A self-graded answer, or one to a word and meaning of the learner's own, earns no points.
      points =
        isSelfGraded(answer) || isOwnWord(answer.wordId)
          ? 0
          : pointsFor({
              firstTry: answer.correct && !answer.hinted,
              due: before !== undefined && isDue(before, answer.at),
              earlierToday: times,
              pointsToday: day.points + day.gains.points,
            })
      day.gains.points += points
      earned += points
      league.push({ at: answer.at, score: leagueScore({ points, earlierToday: times }) })
      if (before?.lastReview && before.lastReview > answer.at) reordered.add(answer.wordId)
      grade = gradeFor(answer)
      const { retention, memoryWeights: weights } = learner.user
      changed.set(word, review(before ?? newCard(answer.at), grade, answer.at, { word, retention, weights }))
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
    }
  })
  if (!(await insertAnswers(tx, rows))) throw new HttpError('answer_foreign')
  await saveCards(tx, learner.userId, changed)
  // Another device has answered these words since: their cards follow from the whole log, in the order in which answers were given.
  if (reordered.size > 0) await rebuildCards(tx, learner.user, [...reordered])
  await updateWordStatistics(tx, batch.answers)
  const week = weekOf(at)
  // The league of a week that has closed stays as it is, too.
  const scores = learner.role === 'guest' ? null : leagueDays(week, league)
  await saveGains(tx, {
    userId: learner.userId,
    days: new Map([...days].flatMap(([day, { gains }]) => (gains.answers > 0 ? [[day, gains]] : []))),
    // Guests are on no leaderboard, and what they bring into an account later earns no points there.
    board: learner.role !== 'guest' && earned > 0 ? { week, points: earned } : null,
    league: scores && { week, days: scores },
    answers: rows.length,
    at,
  })
  return earned
}

/** A flashcard, or a score that the learner overruled. */
const isSelfGraded = ({ kind, given }: JudgedAnswer): boolean =>
  kind === 'flashcard' || (kind === 'say_word' && parseSayAnswer(given)?.outcome === 'overruled')

interface LockedDay {
  /** A time on it. */
  readonly at: Date
  /** Points of the day before this batch. */
  readonly points: number
  /** How often each word was answered first in a session on this day. */
  readonly times: Map<number, number>
  readonly gains: { answers: number; words: number; points: number }
}

/** Locks the learner's days of these times, the earliest first: in two orders two calls could block each other. */
async function lockDays(tx: Tx, learner: Session, wordIds: readonly number[], times: readonly Date[]) {
  const timeOf = new Map(times.map((time) => [dayIn(learner.timeZone, time), time]))
  const days = new Map<Day, LockedDay>()
  for (const [day, at] of [...timeOf].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const points = await lockDay(tx, learner, at)
    const gains = { answers: 0, words: 0, points: 0 }
    days.set(day, { at, points, gains, times: await answeredOnDay(tx, learner, wordIds, day) })
  }
  return days
}
