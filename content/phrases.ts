/** Phrases that a word is part of: those that both ECDICT and WordNet know. */
import { holdsUnfitWord } from './denied.ts'
import type { Dictionary, Headword } from './dictionary.ts'
import { UNRANKED } from './dictionary.ts'
import { parseTranslation } from './meanings.ts'
import type { PhraseRow } from './rows.ts'

type Phrase = { text: string; zh: string; rarest: number }

/** Phrases by each lower-case word in them, those of common words first. */
export type PhraseIndex = ReadonlyMap<string, readonly Phrase[]>

const PHRASES_PER_WORD = 8
const ZH_LENGTH = 40

/** Reads all phrases with an everyday translation; the terms of trades ('[医]') and the web are left out. */
export function indexPhrases({ phrases, rankOf }: Dictionary): PhraseIndex {
  const index = new Map<string, Phrase[]>()
  const seen = new Set<string>()
  for (const { text, translation } of phrases) {
    const key = text.toLowerCase()
    const line = parseTranslation(translation).find(({ field }) => !field)
    if (!line || seen.has(key) || translation.includes('【') || holdsUnfitWord(text)) continue
    seen.add(key)
    const words = key.split(' ')
    const rarest = Math.max(...words.map(rankOf))
    // A word that nobody ranks makes a name or a term of art: 'Fere phenomenon'.
    if (rarest >= UNRANKED) continue
    const phrase = { text, zh: line.terms.slice(0, 3).join('，').slice(0, ZH_LENGTH), rarest }
    for (const word of new Set(words)) {
      const known = index.get(word)
      if (known) known.push(phrase)
      else index.set(word, [phrase])
    }
  }
  for (const list of index.values()) list.sort((a, b) => a.rarest - b.rarest || (a.text < b.text ? -1 : 1))
  return index
}

/** The phrases of a word, those that begin with it first, at most eight. */
export function phraseRows(entry: Headword, index: PhraseIndex): PhraseRow[] {
  const key = entry.word.toLowerCase()
  const phrases = index.get(key) ?? []
  const leading = phrases.filter(({ text }) => text.toLowerCase().startsWith(`${key} `))
  const others = phrases.filter((phrase) => !leading.includes(phrase))
  return [...leading, ...others]
    .slice(0, PHRASES_PER_WORD)
    .map(({ text, zh }, nth) => ({ headword: entry.word, position: nth + 1, text, zh }))
}
