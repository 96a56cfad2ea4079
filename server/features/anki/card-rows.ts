/** The memory of a word as Anki keeps it: the state of its card, and the log of its reviews. */
import type { Grade } from '#rules/grading'
import { dayIn, type Day } from '#rules/days'
import { isLearned, newCard, review, type Card, type MemoryOptions } from '#rules/memory'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Anki's days begin at four in the morning. */
export const DAY_BEGINS_AT = 4

/** Our memory has no ease. This is Anki's of a card that was never hard or easy; with FSRS it decides nothing. */
const EASE = 2500
/** One step left, today. */
const ONE_STEP = 1001
/** Anki counts no more of an answer. */
const MOST_ANSWER_MS = 60_000

/** `type` of a card; those of our states are the same. */
const RELEARNING = 3
/** `queue` of a card. */
const queues = { suspended: -1, new: 0, learning: 1, review: 2 } as const

export interface CardRow {
  readonly type: number
  readonly queue: number
  readonly due: number
  readonly ivl: number
  readonly factor: number
  readonly reps: number
  readonly lapses: number
  readonly left: number
  /** JSON, with stability and difficulty as FSRS has them in Anki. */
  readonly data: string
}

interface CardContext {
  /** Day 0 of the collection. */
  readonly begin: Day
  readonly timeZone: string
  /** Place among new cards. */
  readonly position: number
  /** The learner said that they know it: it is not asked. */
  readonly isKnown: boolean
}

/** Days since day 0 on which a moment falls in Anki. */
const ankiDay = (at: Date, begin: Day, timeZone: string) =>
  Math.round(
    (Date.parse(dayIn(timeZone, new Date(at.getTime() - DAY_BEGINS_AT * HOUR_MS))) - Date.parse(begin)) / DAY_MS,
  )

const round = (value: number, digits: number) => Number(value.toFixed(digits))

/** The row of a card; null for a word that was never answered. */
export function cardRow(card: Card | null, { begin, timeZone, position, isKnown }: CardContext): CardRow {
  const suspended = isKnown ? { queue: queues.suspended } : {}
  if (!card || card.state === 0) {
    const row = {
      type: 0,
      queue: queues.new,
      due: position,
      ivl: 0,
      factor: 0,
      reps: 0,
      lapses: 0,
      left: 0,
      data: '{}',
    }
    return { ...row, ...suspended }
  }
  const learned = isLearned(card)
  return {
    type: card.state,
    queue: learned ? queues.review : queues.learning,
    due: learned ? ankiDay(card.due, begin, timeZone) : Math.floor(card.due.getTime() / 1000),
    // Anki has no interval under a day once a word is learned.
    ivl: learned || card.state === RELEARNING ? Math.max(1, card.scheduledDays) : 0,
    factor: EASE,
    reps: card.reps,
    lapses: card.lapses,
    left: learned ? 0 : ONE_STEP,
    data: JSON.stringify({ s: round(card.stability, 4), d: round(card.difficulty, 3) }),
    ...suspended,
  }
}

export interface GradedAnswer {
  readonly at: Date
  readonly grade: Grade
  readonly ms: number
}

export interface ReviewRow {
  /** Milliseconds; Anki's id of a review. */
  readonly at: number
  readonly ease: number
  /** Days, or seconds below 0. */
  readonly ivl: number
  readonly lastIvl: number
  readonly factor: number
  readonly time: number
  /** 0 learning, 1 review, 2 relearning. */
  readonly type: number
}

const eases: Readonly<Record<Grade, number>> = { again: 1, hard: 2, good: 3, easy: 4 }
const types = [0, 0, 1, 2]

/** The log of a word's graded answers, in their order, with the intervals that the memory model gave then. */
export function reviewRows(log: readonly GradedAnswer[], options: MemoryOptions): ReviewRow[] {
  let card: Card | null = null
  let lastIvl = 0
  return log.map(({ at, grade, ms }) => {
    const before: Card = card ?? newCard(at)
    card = review(before, grade, at, options)
    const interval = card.due.getTime() - at.getTime()
    const ivl =
      isLearned(card) && interval >= DAY_MS / 2 ? Math.max(1, card.scheduledDays) : -Math.round(interval / 1000)
    const row = {
      at: at.getTime(),
      ease: eases[grade],
      ivl,
      lastIvl,
      factor: difficultyFactor(card.difficulty),
      time: Math.min(Math.max(0, ms), MOST_ANSWER_MS),
      type: types[before.state] ?? 0,
    }
    lastIvl = ivl
    return row
  })
}

/** Difficulty 1 to 10 as 100 to 1100: so Anki logs it with FSRS, where the ease was. */
const difficultyFactor = (difficulty: number) => Math.round(((difficulty - 1) / 9) * 1000 + 100)
