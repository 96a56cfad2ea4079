import type { Entry, Resolved } from './lexicon.ts'

/** In a text 'saw' is 'see' and 'children' is 'child': the commoner word. In a list a word is meant as written. */
export function lemmaOf({ entry, formOf }: Resolved, isText: boolean): Entry {
  const base = formOf[0]?.entry
  return base && (entry.topic === null || (isText && base.rank <= entry.rank)) ? base : entry
}
