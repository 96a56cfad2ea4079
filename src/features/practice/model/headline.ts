/** How the end of a run is put in words: as plants, and never as a zero. */
import type { Language } from '#contract/locales'

/** What a run does with its words: new ones are planted, known ones watered. */
export type Gardening = 'plant' | 'water'

export interface Headline {
  /** Key below `result.<gardening>`. */
  key: 'single' | 'singleMissed' | 'all' | 'one' | 'some' | 'none'
  values: { grown: string; missed: string; word: string; total: string; begun: string }
}

const small: Readonly<Record<Language, readonly string[]>> = {
  zh: ['', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'],
  en: ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
}

/** Up to ten in words, as a person would say it. */
export const inWords = (count: number, language: Language): string => small[language][count] || String(count)

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * The headline of a run.
 *
 * @param total words asked, 1 or more
 * @param missed the words that were not right at the first try
 */
export function headlineOf(total: number, missed: readonly string[], language: Language): Headline {
  const grown = total - missed.length
  const [word = ''] = missed
  const many = missed.length === 0 ? 'all' : grown === 0 ? 'none' : missed.length === 1 ? 'one' : 'some'
  // No plural of the language: Chinese has one form for all numbers, and still says nothing of 'all' about one word.
  const key = total > 1 ? many : grown === 1 ? 'single' : 'singleMissed'
  const values = {
    grown: capital(inWords(grown, language)),
    missed: inWords(missed.length, language),
    word,
    total: inWords(total, language),
    begun: capital(inWords(total, language)),
  }
  return { key, values }
}
