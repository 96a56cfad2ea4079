import type { RunWord } from '#contract/challenges'

import { shuffled } from './random.ts'

/** A word as questions are built from it; rows of the run's own words will do. */
export type QuestionWord = Pick<RunWord, 'id' | 'headword' | 'picture' | 'meaning' | 'unreviewed'> & {
  /** Rank in running English, 1 is the commonest; null when unranked. */
  frequency: number | null
  /** Slug of its picture subcategory; null for a word that has none. */
  subcategory: string | null
  /** Headwords that mean the same or nearly so, or sound the same. */
  synonyms: readonly string[]
  /** Ids of words that learners gave instead of it, the most often given first. */
  mistaken?: readonly number[]
  /** Headwords near to it by kind, spelling or sound, the best wrong options first. */
  near?: readonly string[]
}

/** Distractors are drawn from this many nearest words, so that a level played again does not show the same four. */
const DRAWN_FROM = 6

/** What learners confuse takes so many places at most: the rest stays new from time to time. */
const MOST_MISTAKEN = 2

// The rank of an unranked word: rarer than any ranked one.
const UNRANKED = 100_000

/**
 * Whether two words could be taken for each other as answers of one question: synonyms, one picture, or one meaning. In
 * zh a single gloss in common is enough ('船；艇' and '船'), whatever its part of speech ('最后的' and '最后'), or one
 * that holds the other ('买' and '购买'); in en it is that the one says the other ('to choose' and choose).
 */
export function areConfusable(a: QuestionWord, b: QuestionWord): boolean {
  return (
    a.id === b.id ||
    sameText(a.headword, b.headword) ||
    (a.picture !== null && a.picture === b.picture) ||
    sameText(a.meaning.en, b.meaning.en) ||
    says(a, b) ||
    says(b, a) ||
    glosses(a.meaning.zh).some((gloss) => glosses(b.meaning.zh).includes(gloss)) ||
    // Two pictures show apart what one name holds of the other: 熊 and 熊猫.
    ((a.picture === null || b.picture === null) && meansTheSame(a.meaning.zh, b.meaning.zh)) ||
    isSynonym(a, b) ||
    isSynonym(b, a)
  )
}

/** Whether a gloss of one Chinese meaning is one of the other or holds it. */
export function meansTheSame(a: string, b: string): boolean {
  const others = glosses(b)
  return glosses(a).some((one) =>
    others.some((other) => one === other || (HAN.test(one + other) && (one.includes(other) || other.includes(one)))),
  )
}

const HAN = /^\p{Script=Han}+$/u

/**
 * Wrong options for a word, at most `count`, fewer where the pool is too small: first what learners gave instead of it,
 * then words near to it and of its subcategory, then those about as common. No two of them (nor one and the word) are
 * confusable. Beside a reviewed word unreviewed ones stand only where the reviewed do not suffice; a gated list has none of them.
 */
export function pickDistractors(
  word: QuestionWord,
  pool: readonly QuestionWord[],
  count: number,
  random: () => number,
): QuestionWord[] {
  if (word.unreviewed) return drawDistractors(word, pool, count, random)
  const reviewed = pool.filter(({ unreviewed }) => !unreviewed)
  const chosen = drawDistractors(word, reviewed, count, random)
  const others = pool.filter(({ unreviewed }) => unreviewed)
  const byDistance = others.sort((a, b) => distance(word, a) - distance(word, b) || a.id - b.id)
  return [...chosen, ...compatible([word, ...chosen], byDistance, count - chosen.length)]
}

function drawDistractors(
  word: QuestionWord,
  pool: readonly QuestionWord[],
  count: number,
  random: () => number,
): QuestionWord[] {
  const byDistance = [...pool].sort((a, b) => distance(word, a) - distance(word, b) || a.id - b.id)
  const isNear = (other: QuestionWord) => word.subcategory !== null && other.subcategory === word.subcategory
  const byId = new Map(pool.map((other) => [other.id, other]))
  const mistaken = compatible([word], listed(word.mistaken, byId), Math.min(MOST_MISTAKEN, count))
  const byHeadword = new Map(pool.map((other) => [other.headword, other]))
  const candidates = [...listed(word.near, byHeadword), ...byDistance.filter(isNear)]
  const near = compatible([word, ...mistaken], candidates, DRAWN_FROM)
  const chosen = [...mistaken, ...shuffled(near, random)].slice(0, count)
  if (chosen.length === count) return chosen
  const far = compatible(
    [word, ...chosen],
    byDistance.filter((other) => !isNear(other)),
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
    if (found.length === count) break
    if (![...taken, ...found].some((word) => areConfusable(word, candidate))) found.push(candidate)
  }
  return found
}

/** Distance by frequency. Logarithmic: ranks 100 and 500 are further apart than 20,100 and 20,500. */
function distance(a: QuestionWord, b: QuestionWord): number {
  return Math.abs(Math.log((a.frequency ?? UNRANKED) / (b.frequency ?? UNRANKED)))
}

function isSynonym(a: QuestionWord, b: QuestionWord): boolean {
  return a.synonyms.some((synonym) => sameText(synonym, b.headword))
}

function sameText(a: string, b: string): boolean {
  return a !== '' && a.trim().toLowerCase() === b.trim().toLowerCase()
}

/** Whether the English meaning of a word is nothing but the other word. */
function says(a: QuestionWord, b: QuestionWord): boolean {
  return sameText(a.meaning.en.replace(/^(to|an?|the) /i, ''), b.headword)
}

/** The terms of a Chinese meaning, without text in brackets and without endings such as 的. */
function glosses(meaning: string): string[] {
  return meaning
    .replaceAll(/[（(][^）)]*[）)]/g, '')
    .split(/[；;，,、/]/)
    .map((gloss) => gloss.trim().replace(/(?<=.)[的地]$/u, ''))
    .filter((gloss) => gloss !== '')
}
