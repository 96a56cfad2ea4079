import type { RunWord } from '#contract/challenges'
import { defaultLanguage } from '#contract/locales'
import type { Language } from '#contract/locales'
import type { MeaningsIn, User } from '#contract/profile'

/** The language that explains words: the learner's choice, else that of the interface. */
export const meaningsFor = (user: Pick<User, 'meanings_in'> | undefined, language: Language): MeaningsIn =>
  user?.meanings_in ?? language

/** In which order meanings are tried and shown. */
export const meaningOrder: Record<MeaningsIn, readonly Language[]> = {
  zh: ['zh', 'en'],
  en: ['en', 'zh'],
  both: ['zh', 'en'],
}

/** Whether the learner wants to see texts in this language. */
export const showsMeaningsIn = (meanings: MeaningsIn, language: Language): boolean =>
  meanings === 'both' || meanings === language

/**
 * The language that explains a word in a question: the choice, or what the memory of the word has left of it. A choice of English has nothing to lose.
 */
export const fadedMeanings = (chosen: MeaningsIn, fadedTo: RunWord['faded_to']): MeaningsIn =>
  (showsMeaningsIn(chosen, 'zh') && fadedTo) || chosen

/** What a word means, in the wished languages; `lang` is that of its beginning, for fonts and screen readers. */
export function meaningOf(
  { meaning }: Pick<RunWord, 'meaning'>,
  meanings: MeaningsIn,
): { text: string; lang: Language } {
  const available = meaningOrder[meanings].filter((language) => meaning[language])
  const shown = meanings === 'both' ? available : available.slice(0, 1)
  return { text: shown.map((language) => meaning[language]).join(' · '), lang: shown[0] ?? defaultLanguage }
}
