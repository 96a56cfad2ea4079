/** Roots that a word is built on, and notes on words that learners confuse it with. */
import { isDenied } from './denied.ts'
import type { Headword } from './dictionary.ts'
import { groupBy } from './group-by.ts'
import type { NearSynonymRow, RootRow } from './rows.ts'
import type { NearSynonymGroup, WordRoot } from './sources/ecdict.ts'
import { readNearSynonyms, readWordRoots } from './sources/ecdict.ts'

const NOTES_PER_WORD = 2

/** Roots by the lower-case words built on them. */
export async function indexRoots(): Promise<ReadonlyMap<string, readonly WordRoot[]>> {
  return groupBy(await readWordRoots(), (root) => root.examples)
}

/** Rows of the roots table; homonymous roots of one word become one row. */
export function rootRows(entry: Headword, index: ReadonlyMap<string, readonly WordRoot[]>): RootRow[] {
  const rows = new Map<string, RootRow>()
  for (const { root, meaning, origin } of index.get(entry.word.toLowerCase()) ?? []) {
    const known = rows.get(root)
    rows.set(root, {
      headword: entry.word,
      root,
      meaning: known && known.meaning !== meaning ? `${known.meaning}; ${meaning}` : meaning,
      origin: known?.origin ?? origin,
    })
  }
  return [...rows.values()].filter(({ root, meaning }) => root !== '' && meaning !== '')
}

/** Notes by the lower-case words that they are about. */
export async function indexNearSynonyms(): Promise<ReadonlyMap<string, readonly NearSynonymGroup[]>> {
  const groups = (await readNearSynonyms()).filter(({ words, note }) => note.includes('\n') && !words.some(isDenied))
  return groupBy(groups, (group) => group.words)
}

/** Rows of the near-synonyms table, at most two notes a word. */
export function nearSynonymRows(
  entry: Headword,
  index: ReadonlyMap<string, readonly NearSynonymGroup[]>,
): NearSynonymRow[] {
  const notes = new Set((index.get(entry.word.toLowerCase()) ?? []).map((group) => group.note))
  return [...notes].slice(0, NOTES_PER_WORD).map((note, nth) => ({ headword: entry.word, position: nth + 1, note }))
}
