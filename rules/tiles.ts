/** Tiles to put in order: the letters of a word, the words of a sentence. */
import { normaliseAnswer } from './answers.ts'
import { shuffled } from './random.ts'

/** Letters beyond those of the word, so that the last one is not a gift. */
const EXTRA_LETTERS = 2

/** Common ones look as if they might belong. */
const COMMON = [...'etaoinsrhlducmpg']

const letter = /[\p{Script=Latin}\p{N}]/u

const lettersOf = (headword: string): string[] => [...headword.normalize('NFC')].filter((char) => letter.test(char))

/** Letters that are put in order: the spaces and hyphens of a phrase are given. */
export const countLetters = (headword: string): number => lettersOf(headword).length

/** Letters to spell a word with, mixed, two more than it has. Never in the order of the word. */
export function letterTiles(headword: string, random: () => number): string[] {
  const own = lettersOf(headword)
  const others = COMMON.filter((char) => !own.includes(char))
  return mixed([...own, ...shuffled(others, random).slice(0, EXTRA_LETTERS)], own.length, random)
}

/** The words of a sentence without the stops between them: 'No, I don’t.' gives No, I, don’t. */
export function wordsOfSentence(sentence: string): string[] {
  return sentence.split(/\s+/).flatMap((part) => part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || [])
}

/** Words that begin sentences and are no names: written small on a tile, so that a capital does not betray the first. */
const SMALL = new Set(
  `a an the this that these those my your his her its our their he she it we you they who what which where when why how
  there here do does did is are was were am can could will would shall should may must have has had don't let let's it's
  he's she's that's what's there's in on at by for from to of with after before if as so and but or not no yes please
  some many every all both each one two today now`.split(/\s+/),
)

/** The words of a sentence to put in order, mixed. */
export function sentenceTiles(sentence: string, random: () => number): string[] {
  const [first = '', ...rest] = wordsOfSentence(sentence)
  const tiles = [SMALL.has(normaliseAnswer(first)) ? first.toLowerCase() : first, ...rest]
  return mixed(tiles, tiles.length, random)
}

/** Whether two sentences are the same words in the same order; case and stops do not count. */
export function sameSentence(a: string, b: string): boolean {
  const plain = (sentence: string) => wordsOfSentence(normaliseAnswer(sentence)).join(' ')
  return plain(a) === plain(b)
}

/** Shuffled; when the order stays the same at the start, it is rotated by one. */
function mixed(tiles: readonly string[], right: number, random: () => number): string[] {
  const order = shuffled(tiles, random)
  const unmixed = tiles.slice(0, right).every((tile, index) => tile === order[index])
  return unmixed ? [...order.slice(1), ...order.slice(0, 1)] : order
}
