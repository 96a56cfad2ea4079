/** Words so alike that they must not stand in one question: by sound or meaning; look-alikes.ts says which by picture. */
import type { MeantWord } from '#rules/meaning-overlap'
import { groupBy } from './group-by.ts'
import type { RelationRow, WordRow } from './rows.ts'
import type { NearSynonymGroup } from './sources/ecdict.ts'
import type { SenseKey, Synset, WordNet } from './sources/wordnet.ts'

/** WordNet's pointer symbols of adjectives that are similar, and of verbs of one group. */
const SIMILAR = new Set(['&', '$'])
/** Of what a sense is a kind, and of what an instance. */
const KIND_OF = new Set(['@', '@i'])
/** Of how many senses words that are only similar count. */
const SIMILAR_SENSES = 3
/** Of how many senses what they are a kind of counts, and how many steps up. */
const KIND_SENSES = 2
const KIND_STEPS = 8

export interface NeighbourSources {
  readonly wordnet: WordNet
  /** Notes on near-synonyms by the lower-case words that they are about. */
  readonly nearSynonyms: ReadonlyMap<string, readonly NearSynonymGroup[]>
  readonly relations: readonly RelationRow[]
}

const meantWords = new WeakMap<WordRow, MeantWord>()

/** The word as rules compare it with others; always the same object for one row. */
export function meantWord(row: WordRow): MeantWord {
  const known = meantWords.get(row)
  if (known) return known
  const meant = { headword: row.headword, meaning: { zh: row.meaningZh, en: row.meaningEn } }
  meantWords.set(row, meant)
  return meant
}

/** Headwords alike by headword; those of sounds first, so that a limit never cuts them off. */
export function wordsAlike(words: readonly WordRow[], sources: NeighbourSources): Map<string, Set<string>> {
  const headwords = new Map(words.map(({ headword }) => [headword.toLowerCase(), headword]))
  const homophones = groupBy(words, ({ arpabet }) => (arpabet === null ? [] : [withoutStress(arpabet)]))
  const synonyms = synonymsOfAuthors(words, sources.relations)
  return new Map(
    words.map((word) => {
      const alike = new Set([
        ...(homophones.get(withoutStress(word.arpabet ?? '')) ?? []).map(({ headword }) => headword),
        ...(synonyms.get(word.headword) ?? []),
        ...wordsOfMeaning(word, sources).flatMap((other) => headwords.get(other) ?? []),
      ])
      alike.delete(word.headword)
      return [word.headword, alike]
    }),
  )
}

export const withoutStress = (arpabet: string) => arpabet.replaceAll(/\d/g, '')

/** Synonyms in both directions, and words that have one in common: 'huge' and 'vast' by 'enormous'. */
function synonymsOfAuthors(words: readonly WordRow[], relations: readonly RelationRow[]): Map<string, Set<string>> {
  const reviewed = new Set(words.filter((word) => word.reviewed).map(({ headword }) => headword))
  const direct = new Map<string, Set<string>>()
  const add = (one: string, other: string) => direct.set(one, (direct.get(one) ?? new Set()).add(other))
  for (const { headword, kind, other } of relations) {
    if (kind !== 'synonym' || !reviewed.has(headword)) continue
    add(headword, other)
    add(other, headword)
  }
  return new Map(
    [...direct].map(([headword, own]) => [
      headword,
      new Set([...own, ...[...own].flatMap((synonym) => [...(direct.get(synonym) ?? [])])]),
    ]),
  )
}

/** Words in lower case that stand for the same in some sense, that learners are told apart from it, or of which it is a kind. */
function wordsOfMeaning({ headword, partOfSpeech }: WordRow, { wordnet, nearSynonyms }: NeighbourSources): string[] {
  const key = headword.toLowerCase()
  const senses = wordnet.senses(key)
  const synsets = senses.map((sense) => wordnet.synset(sense))
  const similar = synsets
    .slice(0, SIMILAR_SENSES)
    .flatMap(({ pointers }: Synset) =>
      pointers.filter(({ symbol }) => SIMILAR.has(symbol)).map((pointer) => wordnet.synset(pointer)),
    )
  const main = senses.filter(({ pos }) => partOfSpeech === null || pos === partOfSpeech).slice(0, KIND_SENSES)
  return [
    ...synsets.flatMap(({ words }) => words),
    ...(nearSynonyms.get(key) ?? []).flatMap(({ words }) => words),
    ...similar.flatMap(({ words }) => words),
    ...main.flatMap((sense) => kindsOf(sense, wordnet)).flatMap(({ words }) => words),
  ].map((word) => word.toLowerCase())
}

/** What a sense is a kind of, the nearest first: 'duck' is a bird and an animal. */
function kindsOf(sense: SenseKey, wordnet: WordNet): Synset[] {
  const kinds: Synset[] = []
  let at = wordnet.synset(sense)
  for (let step = 0; step < KIND_STEPS; step += 1) {
    const pointer = at.pointers.find(({ symbol }) => KIND_OF.has(symbol))
    if (!pointer) break
    at = wordnet.synset(pointer)
    kinds.push(at)
  }
  return kinds
}
