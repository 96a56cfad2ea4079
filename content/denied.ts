/** What the product does not say. */
import { readUnfitWords } from './authored-words.ts'
import denied from './authored/denied.json' with { type: 'json' }

const deniedWords: ReadonlySet<string> = new Set(denied.headwords)
const listedWords: ReadonlySet<string> = new Set(denied.unfit)

/** Those of our list and those that authors marked; read when it is asked for first, since it takes a tenth of a second. */
let unfitWords: ReadonlySet<string> | null = null

/** Slurs and obscenities: no headword, and in no example, phrase or list of other words. */
export function isDenied(word: string): boolean {
  return deniedWords.has(word.toLowerCase())
}

/** Words for the dictionary alone: they stand in no level, are no option, and no example or phrase of the packages holds them. */
export function isUnfit(word: string): boolean {
  unfitWords ??= new Set([...listedWords, ...readUnfitWords()])
  return isDenied(word) || unfitWords.has(word.toLowerCase())
}

/** Whether a sentence or phrase of the packages holds such a word. */
export function holdsUnfitWord(text: string): boolean {
  return wordsIn(text).some(isUnfit)
}

/**
 * Whether a sentence that we wrote holds a word of our list. Those that authors marked beside it may stand there ("any kind of cruelty to
 * animals"): a second reader has read the sentence.
 */
export function holdsListedWord(text: string): boolean {
  return wordsIn(text).some((word) => isDenied(word) || listedWords.has(word.toLowerCase()))
}

function wordsIn(text: string): readonly string[] {
  return text.match(/[A-Za-z][A-Za-z'-]*/g) ?? []
}
