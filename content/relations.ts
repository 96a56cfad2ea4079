/** Other words that a word stands with. All of them are headwords, so that each can be opened. */
import type { AuthoredWord } from './authored-words.ts'
import type { Dictionary, Headword } from './dictionary.ts'
import { isUnfit } from './denied.ts'
import related from './authored/related.json' with { type: 'json' }
import type { RelationKind, RelationRow } from './rows.ts'
import type { Synset, WordNet } from './sources/wordnet.ts'

/** Of how many senses the synonyms are taken. */
const SYNONYM_SENSES = 4

const LIMITS: Readonly<Record<RelationKind, number>> = { synonym: 8, antonym: 4, family: 8, related: 8 }

/** WordNet's pointer symbols: opposites, derivations and pertainyms, then similar, see-also, group, kind-of and kinds. */
const KINDS: Readonly<Record<string, RelationKind>> = {
  '!': 'antonym',
  '+': 'family',
  '\\': 'family',
  '&': 'related',
  '^': 'related',
  $: 'related',
  '@': 'related',
  '~': 'related',
}

/** What an editor let stand, or added, beside the main sense of a reviewed headword, best first. */
const relatedWords: Readonly<Record<string, readonly string[] | undefined>> = related.related
/** WordNet's derivations that are of another meaning or another root: 'desert' and 'desertion'. */
const falseFamily: Readonly<Record<string, readonly string[] | undefined>> = related.notFamily

/**
 * Rows of the relations table; a word stands once, in the nearest kind. With a `reviewed` entry its synonyms and antonyms are the ones
 * shown, and those related words and relatives that a reader let stand.
 */
export function relationRows(
  entry: Headword,
  wordnet: WordNet,
  dictionary: Dictionary,
  reviewed: AuthoredWord | undefined,
): RelationRow[] {
  const key = entry.word.toLowerCase()
  const found: Record<RelationKind, Set<string>> = {
    antonym: new Set(),
    synonym: new Set(),
    family: new Set(),
    related: new Set(),
  }
  for (const [nth, sense] of wordnet.senses(key).entries()) {
    const synset = wordnet.synset(sense)
    // Rare senses bring words that no learner would expect ('dog' and 'frank'); opposites and families hold for all.
    if (nth === 0 || (nth < SYNONYM_SENSES && sense.count > 0)) {
      for (const word of synset.words) found.synonym.add(word.toLowerCase())
    }
    collectPointers(key, synset, nth === 0, wordnet, found)
  }
  if (reviewed) {
    found.synonym = new Set(reviewed.synonyms?.map((word) => word.toLowerCase()))
    found.antonym = new Set(reviewed.antonyms?.map((word) => word.toLowerCase()))
    found.related = new Set(relatedWords[entry.word]?.map((word) => word.toLowerCase()))
  }
  const taken = new Set([key, ...entry.forms.map(({ form }) => form)])
  const rows: RelationRow[] = []
  for (const kind of Object.keys(found) as RelationKind[]) {
    const words = [...found[kind]].flatMap((word) => {
      const other = dictionary.headwordOf(word)
      return other && !taken.has(other.word.toLowerCase()) && !isUnfit(word) ? [other.word] : []
    })
    if (kind === 'related' && !reviewed)
      words.sort((a, b) => dictionary.rankOf(a.toLowerCase()) - dictionary.rankOf(b.toLowerCase()))
    // By headword: WordNet may spell a relative as another variant does ('color').
    const denied = kind === 'family' && reviewed ? (falseFamily[entry.word] ?? []) : []
    for (const other of [...new Set(words)].filter((word) => !denied.includes(word)).slice(0, LIMITS[kind])) {
      taken.add(other.toLowerCase())
      rows.push({ headword: entry.word, kind, other })
    }
  }
  return rows
}

function collectPointers(
  key: string,
  synset: Synset,
  isMainSense: boolean,
  wordnet: WordNet,
  found: Record<RelationKind, Set<string>>,
): void {
  for (const { symbol, pos, offset, source, target } of synset.pointers) {
    const kind = KINDS[symbol]
    if (!kind || (kind === 'related' && !isMainSense)) continue
    if (source > 0 && synset.words[source - 1]?.toLowerCase() !== key) continue
    const { words } = wordnet.synset({ pos, offset })
    for (const word of target > 0 ? words.slice(target - 1, target) : words) found[kind].add(word.toLowerCase())
  }
}
