import type { RunWord } from '#contract/challenges'
import type { Language } from '#contract/patterns'
import type { MeaningsIn, User } from '#contract/profile'

/** The language that explains words: the learner's choice, else that of the interface. */
export const meaningsFor = (user: Pick<User, 'meanings_in'> | undefined, language: Language): MeaningsIn =>
  user?.meanings_in ?? language

/** What a word means, in the wished languages; `lang` is that of its beginning, for fonts and screen readers. */
export function meaningOf(
  { meaning }: Pick<RunWord, 'meaning'>,
  meanings: MeaningsIn,
): { text: string; lang: Language } {
  if (meanings === 'en') return { text: meaning.en || meaning.zh, lang: meaning.en ? 'en' : 'zh' }
  if (meanings === 'zh') return { text: meaning.zh || meaning.en, lang: meaning.zh ? 'zh' : 'en' }
  return { text: [meaning.zh, meaning.en].filter(Boolean).join(' · '), lang: meaning.zh ? 'zh' : 'en' }
}
