/** British phonetics of the words of a sentence. */
import { soundOfForm } from '#content/form-sounds'
import { heteronymsIn } from '#content/phrase-sounds'
import { readWeakForms } from '#content/weak-forms'
import type { Entry, Lexicon } from './lexicon.ts'

/**
 * By the word in lower case: headwords as they are printed and their inflected forms, function words in their weak form. Left out are irregular
 * forms that no list has, and those of words of several sounds.
 */
export function britishWords(sentence: string, lexicon: Pick<Lexicon, 'resolve'>): Record<string, string> {
  const words = new Set(sentence.toLowerCase().match(/(?<![\w'’-])[a-z]+(?![\w'’-])/g))
  const sounds = [...words].flatMap((word) => {
    const entry = lexicon.resolve(word)?.entry
    const ipa = readWeakForms(word)?.uk.weak[0] ?? (entry ? britishSound(entry, word) : null)
    return ipa ? [[word, ipa]] : []
  })
  return Object.fromEntries(sounds) as Record<string, string>
}

function britishSound({ key, summary: { ipa_uk: sound } }: Entry, word: string): string | null {
  if (key === word || sound === null) return sound
  return heteronymsIn(key).length > 0 ? null : soundOfForm(key, word, sound, 'uk')
}
