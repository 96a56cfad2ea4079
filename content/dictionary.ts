/** Which words are headwords, and how they are spelled. */
import corrections from './authored/corrections.json' with { type: 'json' }
import { authoredHeadwords, formsOfAuthored } from './authored-headwords.ts'
import type { AuthoredWord } from './authored-words.ts'
import type { WordBases } from './bases.ts'
import { isDenied } from './denied.ts'
import { correctForms } from './forms.ts'
import { pictureWords } from './pictures.ts'
import { EXAM_TAGS } from './rows.ts'
import type { EcdictEntry } from './sources/ecdict.ts'
import { readEcdict } from './sources/ecdict.ts'
import type { WordNet } from './sources/wordnet.ts'

/** A dictionary entry chosen as a headword; `word` is spelled as the product shows it. */
export type Headword = EcdictEntry

export type Dictionary = {
  /** By spelling in lower case, in the order of that spelling. */
  headwords: ReadonlyMap<string, Headword>
  /** The headword that a word is or leads to as a form or variant. */
  headwordOf(word: string): Headword | undefined
  /** Words that are no headwords because they lead to one, spelled as headwords are. */
  bases: readonly { form: string; headword: string }[]
  /** The source's own entry of a headword, or of a word that leads to one. */
  entryOf(word: string): EcdictEntry | undefined
  /** Rank of a word or inflected form in running English, by its spelling in lower case; 60,000 for the unranked. */
  rankOf(word: string): number
}

/** Rank from which a word without exam tag or Collins star is no headword: the 20,000 commonest. */
const LAST_RANK = 20_000

/** Rank of words that no corpus ranks. */
export const UNRANKED = 60_000

const SINGLE_WORD = /^[A-Za-z][A-Za-z'-]*$/

const spellings: ReadonlyMap<string, string> = new Map(corrections.spellings.map((word) => [word.toLowerCase(), word]))

/**
 * Reads the dictionary: 22,000 words of the package, and what authors added. What we wrote about is a headword, whether the package
 * has it or not, unless `bases` says that it leads to another: then that one has it as a form, and stands in its exam lists.
 */
export async function readDictionary(
  wordnet: WordNet,
  authored: ReadonlyMap<string, AuthoredWord>,
  bases: WordBases = new Map(),
): Promise<Dictionary> {
  const ours = new Set(
    [...pictureWords.map(({ headword }) => headword), ...authored.keys()].map((word) => word.toLowerCase()),
  )
  const chosen = new Map<string, EcdictEntry>()
  const ranks = new Map<string, number>()

  // The phrases of the package are terms of art ('dragon tree') or nothing that is said ('get it on'): ours stand alone.
  const wanted = (word: string, notable: boolean) => !word.includes(' ') && (notable || ours.has(word.toLowerCase()))

  await readEcdict((entry) => {
    const key = entry.word.toLowerCase()
    if (entry.frequency !== null) {
      for (const form of [key, ...entry.forms.map(({ form }) => form)]) {
        ranks.set(form, Math.min(entry.frequency, ranks.get(form) ?? UNRANKED))
      }
    }
    if (!isHeadword(entry, ours)) return
    const other = chosen.get(key)
    if (!other || worth(entry) > worth(other)) chosen.set(key, entry)
  }, wanted)

  const written = new Map([...authored.keys()].map((word) => [word.toLowerCase(), word]))
  const inflected = new Set([...chosen.values()].flatMap((entry) => entry.forms.map(({ form }) => form)))
  // 'LED' is not the 'led' that the package has.
  const isOtherWord = (key: string) => inflected.has(key) && /^[A-Z]+$/.test(written.get(key) ?? '')
  const added = authoredHeadwords(authored, (key) => chosen.has(key) && !isOtherWord(key))
  const entries = new Map([...chosen, ...added])
  const applied: WordBases = new Map([...bases].filter(([, { base }]) => entries.has(base)))
  const forms = new Map(correctForms(chosen, applied, wordnet))
  for (const [key, { frequency, tags }] of entries) {
    const word = written.get(key) ?? key
    const own = formsOfAuthored(word, authored.get(word) ?? {}, (each) => forms.get(each) ?? [])
    // Of words of today the package has no forms even where it has the word.
    const isNew = frequency === null && tags.length === 0 && own.length > 0 && !forms.get(key)?.length
    if (!added.has(key) && !isNew) continue
    const led = [...applied].flatMap(([form, { base }]) => (base === key ? [{ form, kind: 'variant' as const }] : []))
    forms.set(key, [...own, ...led])
  }
  const leading = Map.groupBy(applied, ([, { base }]) => base)
  const headwords = new Map<string, Headword>()
  for (const key of [...entries.keys()].sort()) {
    const entry = entries.get(key)
    if (!entry || applied.has(key)) continue
    const absorbed = (leading.get(key) ?? []).flatMap(([form, { isVariant }]) => {
      const other = chosen.get(form)
      return other ? [{ tags: other.tags, frequency: isVariant ? other.frequency : null }] : []
    })
    const tags = new Set([entry, ...absorbed].flatMap((each) => each.tags))
    // 'children' and 'glasses' are as common as the words they are plurals of.
    const frequency = (entry.pluralOf === null ? null : ranks.get(entry.pluralOf)) ?? entry.frequency
    headwords.set(key, {
      ...entry,
      word: written.get(key) ?? spelling(entry.word, wordnet),
      tags: EXAM_TAGS.filter((tag) => tags.has(tag)),
      frequency: commonest([frequency, ...absorbed.map((each) => each.frequency)]),
      forms: forms.get(key) ?? [],
    })
  }
  const leads = new Map(
    [...applied].flatMap(([form, { base }]) => {
      const headword = headwords.get(base)
      return headword ? [[form, headword] as const] : []
    }),
  )
  return {
    headwords,
    // A headword that authors spell otherwise ('Bluetooth') leads from its old spelling.
    bases: [...leads, ...headwords].flatMap(([form, { word }]) => {
      const entry = added.has(form) ? undefined : chosen.get(form)
      const old = entry ? spelling(entry.word, wordnet) : written.get(form)
      return old !== undefined && old !== word ? [{ form: old, headword: word }] : []
    }),
    headwordOf: (word) => headwords.get(word.toLowerCase()) ?? leads.get(word.toLowerCase()),
    entryOf: (word) => chosen.get(word.toLowerCase()),
    rankOf: (word) => ranks.get(word) ?? UNRANKED,
  }
}

function commonest(ranks: readonly (number | null)[]): number | null {
  const known = ranks.filter((rank) => rank !== null)
  return known.length > 0 ? Math.min(...known) : null
}

function isHeadword(entry: EcdictEntry, ours: ReadonlySet<string>): boolean {
  if (!SINGLE_WORD.test(entry.word) || !entry.translation || isDenied(entry.word)) return false
  const common = entry.newRank !== null && entry.newRank <= LAST_RANK
  return entry.tags.length > 0 || entry.collins || common || ours.has(entry.word.toLowerCase())
}

function worth(entry: EcdictEntry): number {
  return entry.tags.length * 2 + (entry.frequency === null ? 0 : 1)
}

/** Capitals stay on proper nouns and abbreviations only: the source writes 'CORE' and 'Saint', but also 'sioux'. */
function spelling(word: string, wordnet: WordNet): string {
  const key = word.toLowerCase()
  const corrected = spellings.get(key)
  if (corrected || word === key) return corrected ?? word
  const [first] = wordnet.senses(key)
  return first && wordnet.synset(first).words.includes(key) ? key : word
}
