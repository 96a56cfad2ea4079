/** The log of reviews of an Anki collection, as the memory model takes it. */
import { MOST_REVIEWS_OF_WORD } from '#contract/anki-limits'
import type { Grade } from '#rules/grading'
import type { Collection } from './open-collection.ts'
import { PackageError } from './read-package.ts'

/** A review: milliseconds since 1970, the grade, and how many milliseconds it took. */
export type PackageReview = readonly [at: number, grade: Grade, ms: number]

const grades: readonly (Grade | undefined)[] = [undefined, 'again', 'hard', 'good', 'easy']
/** `type` of a line of the log. */
const FILTERED = 3
const MANUAL = 4
const RESCHEDULED = 5
/** Lines of a log: a hundred a day for half a century. */
const MOST_LINES = 2_000_000
/** Anki counts no more of an answer. */
const MOST_ANSWER_MS = 60_000

/**
 * The reviews of these notes by note, each note's in the order of their times, the newest 200. A note may have several cards, of which the one
 * that was reviewed most counts: a word has one memory here. As for FSRS in Anki, looking through cards beside their plan is no review, and
 * forgetting a card by hand takes what was before away.
 */
export function readReviewsOfNotes(
  { has, rows }: Collection,
  notes: ReadonlySet<string>,
): ReadonlyMap<string, readonly PackageReview[]> {
  const found = new Map<string, readonly PackageReview[]>()
  if (!has('revlog')) return found
  const noteOf = new Map<string, string>()
  for (const { id, nid } of rows('select id, nid from cards not indexed'))
    if (notes.has(String(nid))) noteOf.set(String(id), String(nid))
  for (const [card, reviews] of readReviewsOfCards(rows, noteOf)) {
    const note = noteOf.get(card) ?? ''
    if (reviews.length > (found.get(note)?.length ?? 0)) found.set(note, reviews.slice(-MOST_REVIEWS_OF_WORD))
  }
  return found
}

function readReviewsOfCards(rows: Collection['rows'], cards: ReadonlyMap<string, string>) {
  const log = new Map<string, PackageReview[]>()
  let lines = 0
  // The id of a line is its time, and the key of its table.
  for (const line of rows('select id, cid, ease, factor, time, type from revlog not indexed order by id')) {
    if (++lines > MOST_LINES) throw new PackageError('package_too_large')
    const card = String(line['cid'])
    if (!cards.has(card)) continue
    const [at, ease, factor, time, type] = ['id', 'ease', 'factor', 'time', 'type'].map((name) => Number(line[name]))
    const own = log.get(card) ?? []
    log.set(card, own)
    if (type === MANUAL && factor === 0) own.length = 0
    const grade = grades[ease ?? 0]
    const isReview = type !== MANUAL && type !== RESCHEDULED && !(type === FILTERED && factor === 0)
    if (grade && isReview && Number.isSafeInteger(at))
      own.push([at ?? 0, grade, Math.round(Math.min(Math.max(0, time || 0), MOST_ANSWER_MS))])
  }
  return log
}
