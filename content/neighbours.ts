/** For questions about a word: words near to it that make good wrong options, and words so alike that they must not be among these. */
import { isOfLikeLevel, isSamePart } from '#rules/distractors'
import { isNearInMeaning, sharesTerm } from '#rules/meaning-overlap'
import { UNRANKED } from './dictionary.ts'
import { groupBy } from './group-by.ts'
import { lookAlikesOf } from './look-alikes.ts'
import { pictureWords } from './pictures.ts'
import type { NeighbourRow, WordRow } from './rows.ts'
import { meantWord, withoutStress, wordsAlike, type NeighbourSources } from './words-alike.ts'

const MOST_NEAR = 12
/** Of each kind of nearness so many. */
const OF_ONE_KIND = 5
const MOST_ALIKE = 150
/** A key that more words share says nothing. */
const MOST_SHARING = 80
/** Among so many words of its kind, about as common, on either side. */
const AROUND = 20
/** What makes another form of the same word. */
const ENDINGS = /^(?:s|es|d|ed|ing|r|er|or|st|est|ly|y|al|ness|ful|less|able|ment|ion)$/

/** One row a word, in the order of the words. */
export function neighbourRows(words: readonly WordRow[], sources: NeighbourSources): NeighbourRow[] {
  const alike = wordsAlike(words, sources)
  const candidates = words.filter(({ reviewed, unfit }) => reviewed && !unfit)
  const parts = new Map(pictureWords.map(({ headword, part }) => [headword, part]))
  const bySpelling = groupBy(candidates, spellings)
  const bySound = groupBy(candidates, sounds)
  const byPhrasePart = groupBy(candidates, partsOfPhrase)
  const kindOf = ({ headword, topic, partOfSpeech }: WordRow) =>
    `${parts.get(headword) ?? topic ?? ''} ${isPhrase(headword) ? 'phrase' : ''} ${partOfSpeech}`
  const byRank = candidates.toSorted((a, b) => rankOf(a) - rankOf(b))
  const byKind = groupBy(byRank, (word) => [kindOf(word)])
  const byPart = groupBy(byRank, ({ headword, partOfSpeech }) => [`${isPhrase(headword)} ${partOfSpeech}`])
  return words.map((word) => {
    const near = createNearestWords(word, alike)
    const sharing = (index: Index, keys: readonly string[]) =>
      keys.map((key) => index.get(key) ?? []).filter(({ length }) => length <= MOST_SHARING)
    const best = inTurns([
      near(sharing(byPhrasePart, partsOfPhrase(word)).flat(), OF_ONE_KIND),
      near(around(word, byKind.get(kindOf(word))), OF_ONE_KIND),
      near(sharing(bySpelling, spellings(word)).flat(), OF_ONE_KIND),
      near(sharing(bySound, sounds(word)).flat(), OF_ONE_KIND),
    ])
    // Where little is near, words of its part of speech that are about as common.
    const others = byPart.get(`${isPhrase(word.headword)} ${word.partOfSpeech}`)
    const filled = best.length < MOST_NEAR ? [...best, ...near(around(word, others), MOST_NEAR)] : best
    return {
      headword: word.headword,
      near: [...new Set(filled)].slice(0, MOST_NEAR),
      alike: [...(alike.get(word.headword) ?? [])].slice(0, MOST_ALIKE),
    }
  })
}

type Index = ReadonlyMap<string, readonly WordRow[]>

/** The spelling with each one letter left out: words that share one differ by a letter or two. */
function spellings({ headword }: WordRow): string[] {
  const key = headword.toLowerCase()
  return key.length < 3 ? [] : [...key].map((_, at) => key.slice(0, at) + key.slice(at + 1))
}

const isPhrase = (headword: string) => headword.includes(' ')

/** The words of a phrase: 'take off' is near to 'take on' and 'put off'. */
const partsOfPhrase = (word: WordRow): string[] =>
  isPhrase(word.headword) ? word.headword.toLowerCase().split(' ') : []

/** The same of the sounds. */
function sounds({ arpabet }: WordRow): string[] {
  const phones = withoutStress(arpabet ?? '').split(' ')
  return phones.length < 2 ? [] : phones.map((_, at) => phones.toSpliced(at, 1, '_').join(' '))
}

/** Those of a list of words in the order of their ranks that are about as common as one. */
function around(word: WordRow, byRank: readonly WordRow[] = []): readonly WordRow[] {
  // By halves: a list may hold ten thousand words, and each of them is asked for.
  let [place, end] = [0, byRank.length]
  while (place < end) {
    const middle = (place + end) >> 1
    const other = byRank[middle]
    if (other && rankOf(other) < rankOf(word)) place = middle + 1
    else end = middle
  }
  // Phrases and unranked words share one rank: each has its own place among them, and so other words around it.
  const own = byRank.indexOf(word, place)
  const from = own < 0 ? place : own
  return byRank.slice(Math.max(0, from - AROUND), from + AROUND)
}

/** Picks the headwords that are fair beside a word, those about as common first: see pickDistractors() for what is fair. */
function createNearestWords(word: WordRow, alike: ReadonlyMap<string, ReadonlySet<string>>) {
  const own = new Set([...(alike.get(word.headword) ?? []), ...lookAlikesOf(word.headword)])
  const isAlike = ({ headword }: WordRow) => own.has(headword) || alike.get(headword)?.has(word.headword)
  return (others: readonly WordRow[], most: number): string[] => {
    const found: string[] = []
    // Beside words a phrase stands out.
    const isOfKind = (other: WordRow) =>
      isSamePart(word, other) && isOfLikeLevel(word, other) && isPhrase(other.headword) === isPhrase(word.headword)
    const sorted = [...new Set(others)]
      .filter(isOfKind)
      .map((other) => ({ other, distance: distance(word, other) }))
      .sort((a, b) => a.distance - b.distance)
    for (const { other } of sorted) {
      if (found.length === most) break
      if (other === word || isAlike(other) || isForm(word.headword, other.headword)) continue
      const [a, b] = [meantWord(word), meantWord(other)]
      if (!sharesTerm(a, b) && !isNearInMeaning(a, b)) found.push(other.headword)
    }
    return found
  }
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
