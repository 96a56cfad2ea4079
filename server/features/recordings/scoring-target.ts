/** What the scorer compares a recording with: the words of the text, each with the ways in which it is right. */
import type { Reader } from '../../db/client.ts'
import type { TargetWord } from '../../providers/scorer/index.ts'
import { readPronunciations, type Lexicon } from '../words/index.ts'

/** Words of a text that is no entry: without the punctuation around them, hyphens apart. */
const wordsIn = (text: string): string[] =>
  text.split(/[\s-]+/).flatMap((part) => part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}']+$/gu, '') || [])

/** Null where a word has no phonetics: the recording cannot be scored. */
export async function findTarget(
  db: Reader,
  lexicon: Lexicon,
  { kind, text }: { readonly kind: string; readonly text: string },
): Promise<readonly TargetWord[] | null> {
  if (kind === 'word') {
    const phonemes = (await readPronunciations(db, lexicon, [text])).get(text) ?? []
    if (phonemes.length > 0) return [{ text, phonemes }]
  }
  const words = wordsIn(text)
  const sounds = await readPronunciations(db, lexicon, words)
  const target = words.map((word) => ({ text: word, phonemes: sounds.get(word) ?? [] }))
  return target.length > 0 && target.every(({ phonemes }) => phonemes.length > 0) ? target : null
}
