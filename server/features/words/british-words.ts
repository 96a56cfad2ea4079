/** British phonetics of the words of a sentence. */
import { readWeakForms } from '#content/weak-forms'
import type { Lexicon } from './lexicon.ts'

/** By the word in lower case: headwords as they are printed, function words in their weak form. Inflected forms are left out. */
export function britishWords(sentence: string, lexicon: Pick<Lexicon, 'resolve'>): Record<string, string> {
  const words = new Set(sentence.toLowerCase().match(/(?<![\w'’-])[a-z]+(?![\w'’-])/g))
  const sounds = [...words].flatMap((word) => {
    const entry = lexicon.resolve(word)?.entry
    const ipa = readWeakForms(word)?.uk.weak[0] ?? (entry?.key === word ? entry.summary.ipa_uk : null)
    return ipa ? [[word, ipa]] : []
  })
  return Object.fromEntries(sounds) as Record<string, string>
}
