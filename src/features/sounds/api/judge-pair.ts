import type { PairAttempt } from '#contract/speech'
import { call } from '#lib/api'

/** What was said to a pair of words. */
export interface SpokenPair {
  /** The word that was to be said. */
  readonly word: string
  readonly other: string
  /** A WAV file as the server takes it. */
  readonly wav: ArrayBuffer
}

/** Milliseconds: a few hundred kilobytes over a slow connection, and a scorer that others use too. */
const PATIENCE = 30_000

/** Has it judged which of the two was said. @throws {ApiError} */
export const judgePair = ({ word, other, wav }: SpokenPair): Promise<PairAttempt> =>
  call(
    'POST /api/sounds/attempts',
    { query: { word, other }, file: new Blob([wav], { type: 'audio/wav' }) },
    { timeout: PATIENCE },
  )
