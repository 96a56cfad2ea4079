/** What the product does not say. */
import { readUnfitWords } from './authored-words.ts'
import denied from './authored/denied.json' with { type: 'json' }

const deniedWords: ReadonlySet<string> = new Set(denied.headwords)

/** Of our list and of authored words; read when it is asked for first, since it takes a tenth of a second. */
let unfitWords: ReadonlySet<string> | null = null

/** Slurs and obscenities: no headword, and in no example, phrase or list of other words. */
export function isDenied(word: string): boolean {
  return deniedWords.has(word.toLowerCase())
}

/** Words for the dictionary alone: they stand in no level, and no example or phrase of another word holds them. */
export function isUnfit(word: string): boolean {
  unfitWords ??= new Set([...denied.unfit, ...readUnfitWords()])
  return isDenied(word) || unfitWords.has(word.toLowerCase())
}

/** Whether a sentence or phrase holds such a word. */
export function holdsUnfitWord(text: string): boolean {
  return (text.match(/[A-Za-z][A-Za-z'-]*/g) ?? []).some(isUnfit)
}
