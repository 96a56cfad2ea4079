/** Inflected forms of headwords, as the dictionary lists them. */
import type { AuthoredWord } from '../authored-words.ts'
import { readDictionary } from '../dictionary.ts'
import { openWordNet } from '../sources/wordnet.ts'

/**
 * Forms by headword as the dictionary spells it; `authored` are headwords that we add to it. Words that lead to a base stand here too:
 * an author may write an entry for one. Takes some seconds.
 */
export async function readInflections(
  authored: ReadonlyMap<string, AuthoredWord>,
): Promise<ReadonlyMap<string, string[]>> {
  const { headwords } = await readDictionary(await openWordNet(), authored)
  return new Map([...headwords.values()].map(({ word, forms }) => [word, forms.map(({ form }) => form)]))
}
