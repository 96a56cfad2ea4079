/** Builds cards again from the log of answers and from imported reviews: after a change of how often words come back or of the memory model, and for maintenance. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import {
  isLearned,
  replay,
  strongerCard,
  type Card,
  type MemoryOptions,
  type MemoryWeights,
  type Review,
} from '#rules/memory'
import type { WordHistory } from '#rules/memory-fit'
import type { Db, Reader, Tx } from '../../db/client.ts'
import { saveCards } from './answers.store.ts'
import { listLearners, lockCards, readReviews, type LoggedReview } from './rebuild.store.ts'

/** Cards written in one go. */
const BATCH = 500
/** Reviews replayed before others get their turn: some ten milliseconds. */
const REVIEWS_AT_ONCE = 500

/** What cards follow from, besides the log. */
export interface Scheduling {
  /** Of the learner. */
  readonly id: string
  readonly retention: number
  readonly memoryWeights: MemoryWeights | null
}

/**
 * Gives a learner the cards that their log leads to, and resolves to how many those are. Cards that were like that before stay as they
 * are; cards of words that the log does not know are left alone.
 */
export async function rebuildCards(
  tx: Tx,
  { id, retention, memoryWeights: weights }: Scheduling,
  wordIds?: readonly number[],
): Promise<number> {
  // A lock until the end, so that no answer moves a card meanwhile.
  await lockCards(tx, id)
  const log = await readReviews(tx, id, wordIds)
  const all = [...Map.groupBy(log, ({ baseId, wordId }) => baseId ?? wordId)]
  let built = 0
  let replayed = 0
  for (let start = 0; start < all.length; start += BATCH) {
    const rebuilt = new Map<number, Card>()
    const begun = new Map<number, Date>()
    for (const [word, tries] of all.slice(start, start + BATCH)) {
      replayed += tries.length
      if (replayed > REVIEWS_AT_ONCE) {
        await yieldToEventLoop()
        replayed = tries.length
      }
      const card = cardOf(word, tries, { retention, weights })
      if (card) rebuilt.set(word, card)
      // The log is in the order of its times.
      if (tries[0]) begun.set(word, tries[0].at)
    }
    await saveCards(tx, id, rebuilt, begun)
    built += rebuilt.size
  }
  return built
}

/** Builds the cards of every learner again, one learner a transaction, and says how many. */
export async function rebuildAllCards(db: Db): Promise<string> {
  const learners = await listLearners(db)
  let built = 0
  for (const learner of learners) {
    built += await db.transaction((tx) => rebuildCards(tx, learner))
    // Others get their turn between two learners.
    await yieldToEventLoop()
  }
  return `${built} cards of ${learners.length} learners`
}

/** The card of a headword. Words that became its forms had cards of their own until then, and the stronger one stayed. */
function cardOf(headword: number, tries: readonly LoggedReview[], options: MemoryOptions): Card | null {
  const hadOwnCard = ({ at, baseAt }: LoggedReview) => baseAt !== null && at < baseAt
  const handed = [...Map.groupBy(tries.filter(hadOwnCard), ({ wordId }) => wordId)]
    .map(([word, own]) => ({ word, reviews: reviewsOf(own), at: own[0]?.baseAt ?? new Date(0) }))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
  let rest = reviewsOf(tries.filter((answer) => !hadOwnCard(answer)))
  let card: Card | null = null
  for (const { word, reviews, at } of handed) {
    const before: Review[] = rest.filter((review) => review.at < at)
    rest = rest.slice(before.length)
    card = strongerCard(replay(before, { ...options, word: headword }, card), replay(reviews, { ...options, word }))
  }
  return replay(rest, { ...options, word: headword }, card)
}

const reviewsOf = (logged: readonly LoggedReview[]): Review[] => logged.map(({ at, grade }) => ({ at, grade }))

/** Which of these words and forms lead to a headword that would be learned without the answers of one session: the ids of the headwords. */
export async function findLearnedWithout(
  tx: Tx,
  { id, retention, memoryWeights: weights }: Scheduling,
  wordIds: readonly number[],
  sessionId: string,
): Promise<number[]> {
  const log = (await readReviews(tx, id, wordIds)).filter((review) => review.sessionId !== sessionId)
  return [...Map.groupBy(log, ({ baseId, wordId }) => baseId ?? wordId)].flatMap(([word, tries]) => {
    const card = cardOf(word, tries, { retention, weights })
    return card && isLearned(card) ? [word] : []
  })
}

/** A learner's reviews, headword by headword. */
export async function readHistories(db: Reader, userId: string): Promise<WordHistory[]> {
  const log = await readReviews(db, userId)
  return [...Map.groupBy(log, ({ baseId, wordId }) => baseId ?? wordId).values()].map(reviewsOf)
}

/** The reviews of these headwords and their forms, by headword, in the order in which they were given. */
export async function readReviewLog(
  db: Reader,
  userId: string,
  wordIds: readonly number[],
): Promise<Map<number, (Review & { readonly ms: number })[]>> {
  const log = new Map<number, (Review & { readonly ms: number })[]>()
  if (wordIds.length === 0) return log
  for (const { baseId, wordId, at, grade, ms } of await readReviews(db, userId, wordIds)) {
    const word = baseId ?? wordId
    const own = log.get(word) ?? []
    log.set(word, own)
    own.push({ at, grade, ms })
  }
  return log
}
