/** The order of a session in which words that a learner confuses do not follow each other. */
import type { QuestionWord } from './distractors.ts'

/** Other words between the two, where there are so many. */
const BETWEEN = 3

type Spread = Pick<QuestionWord, 'id' | 'apart'>

/**
 * The words in their order; one that comes too soon after a word it is kept apart from waits until others have been asked. Where too few are
 * left for that, it comes before them.
 */
export function spreadApart<Word extends Spread>(words: readonly Word[]): Word[] {
  const rest = [...words]
  const order: Word[] = []
  for (let word = rest[0]; word; word = rest[0]) {
    const next = rest.findIndex((each) => isFree(each, order.slice(-BETWEEN)))
    order.splice(next < 0 ? latestPlace(word, order) : order.length, 0, ...rest.splice(Math.max(0, next), 1))
  }
  return order
}

/** The latest place in the order that is far enough from all words that one is kept apart from; the end where there is none. */
function latestPlace(word: Spread, order: readonly Spread[]): number {
  for (let place = order.length - 1; place >= 0; place -= 1)
    if (isFree(word, order.slice(Math.max(0, place - BETWEEN), place + BETWEEN))) return place
  return order.length
}

const isFree = (word: Spread, near: readonly Spread[]): boolean => !near.some((other) => isApart(word, other))

const isApart = (one: Spread, other: Spread): boolean =>
  one.apart?.includes(other.id) === true || other.apart?.includes(one.id) === true
