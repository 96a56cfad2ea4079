/** Phrases that a word is part of, each of them a headword. */
import type { AuthoredWord } from './authored-words.ts'
import { isUnfit } from './denied.ts'
import type { Dictionary, Headword } from './dictionary.ts'
import type { PhraseRow } from './rows.ts'

type Phrase = { text: string; zh: string; rarest: number }

/** Phrases by the headwords in lower case of their words, those of common words first. */
export type PhraseIndex = ReadonlyMap<string, readonly Phrase[]>

/** 'Up' stands in over a hundred. */
const PHRASES_PER_WORD = 24

export function indexPhrases(dictionary: Dictionary, authored: ReadonlyMap<string, AuthoredWord>): PhraseIndex {
  const index = new Map<string, Phrase[]>()
  for (const { word: text } of dictionary.headwords.values()) {
    const zh = authored.get(text)?.senses?.[0]?.zh
    if (!text.includes(' ') || zh === undefined || isUnfit(text)) continue
    const words = text.toLowerCase().split(' ')
    const phrase = { text, zh, rarest: Math.max(...words.map(dictionary.rankOf)) }
    // 'Eating disorder' is listed on the page of 'eat' when that is where 'eating' leads.
    for (const key of new Set(words.map((word) => dictionary.headwordOf(word)?.word.toLowerCase() ?? word))) {
      const known = index.get(key)
      if (known) known.push(phrase)
      else index.set(key, [phrase])
    }
  }
  for (const list of index.values()) list.sort((a, b) => a.rarest - b.rarest || (a.text < b.text ? -1 : 1))
  return index
}

/** The phrases of a word, those that begin with it first, at most 24. A phrase itself has none. */
export function phraseRows(entry: Headword, index: PhraseIndex): PhraseRow[] {
  const key = entry.word.toLowerCase()
  const phrases = index.get(key) ?? []
  const isLeading = ({ text }: Phrase) => text.toLowerCase().startsWith(`${key} `)
  return [...phrases.filter(isLeading), ...phrases.filter((phrase) => !isLeading(phrase))]
    .slice(0, PHRASES_PER_WORD)
    .map(({ text, zh }, nth) => ({ headword: entry.word, position: nth + 1, text, zh }))
}
