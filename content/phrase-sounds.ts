/** How words of several sounds are said within phrases: 'live broadcast', 'bow tie'. */
import heteronyms from './authored/heteronyms.json' with { type: 'json' }
import authored from './authored/phrase-sounds.json' with { type: 'json' }
import { soundOfSense } from './heteronyms.ts'

/** By phrase and word: the part of speech that the word has there, and a zh term of its sense where the part does not decide. */
const senses: Readonly<Record<string, Readonly<Record<string, string>>>> = authored

/** How a word is said in a phrase; null for words of one sound. */
export function soundInPhrase(phrase: string, word: string): ReturnType<typeof soundOfSense> {
  const key = word.toLowerCase()
  const [partOfSpeech, zh] = senses[phrase]?.[key]?.split(' ') ?? []
  return partOfSpeech === undefined ? null : soundOfSense(key, partOfSpeech, zh ?? null)
}

/** Words of a phrase that are said differently by their sense. */
export function heteronymsIn(phrase: string): string[] {
  return phrase
    .toLowerCase()
    .split(' ')
    .filter((word) => Object.hasOwn(heteronyms, word))
}
