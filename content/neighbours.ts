/** For questions about a word: words near to it that make good wrong options, and words so alike that they must not be among these. */
import { meansTheSame } from '#rules/distractors'
import { isUnfit } from './denied.ts'
import { UNRANKED } from './dictionary.ts'
import { isGated } from './gated-lists.ts'
import { groupBy } from './group-by.ts'
import { lookAlikesOf } from './look-alikes.ts'
import { pictureWords } from './pictures.ts'
import type { NeighbourRow, WordRow } from './rows.ts'
import type { NearSynonymGroup } from './sources/ecdict.ts'
import type { Synset, WordNet } from './sources/wordnet.ts'

const MOST_NEAR = 12
/** Of each kind of nearness so many. */
const OF_ONE_KIND = 5
const MOST_ALIKE = 40
/** A key that more words share says nothing. */
const MOST_SHARING = 80
/** Among so many words of its kind, about as common, on either side. */
const AROUND = 15
/** Words that are so many times rarer are too easily told apart, unless they are common still. */
const MUCH_RARER = 4
const COMMON_RANK = 6_000
/** WordNet's pointer symbols of adjectives that are similar, and of verbs of one group. */
const SIMILAR = new Set(['&', '$'])
/** Of how many senses words that are only similar count. */
const SIMILAR_SENSES = 3
/** What makes another form of the same word. */
const ENDINGS = /^(?:s|es|d|ed|ing|r|er|or|st|est|ly|y|al|ness|ful|less|able|ment|ion)$/

export interface NeighbourSources {
  readonly wordnet: WordNet
  /** Notes on near-synonyms by the lower-case words that they are about. */
  readonly nearSynonyms: ReadonlyMap<string, readonly NearSynonymGroup[]>
}

/** One row a word, in the order of the words. */
export function neighbourRows(words: readonly WordRow[], sources: NeighbourSources): NeighbourRow[] {
  const headwords = new Map(words.map(({ headword }) => [headword.toLowerCase(), headword]))
  const fit = words.filter(({ headword }) => !isUnfit(headword))
  const parts = new Map(pictureWords.map(({ headword, part }) => [headword, part]))
  const bySpelling = groupBy(fit, spellings)
  const bySound = groupBy(fit, sounds)
  const byPart = groupBy(fit, partsOfPhrase)
  const kindOf = ({ headword, topic }: WordRow) => parts.get(headword) ?? topic
  const kinds = groupBy(
    fit.toSorted((a, b) => rankOf(a) - rankOf(b)),
    (word) => [kindOf(word) ?? ''],
  )
  const places = new Map([...kinds.values()].flatMap((all) => all.map((word, place) => [word, place])))
  const homophones = groupBy(words, ({ arpabet }) => (arpabet === null ? [] : [withoutStress(arpabet)]))
  return words.map((word) => {
    // First, so that the limit never cuts them off.
    const alike = new Set([
      ...lookAlikesOf(word.headword),
      ...(homophones.get(withoutStress(word.arpabet ?? '')) ?? []).map(({ headword }) => headword),
      ...wordsOfMeaning(word, sources).flatMap((other) => headwords.get(other) ?? []),
    ])
    alike.delete(word.headword)
    const sharing = (index: Index, keys: readonly string[]) =>
      keys.map((key) => index.get(key) ?? []).filter(({ length }) => length <= MOST_SHARING)
    const kind = kindOf(word)
    const place = places.get(word) ?? 0
    const ofKind =
      kind === null && !isPhrase(word) ? [] : kinds.get(kind ?? '')?.slice(Math.max(0, place - AROUND), place + AROUND)
    const near = inTurns([
      nearestOf(word, sharing(byPart, partsOfPhrase(word)).flat(), alike),
      nearestOf(word, ofKind ?? [], alike),
      nearestOf(word, sharing(bySpelling, spellings(word)).flat(), alike),
      nearestOf(word, sharing(bySound, sounds(word)).flat(), alike),
    ])
    return { headword: word.headword, near: near.slice(0, MOST_NEAR), alike: [...alike].slice(0, MOST_ALIKE) }
  })
}

type Index = ReadonlyMap<string, readonly WordRow[]>

/** The spelling with each one letter left out: words that share one differ by a letter or two. */
function spellings({ headword }: WordRow): string[] {
  const key = headword.toLowerCase()
  return key.length < 3 ? [] : [...key].map((_, at) => key.slice(0, at) + key.slice(at + 1))
}

const isPhrase = ({ headword }: WordRow) => headword.includes(' ')

/** Glosses of verbs begin with 'to'. */
const isVerb = ({ meaningEn }: WordRow) => meaningEn.startsWith('to ')

/** The words of a phrase: 'take off' is near to 'take on' and 'put off'. */
const partsOfPhrase = (word: WordRow): string[] => (isPhrase(word) ? word.headword.toLowerCase().split(' ') : [])

/** The same of the sounds. */
function sounds({ arpabet }: WordRow): string[] {
  const phones = withoutStress(arpabet ?? '').split(' ')
  return phones.length < 2 ? [] : phones.map((_, at) => phones.toSpliced(at, 1, '_').join(' '))
}

const withoutStress = (arpabet: string) => arpabet.replaceAll(/\d/g, '')

/**
 * Those about as common as the word, the nearest first; neither other forms of it nor what means the same, and beside a word of a gated
 * list nothing unreviewed.
 */
function nearestOf(word: WordRow, others: readonly WordRow[], alike: ReadonlySet<string>): string[] {
  const found: string[] = []
  const sorted = [...new Set(others)]
    .map((other) => ({ other, distance: distance(word, other) }))
    .sort((a, b) => a.distance - b.distance)
  for (const { other } of sorted) {
    if (found.length === OF_ONE_KIND) break
    if (other === word || alike.has(other.headword) || isForm(word.headword, other.headword)) continue
    // Beside words a phrase stands out, and what people do beside things.
    if (isPhrase(other) !== isPhrase(word) || (isPhrase(word) && isVerb(other) !== isVerb(word))) continue
    if (!other.reviewed && word.tags.some(isGated)) continue
    if (rankOf(other) > Math.max(COMMON_RANK, MUCH_RARER * rankOf(word))) continue
    if (!meansTheSame(word.meaningZh, other.meaningZh)) found.push(other.headword)
  }
  return found
}

const rankOf = ({ frequency }: WordRow) => frequency ?? UNRANKED
const distance = (a: WordRow, b: WordRow) => Math.abs(Math.log(rankOf(a) / rankOf(b)))

function isForm(a: string, b: string): boolean {
  const [short = '', long = ''] = [a.toLowerCase(), b.toLowerCase()].sort((one, other) => one.length - other.length)
  return long.startsWith(short) && ENDINGS.test(long.slice(short.length))
}

/** One of each list in turn, each word once. */
function inTurns(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return [...new Set(Array.from({ length: longest }, (_, nth) => lists.flatMap((list) => list[nth] ?? [])).flat())]
}

/** Words in lower case that stand for the same in some sense, or that learners are told apart from it. */
function wordsOfMeaning({ headword }: WordRow, { wordnet, nearSynonyms }: NeighbourSources): string[] {
  const key = headword.toLowerCase()
  const synsets = wordnet.senses(key).map((sense) => wordnet.synset(sense))
  const similar = synsets
    .slice(0, SIMILAR_SENSES)
    .flatMap(({ pointers }: Synset) =>
      pointers.filter(({ symbol }) => SIMILAR.has(symbol)).map((pointer) => wordnet.synset(pointer)),
    )
  return [
    ...synsets.flatMap(({ words }) => words),
    ...(nearSynonyms.get(key) ?? []).flatMap(({ words }) => words),
    ...similar.flatMap(({ words }) => words),
  ].map((word) => word.toLowerCase())
}
