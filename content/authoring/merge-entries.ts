/** Puts the entries of an author's lines in place of those of authored/words. */
import { isDeepStrictEqual } from 'node:util'
import type { AuthoredWord } from '../authored-words.ts'
import type { WordOrigin } from './origin-lines.ts'

export interface MergedEntries {
  /** All entries, the old ones of other words among them. */
  readonly words: ReadonlyMap<string, AuthoredWord>
  /** Headwords whose entry is new or differs from the old one. */
  readonly changed: readonly string[]
  /** Headwords whose lines say what the old entry says: it stays as it is, and so does its verdict. */
  readonly unchanged: readonly string[]
}

/** Parts, origin, memory aid and note on culture of a changed entry stay: lines do not hold them. */
export function mergeEntries(
  authored: ReadonlyMap<string, AuthoredWord>,
  entries: ReadonlyMap<string, AuthoredWord>,
): MergedEntries {
  const words = new Map(authored)
  const changed: string[] = []
  const unchanged: string[] = []
  for (const [headword, word] of entries) {
    const old = authored.get(headword)
    if (old && isDeepStrictEqual(writtenInLines(old), writtenInLines(word))) {
      unchanged.push(headword)
      continue
    }
    changed.push(headword)
    words.set(headword, { ...word, ...notesOf(old) })
  }
  return { words, changed, unchanged }
}

/** What lines say of a word. */
const writtenInLines = ({ senses, synonyms, antonyms, formOf, unfit }: AuthoredWord) => ({
  senses,
  synonyms,
  antonyms,
  formOf,
  unfit,
})

function notesOf(word: AuthoredWord | undefined): Pick<AuthoredWord, 'parts' | 'origin' | 'memory' | 'culture'> {
  return {
    ...(word?.parts && { parts: word.parts }),
    ...(word?.origin && { origin: word.origin }),
    ...(word?.memory && { memory: word.memory }),
    ...(word?.culture && { culture: word.culture }),
  }
}

/** Replaces the origins in the entries by those of the lines. An entry keeps its memory aid and note on culture. */
export function mergeOrigins(
  authored: ReadonlyMap<string, AuthoredWord>,
  origins: ReadonlyMap<string, WordOrigin>,
): ReadonlyMap<string, AuthoredWord> {
  const words = new Map(authored)
  for (const [headword, origin] of origins) {
    const old = words.get(headword)
    if (!old) continue
    const { parts: _, origin: __, ...entry } = old
    words.set(headword, { ...entry, ...origin, ...pickNotes(old) })
  }
  return words
}

const pickNotes = ({ memory, culture }: AuthoredWord): Pick<AuthoredWord, 'memory' | 'culture'> => ({
  ...(memory && { memory }),
  ...(culture && { culture }),
})
