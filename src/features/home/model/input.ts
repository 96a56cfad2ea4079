/** What was written or pasted into the input panel: one word, a list, or a text. */
import { PRACTICE_WORDS } from '#contract/sizes'

const separators = /[\n\r\t,，、;；|]+/
const word = /\p{Script=Latin}+(?:['’-]\p{Script=Latin}+)*/gu
/** A piece of a list with more words than this is a sentence. */
const phrase = 4

const wordsOf = (text: string): string[] => text.match(word) ?? []

/** Whether this is more than one word or phrase could be: a list, a sentence, a text. */
export function isSeveral(text: string): boolean {
  const pieces = text.split(separators).filter((piece) => piece.trim() !== '')
  return pieces.length > 1 || wordsOf(text).length > phrase
}

/**
 * The words to practise, each once, in their order. Lines and commas part a list and keep its phrases together; of a text, every word
 * counts. No more than one practice takes.
 */
export function wordsToPractise(text: string): string[] {
  const pieces = text.split(separators).map((piece) => piece.trim())
  const isList = pieces.length > 1 && pieces.every((piece) => wordsOf(piece).length <= phrase)
  const all = isList ? pieces.flatMap((piece) => wordsOf(piece).join(' ') || []) : wordsOf(text)
  const once = new Map(all.map((each) => [each.toLowerCase(), each]))
  return [...once.values()].slice(0, PRACTICE_WORDS)
}
