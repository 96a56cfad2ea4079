/** In what two words differ that may be taken for each other, and an answer from the word that was asked for. */
import { align, countDifferences, joinPlaces } from './alignment.ts'
import type { AlignedPart } from './alignment.ts'
import { acceptedSpellings, normaliseAnswer, spellingFor } from './answers.ts'
import { slack } from './nearby.ts'
import { parsePhonemes, UnknownPhonemeError } from './parse-phonemes.ts'

/** Where two words differ, in letters or in sounds. */
export interface Difference {
  /** From the beginning to the end of both words. */
  readonly parts: readonly AlignedPart<string>[]
  /** How many letters or sounds differ, at least 1. */
  readonly count: number
}

/** Null for sequences that are the same, or too different for the difference to tell them apart. */
function differenceOf(one: readonly string[], other: readonly string[]): Difference | null {
  const places = align(one, other)
  const count = countDifferences(places)
  const shorter = Math.min(one.length, other.length)
  // Of two short words nearly all may differ: 'an' and 'it' share nothing.
  if (count === 0 || count > slack(shorter) || count >= shorter) return null
  return { parts: joinPlaces(places), count }
}

/** The letters in which two words differ that look alike; null where they do not. */
export const letterDifference = (one: string, other: string): Difference | null =>
  differenceOf([...one.normalize('NFC').toLowerCase()], [...other.normalize('NFC').toLowerCase()])

/**
 * The sounds in which two words differ that sound alike; null where they do not, or where the phonetics hold a sign that is no phoneme. The
 * stress is left out.
 *
 * @param one phonetics without slashes, and `other` those of the same accent
 */
export function soundDifference(one: string, other: string): Difference | null {
  const [first, second] = [soundsOf(one), soundsOf(other)]
  return first && second && differenceOf(first, second)
}

function soundsOf(ipa: string): string[] | null {
  try {
    return parsePhonemes(ipa).flatMap((word) => word.map(({ symbol }) => symbol))
  } catch (error) {
    if (error instanceof UnknownPhonemeError) return null
    throw error
  }
}

/** A letter of an answer beside the right one. `open`: the word ended before it was typed. */
export interface MarkedLetter {
  readonly state: 'right' | 'wrong' | 'missing' | 'extra' | 'open'
  /** '' for `missing` and `open`. */
  readonly given: string
  /** '' for `extra`. */
  readonly right: string
}

/**
 * The letters of an answer against those of the word, in the spelling that is nearest to it.
 *
 * @param isCut whether a wrong letter ended it, as in typing: what follows in the word was not asked for any more
 */
export function markLetters(headword: string, given: string, isCut: boolean): MarkedLetter[] {
  const letters = [...given.normalize('NFC')]
  if (isCut) {
    const word = [...spellingFor(headword, letters.slice(0, -1).join('')).normalize('NFC')]
    const open = word.slice(letters.length).map((right): MarkedLetter => ({ state: 'open', given: '', right }))
    return [...marked(word.slice(0, letters.length), letters), ...open]
  }
  const spellings = [headword, ...acceptedSpellings(headword)].map((spelling) =>
    marked([...spelling.normalize('NFC')], letters),
  )
  const faults = (each: readonly MarkedLetter[]) => each.filter(({ state }) => state !== 'right').length
  return spellings.reduce((best, each) => (faults(each) < faults(best) ? each : best))
}

/** Letters are compared as answers are: without case and accents. */
function marked(word: readonly string[], given: readonly string[]): MarkedLetter[] {
  const places = align(given.map(normaliseLetter), word.map(normaliseLetter))
  let [typed, right] = [0, 0]
  return places.map((place): MarkedLetter => {
    const ofAnswer = place.one === undefined ? '' : (given[typed++] ?? '')
    const ofWord = place.other === undefined ? '' : (word[right++] ?? '')
    const state =
      place.one === place.other
        ? 'right'
        : place.one === undefined
          ? 'missing'
          : place.other === undefined
            ? 'extra'
            : 'wrong'
    return { state, given: ofAnswer, right: ofWord }
  })
}

/** A space is lost when it is normalised alone. */
const normaliseLetter = (letter: string): string => normaliseAnswer(letter) || letter
