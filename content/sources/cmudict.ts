/** CMUdict: the sounds of 126,000 words in US English, as ARPAbet phones with stress digits ('AE1 P AH0 L'). */
import { dictionary } from 'cmu-pronouncing-dictionary'

/** Phones of a word, or null. Its first pronunciation, which is the commonest. */
export function arpabetOf(word: string): string | null {
  const key = word.toLowerCase()
  return Object.hasOwn(dictionary, key) ? (dictionary[key] ?? null) : null
}
