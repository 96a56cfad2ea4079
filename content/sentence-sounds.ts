/** How the words of sentences are said that the dictionary does not have: names, places and contractions. Phonetics without slashes. */
import type { Accent } from './form-sounds.ts'
import authored from './authored/sentence-sounds.json' with { type: 'json' }

const sounds: ReadonlyMap<string, Readonly<Record<Accent, string>>> = new Map(
  Object.entries(authored).map(([word, sound]) => [word.toLowerCase(), sound]),
)

/** Both accents of a word in lower case; null for a word that nobody wrote down. */
export const readSentenceSound = (word: string): Readonly<Record<Accent, string>> | null => sounds.get(word) ?? null
