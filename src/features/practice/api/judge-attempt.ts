import type { Attempt } from '#contract/speech'
import { call } from '#lib/api'

/** What was said to a say question. The same id is judged once, however often it is sent. */
export interface SpokenAttempt {
  readonly id: string
  /** Id of the practice. */
  readonly practice: string
  readonly wordId: number
  /** A WAV file as the server takes it. */
  readonly wav: ArrayBuffer
}

/** Milliseconds: a few hundred kilobytes over a slow connection, and a scorer that others use too. */
const PATIENCE = 30_000

/** Has an attempt judged. @throws {ApiError} */
export const judgeAttempt = ({ id, practice, wordId, wav }: SpokenAttempt): Promise<Attempt> =>
  call(
    'POST /api/attempts',
    { query: { practice, word_id: wordId, attempt: id }, file: new Blob([wav], { type: 'audio/wav' }) },
    { timeout: PATIENCE },
  )
