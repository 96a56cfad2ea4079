/** Which word of a minimal pair was heard, by the scores of one recording against both. */
import type { PhonemeScore, WordScore } from '#contract/recordings'

/** The one word, the other, or null: neither, or either. */
export type HeardWord = 0 | 1 | null

type Said = Pick<WordScore, 'right_word' | 'phonemes'>

export interface PairScores {
  /** The two phonemes, in ARPAbet. */
  readonly sounds: readonly [string, string]
  /** The recording as the word of the first phoneme, and as that of the second. */
  readonly scores: readonly [Said, Said]
  /** Whether the scorer can hear each phoneme replaced by the other. */
  readonly canHear: readonly [boolean, boolean]
}

const isWrong = ({ state }: PhonemeScore) => state === 'unclear' || state === 'replaced'

/** What the score of one word says: this word, the other one, or nothing. */
function evidenceOf({ right_word: isTaken, phonemes }: Said, own: string, other: string): 'own' | 'other' | null {
  const places = isTaken ? phonemes.filter(({ phoneme }) => phoneme === own) : []
  if (places.some((place) => isWrong(place) && place.heard === other)) return 'other'
  return places.length > 0 && places.every(({ state }) => state === 'good') ? 'own' : null
}

/**
 * Each score speaks for one word or for none, and the majority counts. Two that speak for their own word leave it open, except where the scorer
 * hears the replacement in one direction only: then the phoneme that was not heard replaced was said.
 */
export function decideHeardWord({ sounds: [first, second], scores, canHear }: PairScores): HeardWord {
  const one = evidenceOf(scores[0], first, second)
  const two = evidenceOf(scores[1], second, first)
  const forFirst = (one === 'own' ? 1 : 0) + (two === 'other' ? 1 : 0)
  const forSecond = (two === 'own' ? 1 : 0) + (one === 'other' ? 1 : 0)
  if (forFirst !== forSecond) return forFirst > forSecond ? 0 : 1
  if (forFirst === 0 || canHear[0] === canHear[1]) return null
  return canHear[0] ? 0 : 1
}

/** The sound that was heard in the place of the phoneme of a word, where it is neither of the two. */
export function findThirdSound({ right_word: isTaken, phonemes }: Said, own: string, other: string): string | null {
  const place = isTaken ? phonemes.find((each) => each.phoneme === own && isWrong(each)) : undefined
  return place?.heard === undefined || place.heard === other ? null : place.heard
}
