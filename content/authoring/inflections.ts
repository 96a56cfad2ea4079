/** Inflected forms of headwords, as the dictionary lists them. */
import authoredForms from '../authored/forms.json' with { type: 'json' }
import { readDictionary } from '../dictionary.ts'
import { openWordNet } from '../sources/wordnet.ts'

const addedForms: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = authoredForms

/** Forms by headword as the dictionary spells it; `authored` are headwords that we add to it. Takes some seconds. */
export async function readInflections(authored: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const { headwords } = await readDictionary(await openWordNet(), authored)
  return new Map(
    [...headwords.values()].map(({ word, forms }) => [
      word,
      [...forms.map(({ form }) => form), ...Object.values(addedForms[word] ?? {}).flat()],
    ]),
  )
}
