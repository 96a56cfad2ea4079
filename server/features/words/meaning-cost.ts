/** How far a word is from a Chinese text that was asked for: everyday words whose own meaning it is come first. */
import type { WordSummary } from '#contract/words'

/** A word by what it means in Chinese: its meaning, all terms of its senses, and its rank. */
interface Meant {
  readonly summary: WordSummary
  readonly zh: string
  readonly rank: number
}

/** Extra cost of a word whose text is not reviewed: the dictionary lists uncommon terms. */
const UNREVIEWED = 0.5

/** 'Beautiful' (美丽的) is nearer to 美丽 than 'beautifully' (美丽地). */
const ENDINGS: Readonly<Record<string, number>> = { '': 0, 的: 0.1, 地: 0.6 }

/** The lower the nearer: the nearness of the meaning and the rank of the word, ten times rarer costing half a step. */
export function meaningCost(entry: Meant, asked: string): number {
  const rarity = Math.log10(entry.rank + 10) / 2
  return distance(entry, asked) + rarity + (entry.summary.unreviewed ? UNREVIEWED : 0)
}

/** 0 the first meaning, 1 the second, 2 a term of a sense, 3 the beginning of one, 4 a part. */
function distance({ summary, zh }: Meant, asked: string): number {
  const own = summary.meaning.zh.split('；').map((term) => differenceOf(term, asked))
  const [first = null, second = null] = own
  if (first !== null) return first
  if (second !== null) return 1 + second
  const terms = zh.split(/[，；]/)
  if (terms.some((term) => differenceOf(term, asked) !== null)) return 2
  return terms.some((term) => term.startsWith(asked)) ? 3 : 4
}

/** What the endings of two terms make of a difference; null for terms that differ in more. */
function differenceOf(term: string, asked: string): number | null {
  if (term === asked) return 0
  if (bareTerm(term) === asked) return ENDINGS[term.slice(asked.length)] ?? null
  return bareTerm(asked) === term || (bareTerm(asked) === bareTerm(term) && bareTerm(term).length > 1) ? 0.6 : null
}

/** '美丽的' and '美丽' ask for the same; '目的' and '目' do not, but what says the one is seldom asked for. */
export const bareTerm = (term: string): string => (term.length > 1 ? term.replace(/[的地]$/, '') : term)
