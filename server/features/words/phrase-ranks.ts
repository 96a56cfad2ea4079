/** Frequency ranks of phrases, estimated from their words: no corpus ranks phrases. */
import { UNRANKED } from '#rules/frequency'
import type { Entry } from './lexicon.ts'

/** Words commoner than this rank before every phrase. */
const PHRASES_BEHIND = 3_000

/** The rank of a word of a phrase that is no headword itself: most often an inflected form. */
const RARE = 3_000

/** Gives each unranked phrase a rank behind common words, those of common words first. */
export function rankPhrases(entries: readonly Entry[]): Entry[] {
  const ranks = new Map(entries.map(({ key, rank }) => [key, rank]))
  return entries.map((entry) => {
    if (entry.rank !== UNRANKED || !entry.key.includes(' ')) return entry
    const rarest = Math.max(...entry.key.split(' ').map((word) => ranks.get(word) ?? RARE))
    return { ...entry, rank: Math.min(PHRASES_BEHIND + rarest, UNRANKED) }
  })
}
