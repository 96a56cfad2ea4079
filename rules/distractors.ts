import type { RunWord } from '#contract/challenges'
import { UNRANKED } from './frequency.ts'
import { isNearInMeaning, sharesTerm } from './meaning-overlap.ts'
import { shuffled } from './random.ts'

/** A word as questions are built from it; rows of the run's own words will do. */
export type QuestionWord = Pick<RunWord, 'id' | 'headword' | 'picture' | 'meaning' | 'unreviewed'> & {
  /** Phonetics: a word without is never asked to be said. */
  ipa_uk?: string | null
  ipa_us?: string | null
  /** Rank in running English, 1 is the commonest; null when unranked. */
  frequency: number | null
  /** Slug of its picture subcategory; null for a word that has none. */
  subcategory: string | null
  /** Headwords that mean the same or nearly so, sound the same, or whose pictures look alike. */
  synonyms: readonly string[]
  /** Of the meaning that is asked; null or absent when unknown, which goes with every other. */
  partOfSpeech?: string | null
  /** For the dictionary alone: never an option. */
  unfit?: boolean
  /** Ids of words that learners gave instead of it, the most often given first. */
  mistaken?: readonly number[]
  /** Ids of words that this learner takes for it: until they are held apart, they never meet in a question. */
  apart?: readonly number[] | undefined
  /** Headwords near to it by kind, spelling or sound, the best wrong options first. */
  near?: readonly string[]
}

/** Distractors are drawn from this many nearest words, so that a level played again does not show the same four. */
const DRAWN_FROM = 6

/** What learners confuse takes so many places at most: the rest stays new from time to time. */
const MOST_MISTAKEN = 2

/** Words up to this rank are of like level, however their ranks differ: every learner of any of them knows the others. */
const COMMON_RANK = 3_000
/** Beyond it a word may be so many times rarer than the one asked, or so many times commoner. */
const MUCH_RARER = 4
const MUCH_COMMONER = 10

/** Parts of speech that stand for one another as options; closed classes are too small to stand alone. */
const PART_GROUPS: Readonly<Record<string, string>> = { n: 'n', abbr: 'n', v: 'v', adj: 'adj', adv: 'adv' }

/**
 * Whether two words could be taken for each other as answers of one question: synonyms, one picture, meanings of
 * which one says the other, or words that this learner confuses. Two pictures show apart what one name holds of the other: 熊 and 熊猫.
 */
export function areConfusable(a: QuestionWord, b: QuestionWord): boolean {
  return (
    a.id === b.id ||
    sameText(a.headword, b.headword) ||
    (a.picture !== null && a.picture === b.picture) ||
    sameText(a.meaning.en, b.meaning.en) ||
    says(a, b) ||
    says(b, a) ||
    sharesTerm(a, b) ||
    ((a.picture === null || b.picture === null) && isNearInMeaning(a, b)) ||
    isSynonym(a, b) ||
    isSynonym(b, a) ||
    isKeptApart(a, b)
  )
}

/** Whether two words are of one part of speech, as far as it is known. */
export function isSamePart(a: Pick<QuestionWord, 'partOfSpeech'>, b: Pick<QuestionWord, 'partOfSpeech'>): boolean {
  const group = ({ partOfSpeech: part }: typeof a) => (part ? (PART_GROUPS[part] ?? 'other') : null)
  const [one, other] = [group(a), group(b)]
  return one === null || other === null || one === other
}

/** Whether a word is neither too rare nor too common to stand beside the one that is asked. */
export function isOfLikeLevel(asked: Pick<QuestionWord, 'frequency'>, other: Pick<QuestionWord, 'frequency'>): boolean {
  const [rank, otherRank] = [rankOf(asked), rankOf(other)]
  if (Math.max(rank, otherRank) <= COMMON_RANK) return true
  return (
    otherRank <= Math.max(COMMON_RANK, MUCH_RARER * rank) && otherRank >= Math.min(COMMON_RANK, rank / MUCH_COMMONER)
  )
}

/**
 * Wrong options for a word, at most `count`. No two of them (nor one and the word) are confusable, and none is unfit: this holds even when
 * fewer than `count` remain. While they do not suffice, the other conditions are given up one after the other:
 *
 * 1. reviewed, of the same part of speech and of like level,
 * 2. reviewed and of the same part of speech,
 * 3. reviewed,
 * 4. any.
 *
 * Of the first kind come what learners gave instead, then words near to it and of its subcategory, then those about as common; of the
 * others the nearest by frequency.
 */
export function pickDistractors(
  word: QuestionWord,
  pool: readonly QuestionWord[],
  count: number,
  random: () => number,
): QuestionWord[] {
  const byDistance = pool
    .filter((other) => !other.unfit)
    .sort((a, b) => distance(word, a) - distance(word, b) || a.id - b.id)
  const reviewed = byDistance.filter(({ unreviewed }) => !unreviewed)
  const samePart = reviewed.filter((other) => isSamePart(word, other))
  const best = samePart.filter((other) => isOfLikeLevel(word, other))
  let chosen = drawDistractors(word, best, count, random)
  for (const others of [samePart, reviewed, byDistance])
    chosen = [...chosen, ...compatible([word, ...chosen], others, count - chosen.length)]
  return chosen
}

/** @param pool the nearest by frequency first */
function drawDistractors(
  word: QuestionWord,
  pool: readonly QuestionWord[],
  count: number,
  random: () => number,
): QuestionWord[] {
  const isNear = (other: QuestionWord) => word.subcategory !== null && other.subcategory === word.subcategory
  const byId = new Map(pool.map((other) => [other.id, other]))
  const mistaken = compatible([word], listed(word.mistaken, byId), Math.min(MOST_MISTAKEN, count))
  const byHeadword = new Map(pool.map((other) => [other.headword, other]))
  const candidates = [...listed(word.near, byHeadword), ...pool.filter(isNear)]
  const near = compatible([word, ...mistaken], candidates, DRAWN_FROM)
  const chosen = [...mistaken, ...shuffled(near, random)].slice(0, count)
  if (chosen.length === count) return chosen
  const far = compatible(
    [word, ...chosen],
    pool.filter((other) => !isNear(other)),
    DRAWN_FROM,
  )
  return [...chosen, ...shuffled(far, random).slice(0, count - chosen.length)]
}

/** Those of a list that the pool holds. */
const listed = <Key>(keys: readonly Key[] | undefined, pool: ReadonlyMap<Key, QuestionWord>): QuestionWord[] =>
  (keys ?? []).flatMap((key) => pool.get(key) ?? [])

/** The first `count` candidates that are confusable neither with `taken` nor with each other. */
function compatible(
  taken: readonly QuestionWord[],
  candidates: readonly QuestionWord[],
  count: number,
): QuestionWord[] {
  const found: QuestionWord[] = []
  for (const candidate of candidates) {
    if (found.length >= count) break
    if (![...taken, ...found].some((word) => areConfusable(word, candidate))) found.push(candidate)
  }
  return found
}

const rankOf = ({ frequency }: Pick<QuestionWord, 'frequency'>): number => frequency ?? UNRANKED

/** Distance by frequency. Logarithmic: ranks 100 and 500 are further apart than 20,100 and 20,500. */
function distance(a: QuestionWord, b: QuestionWord): number {
  return Math.abs(Math.log(rankOf(a) / rankOf(b)))
}

function isSynonym(a: QuestionWord, b: QuestionWord): boolean {
  return a.synonyms.some((synonym) => sameText(synonym, b.headword))
}

function isKeptApart(a: QuestionWord, b: QuestionWord): boolean {
  return a.apart?.includes(b.id) === true || b.apart?.includes(a.id) === true
}

function sameText(a: string, b: string): boolean {
  return a !== '' && a.trim().toLowerCase() === b.trim().toLowerCase()
}

/** Whether the English meaning of a word is nothing but the other word. */
function says(a: QuestionWord, b: QuestionWord): boolean {
  return sameText(a.meaning.en.replace(/^(to|an?|the) /i, ''), b.headword)
}
