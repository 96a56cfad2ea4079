/** Learners who forget as the memory model says, taught by the rules of the product: how much work it is, and how much they remember. */
import { gradeFor } from '#rules/grading'
import {
  isDue,
  isLearned,
  newCard,
  retrievability,
  review,
  type Card,
  type MemoryWeights,
  type Review,
} from '#rules/memory'
import type { WordHistory } from '#rules/memory-fit'
import { newWordsLeft } from '#rules/new-words'
import { seededRandom } from '#rules/random'

export const MS_PER_HOUR = 3_600_000
export const MS_PER_DAY = 24 * MS_PER_HOUR
export const FIRST_VISIT = Date.parse('2026-01-05T11:00:00Z')

/** The learner comes by twice a day, so many hours after the first visit's time, give or take one. */
const VISITS = [0, 8]
/** Words in their learning steps are asked again within a visit, so long and so often. */
const VISIT_MS = 2 * MS_PER_HOUR
const STEPS = 3
/** Share of new words that are right at the first answer, and of words that were seen minutes ago. */
export const KNOWN_AT_FIRST = 0.6
const KNOWN_IN_STEPS = 0.95
const SLOW = 0.08

export interface Life {
  /** The chance of remembering that the learner asks for. */
  readonly retention: number
  readonly days: number
  readonly newWords: number
  /** One day in so many is skipped; null: none. */
  readonly skipped: number | null
  /** How the learner's memory really works; null or none: as the library's weights say. */
  readonly truth?: MemoryWeights | null
  /** What the product believes of it; null or none: the library's weights. */
  readonly believed?: MemoryWeights | null
}

export interface Tally {
  /** Whether the word was remembered, for every word that came back in a later visit. */
  readonly remembered: readonly boolean[]
  /** Answers of each day, and words due at its first visit. */
  readonly answers: readonly number[]
  readonly backlogs: readonly number[]
  /** Words learned at the end. */
  readonly learned: number
  /** Every graded answer, word by word. */
  readonly histories: readonly WordHistory[]
}

/** A word as the product keeps it, as it really is in the learner's mind, and how it came there. */
export interface Known {
  readonly card: Card
  readonly mind: Card
  readonly answers: readonly Review[]
}

/** One learner's days. The same seed gives the same life. */
export function simulate(
  seed: string,
  { retention, days, newWords, skipped, truth = null, believed = null }: Life,
): Tally {
  const random = seededRandom(seed)
  const words = new Map<number, Known>()
  const models = { believed: { retention, weights: believed }, truth: { weights: truth } }
  const remembered: boolean[] = []
  const answers: number[] = []
  const backlogs: number[] = []
  for (let day = 0; day < days; day += 1) {
    const isSkipped = skipped !== null && random() * skipped < 1
    let answered = 0
    let begun = 0
    for (const [visit, hour] of VISITS.entries()) {
      const at = new Date(FIRST_VISIT + day * MS_PER_DAY + (hour + random() * 2 - 1) * MS_PER_HOUR)
      const due = [...words].filter(([, { card }]) => isDue(card, at))
      if (visit === 0) backlogs.push(due.length)
      if (isSkipped) continue
      for (const [word, known] of due) {
        const remembers = random() < retrievability(known.mind, at, truth)
        remembered.push(remembers)
        words.set(word, answeredIn(word, known, remembers, at, models, random))
      }
      const fresh = newWordsLeft({ due: due.length, begun, perDay: newWords })
      for (let count = 0; count < fresh; count += 1) {
        const word = words.size + 1
        const unknown = { card: newCard(at), mind: newCard(at), answers: [] }
        words.set(word, answeredIn(word, unknown, random() < KNOWN_AT_FIRST, at, models, random))
      }
      begun += fresh
      answered += due.length + fresh
    }
    answers.push(answered)
  }
  const all = [...words.values()]
  const learned = all.filter(({ card }) => isLearned(card)).length
  return { remembered, answers, backlogs, learned, histories: all.map((known) => known.answers) }
}

export interface Models {
  readonly believed: { readonly retention: number; readonly weights: MemoryWeights | null }
  readonly truth: { readonly weights: MemoryWeights | null }
}

/** The word after an answer and those to it that follow in the visit, while it is in its learning steps. */
export function answeredIn(
  word: number,
  known: Known,
  remembers: boolean,
  at: Date,
  models: Models,
  random: () => number,
): Known {
  let next = answered(word, known, { grade: gradeOf(remembers, random), at }, models)
  let later = at
  for (let step = 0; step < STEPS && !isLearned(next.card); step += 1) {
    later = new Date(Math.max(next.card.due.getTime(), later.getTime() + 60_000))
    if (later.getTime() - at.getTime() > VISIT_MS) break
    next = answered(word, next, { grade: gradeOf(random() < KNOWN_IN_STEPS, random), at: later }, models)
  }
  return next
}

const answered = (
  word: number,
  { card, mind, answers }: Known,
  answer: Review,
  { believed, truth }: Models,
): Known => ({
  card: review(card, answer.grade, answer.at, { word, ...believed }),
  mind: review(mind, answer.grade, answer.at, { word, ...truth }),
  answers: [...answers, answer],
})

function gradeOf(correct: boolean, random: () => number) {
  const ms = random() < SLOW ? 14_000 : 2_000 + random() * 4_000
  return gradeFor({ correct, hinted: false, ms, kind: 'choose_meaning', letters: 6 })
}

/** The share of what came back that was remembered, 0 to 1, over many lives. */
export function shareRemembered(tallies: readonly Tally[]): number {
  const all = tallies.flatMap(({ remembered }) => remembered)
  return all.filter(Boolean).length / all.length
}
