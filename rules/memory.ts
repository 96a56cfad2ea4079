/** The only module that imports ts-fsrs: what a learner remembers of a word, and when to ask again. */
import { createEmptyCard, default_w, forgetting_curve, fsrs, Rating, State, StrategyMode } from 'ts-fsrs'
import type { Card as SchedulerCard } from 'ts-fsrs'

import type { Grade } from './grading.ts'

/** The memory state of one learner for one word. */
export type Card = {
  due: Date
  /** Days until the chance of remembering falls to 90%. */
  stability: number
  /** 1 (easy) to 10; 0 before the first answer. */
  difficulty: number
  /** Whole days of the interval that began with the last review; 0 inside a learning step and for words so shaky that they come back within a day. */
  scheduledDays: number
  learningSteps: number
  reps: number
  lapses: number
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  state: number
  lastReview: Date | null
}

export type MemoryOptions = {
  /** Id of the word. Cards reviewed together then spread over different days, the same days on every replay. */
  word?: number
  /** Chance of remembering at which a card falls due, 0.8 to 0.95. */
  retention?: number
  /** Those of the learner; null or none: the library's, which fit most people. */
  weights?: MemoryWeights | null
}

/** The parameters of FSRS-6, 21 numbers in the order of `default_w` of ts-fsrs. */
export type MemoryWeights = readonly number[]

/** One graded answer of the log from which a card can be built again. */
export type Review = { grade: Grade; at: Date }

const DEFAULT_RETENTION = 0.9
const MIN_RETENTION = 0.8
const MAX_RETENTION = 0.95

/** Stability in days from which a word counts as known well. */
export const KNOWN_WELL_STABILITY = 21

const MS_PER_DAY = 86_400_000

/** From so many days on an interval is left to the library, which spreads words over days; a shorter one has no day to spare. */
const MODEL_DAYS = 5
/** The shortest interval of a learned word, in days: four hours. */
const SHORTEST_DAYS = 4 / 24
/** A word is due before its interval is over: by this part of it, four hours at most. */
const EARLY_SHARE = 1 / 3
const MOST_EARLY_DAYS = 4 / 24

const ratings = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const

/** The card of a word that was never answered, due at once. */
export function newCard(now: Date): Card {
  return fromScheduler(createEmptyCard(now))
}

/**
 * The card after an answer. The same card, grade, time and options always give the same card. An answer dated before
 * the last review (clocks, queues that arrive late) counts as given at that review.
 *
 * @throws RangeError when `retention` is outside 0.8 to 0.95
 */
export function review(card: Card, grade: Grade, now: Date, options: MemoryOptions = {}): Card {
  const at = card.lastReview && card.lastReview > now ? card.lastReview : now
  const scheduler = schedulerFor(card, options)
  const { card: next } = scheduler.next(toScheduler(card), at, ratings[grade])
  return dueInTime(fromScheduler(next), at, scheduler.interval_modifier)
}

/**
 * Sets the time at which a learned word falls due. The library gives whole days, one at least and after a right answer often two: a shaky word
 * would come back long after its chance of being remembered has fallen to what was asked for, so it follows the memory model instead, within
 * hours if need be. And every word is due a little early, so that who comes at nine on one day and at eight on the next finds it.
 *
 * @param modifier the interval that is wanted, in days, for each day of stability
 */
function dueInTime(card: Card, at: Date, modifier: number): Card {
  if (!isLearned(card)) return card
  const wanted = card.stability * modifier
  const modelled = wanted < 1 ? Math.max(wanted, SHORTEST_DAYS) : Math.round(wanted)
  const days = wanted < MODEL_DAYS ? Math.min(modelled, card.scheduledDays) : card.scheduledDays
  const early = Math.min(days * EARLY_SHARE, MOST_EARLY_DAYS)
  return { ...card, due: new Date(at.getTime() + (days - early) * MS_PER_DAY), scheduledDays: Math.floor(days) }
}

/** The card that a log of answers leads to, whatever the order it comes in, begun on `from`; null when there is neither. */
export function replay(log: readonly Review[], options: MemoryOptions = {}, from: Card | null = null): Card | null {
  const inOrder = [...log].sort((a, b) => a.at.getTime() - b.at.getTime())
  const first = inOrder[0]
  if (!first) return from
  return inOrder.reduce((card, { grade, at }) => review(card, grade, at, options), from ?? newCard(first.at))
}

/** The better remembered of two cards for what is one word: the more stable one, of equals the one with more reviews. */
export function strongerCard(one: Card | null, other: Card | null): Card | null {
  if (!one || !other) return one ?? other
  const isStronger = other.stability > one.stability || (other.stability === one.stability && other.reps > one.reps)
  return isStronger ? other : one
}

/** The `state` of a learned word, for queries; for a card in memory use `isLearned`. */
export const LEARNED: number = State.Review

/** Whether the word counts as learned: it has left the learning steps and was not forgotten since. */
export function isLearned(card: Pick<Card, 'state'>): boolean {
  return card.state === LEARNED
}

/** Whether the word is learned and its stability is at least 21 days. */
export function isKnownWell(card: Pick<Card, 'state' | 'stability'>): boolean {
  return isLearned(card) && card.stability >= KNOWN_WELL_STABILITY
}

/** Whether the card is to be asked now. */
export function isDue(card: Pick<Card, 'due'>, now: Date): boolean {
  return card.due <= now
}

/** The chance, 0 to 1, that the word is remembered at `now`; 0 for a word that was never answered. `weights`: those the card was built with. */
export function retrievability(
  card: Pick<Card, 'stability' | 'lastReview'>,
  now: Date,
  weights: MemoryWeights | null = null,
): number {
  if (!card.lastReview || card.stability <= 0) return 0
  const days = Math.max(0, (now.getTime() - card.lastReview.getTime()) / MS_PER_DAY)
  return forgetting_curve(weights ?? default_w, days, card.stability)
}

/** Days between two answers as the model counts them: how often midnight UTC came between. */
export function modelDays(from: Date, to: Date): number {
  return Math.floor(to.getTime() / MS_PER_DAY) - Math.floor(from.getTime() / MS_PER_DAY)
}

function schedulerFor(card: Card, { word, retention = DEFAULT_RETENTION, weights = null }: MemoryOptions) {
  if (!(retention >= MIN_RETENTION && retention <= MAX_RETENTION)) {
    throw new RangeError(`retention must be ${MIN_RETENTION} to ${MAX_RETENTION}, not ${retention}`)
  }
  // Without a word the library's own seed from time and state is used, which is as repeatable.
  if (word === undefined) return makeScheduler(retention, weights)
  const key = `${retention} ${weights?.join() ?? ''}`
  const kept = schedulers.get(key) ?? seededScheduler(retention, weights)
  if (schedulers.size >= MOST_SCHEDULERS) schedulers.clear()
  schedulers.set(key, kept)
  kept.seed.value = `${word}_${card.reps}`
  return kept.scheduler
}

// Making one costs more than many uses of it. The seed is set right before each use, and nothing waits in between.
const schedulers = new Map<string, ReturnType<typeof seededScheduler>>()
/** Learners with weights of their own each need one; those who are not here any more do not. */
const MOST_SCHEDULERS = 500

const makeScheduler = (retention: number, weights: MemoryWeights | null) =>
  fsrs({ request_retention: retention, enable_fuzz: true, ...(weights && { w: weights }) })

function seededScheduler(retention: number, weights: MemoryWeights | null) {
  const seed = { value: '' }
  const scheduler = makeScheduler(retention, weights).useStrategy(StrategyMode.SEED, () => seed.value)
  return { scheduler, seed }
}

function toScheduler(card: Card): SchedulerCard {
  return {
    // Fields that the library still wants but is about to drop come from its own empty card.
    ...createEmptyCard(card.due),
    due: card.due,
    stability: card.stability,
    difficulty: card.difficulty,
    scheduled_days: card.scheduledDays,
    learning_steps: card.learningSteps,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
    last_review: card.lastReview ?? undefined,
  }
}

function fromScheduler(card: SchedulerCard): Card {
  return {
    due: card.due,
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    learningSteps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
    lastReview: card.last_review ?? null,
  }
}
