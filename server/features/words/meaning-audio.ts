/** What is said when the meaning of a word is heard. */
import type { Language } from '#contract/locales'
import type { WordSummary } from '#contract/words'
import { sayableMeaning } from '#rules/walk'
import { HttpError } from '../../http/errors.ts'
import { UNKNOWN_SOUND, type SpokenText } from './audio.ts'
import { britishWords } from './british-words.ts'
import type { Lexicon } from './lexicon.ts'

/** The language of a voice that is not English, and so neither British nor American. */
export const otherVoices: Readonly<Record<Language, SpokenText['language']>> = { zh: 'zh', en: undefined }

/** Throws audio_unavailable where the word has no meaning in this language. */
export function spokenMeaning(
  { meaning }: Pick<WordSummary, 'meaning'>,
  language: Language,
  accent: 'us' | 'uk' | undefined,
  lexicon: Pick<Lexicon, 'resolve'>,
): SpokenText {
  const text = sayableMeaning(meaning[language])
  if (text === '') throw new HttpError('audio_unavailable')
  const other = otherVoices[language]
  if (other) return { text, ipa: UNKNOWN_SOUND, language: other }
  // The voices' own pronunciations are American.
  return { text, ipa: UNKNOWN_SOUND, wordPhonemes: accent === 'uk' ? britishWords(text, lexicon) : {} }
}
