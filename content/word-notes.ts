/** Roots that a word is built on, and groups of words of nearly the same meaning. */
import type { AuthoredWord } from './authored-words.ts'
import { isDenied } from './denied.ts'
import type { Headword } from './dictionary.ts'
import { groupBy } from './group-by.ts'
import type { RootRow } from './rows.ts'
import type { NearSynonymGroup, WordRoot } from './sources/ecdict.ts'
import { readNearSynonyms, readWordRoots } from './sources/ecdict.ts'

/** Roots by the lower-case words built on them. */
export async function indexRoots(): Promise<ReadonlyMap<string, readonly WordRoot[]>> {
  return groupBy(await readWordRoots(), (root) => root.examples)
}

/** Rows of the roots table: the parts that we wrote, else the roots of the package, homonymous ones of one word as one row. */
export function rootRows(
  entry: Headword,
  index: ReadonlyMap<string, readonly WordRoot[]>,
  own: AuthoredWord | undefined,
): RootRow[] {
  const { word: headword } = entry
  if (own?.parts)
    return own.parts.map(({ part, zh, en = null }, nth) => ({
      headword,
      position: nth + 1,
      root: part,
      zh,
      meaning: en,
      origin: null,
    }))
  // What editors say of the origin and found no parts in is not taken apart by a list of roots.
  if (own?.origin) return []
  const meanings = new Map<string, { en: string; origin: string | null }>()
  for (const { root, meaning, origin } of index.get(headword.toLowerCase()) ?? []) {
    const known = meanings.get(root)
    meanings.set(root, {
      en: known && known.en !== meaning ? `${known.en}; ${meaning}` : meaning,
      origin: known?.origin ?? origin,
    })
  }
  return [...meanings]
    .filter(([root, { en }]) => root !== '' && en !== '')
    .map(([root, { en, origin }], nth) => ({ headword, position: nth + 1, root, zh: null, meaning: en, origin }))
}

/** Groups by the lower-case words in them. Their notes are not shown: they are not reviewed. */
export async function indexNearSynonyms(): Promise<ReadonlyMap<string, readonly NearSynonymGroup[]>> {
  const groups = (await readNearSynonyms()).filter(({ words, note }) => note.includes('\n') && !words.some(isDenied))
  return groupBy(groups, (group) => group.words)
}
