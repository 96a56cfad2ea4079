import { dayIn, DEFAULT_TIME_ZONE, type Day } from './days.ts'
import { mondayOf } from './streak.ts'

const POINTS_FIRST_TRY = 10
const POINTS_DUE_REVIEW = 5

/** Answers to one word on one day that bring points. */
const SCORING_ANSWERS_PER_WORD = 2

export const MAX_POINTS_PER_DAY = 1_500

export type ScoredAnswer = {
  /** Right at the first try of its session, without a hint. */
  firstTry: boolean
  /** The learner's card for the word was due when it was answered. */
  due: boolean
  /** Sessions in which this word was already answered today (the learner's day). */
  earlierToday: number
  /** Points that the learner already has today. */
  pointsToday: number
}

/** Points of the first answer to a word in a session: 0, 10 or 15, less where the day's 1,500 are reached. */
export function pointsFor({ firstTry, due, earlierToday, pointsToday }: ScoredAnswer): number {
  if (!firstTry || earlierToday >= SCORING_ANSWERS_PER_WORD) return 0
  const points = POINTS_FIRST_TRY + (due ? POINTS_DUE_REVIEW : 0)
  return Math.min(points, Math.max(0, MAX_POINTS_PER_DAY - pointsToday))
}

/** Whether points were earned by a due word, right at the first try. Where the day's most cut them short, it counts as no due one. */
export const isDueReview = (points: number): boolean => points > POINTS_FIRST_TRY

/** The leaderboard week of an instant, named by its Monday: ISO weeks in Asia/Shanghai. */
export function weekOf(instant: Date): Day {
  return mondayOf(dayIn(DEFAULT_TIME_ZONE, instant))
}
