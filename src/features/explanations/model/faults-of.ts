import type { MarkedLetter } from '#rules/word-difference'

/** A letter of an answer that differs from the word, for a sentence about it. */
export interface LetterFault {
  readonly state: 'wrong' | 'missing' | 'extra'
  /** Its place among the letters of the word, from 1; of one too many, that of the letter before it. */
  readonly place: number
  readonly given: string
  readonly right: string
}

const letter = /[\p{L}\p{N}]/u

/** What differs, in order. Spaces, hyphens and apostrophes are given by the board and not counted. */
export function faultsOf(letters: readonly MarkedLetter[]): LetterFault[] {
  let place = 0
  return letters.flatMap(({ state, given, right }) => {
    if (letter.test(right)) place += 1
    return state === 'wrong' || state === 'missing' || state === 'extra' ? { state, place, given, right } : []
  })
}
