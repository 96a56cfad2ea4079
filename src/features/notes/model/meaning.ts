import type { NoteEntry } from '#contract/notes'
import type { Language } from '#contract/patterns'
import type { MeaningsIn } from '#contract/profile'
import { meaningOf } from '#features/words'

/** What a word of a note means: the learner's own words before the dictionary's. Empty for an own word without a meaning. */
export function meaningOfRow(
  { meaning, known }: Pick<NoteEntry, 'meaning' | 'known'>,
  meanings: MeaningsIn,
): { text: string; lang: Language } {
  if (meaning) return { text: meaning, lang: /\p{Script=Han}/u.test(meaning) ? 'zh' : 'en' }
  return known ? meaningOf(known, meanings) : { text: '', lang: 'zh' }
}
