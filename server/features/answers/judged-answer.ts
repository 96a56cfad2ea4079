import type { LoggedKind } from '#rules/grading'

/** An answer whose correctness the caller has judged against the question it issued. */
export interface JudgedAnswer {
  readonly id: string
  readonly wordId: number
  readonly kind: LoggedKind
  readonly given: string
  readonly correct: boolean
  /** What was given instead: a word by its id, or a text that may be one; null when right or where it was no word. */
  readonly mistaken: number | string | null
  /** The question showed the word as a picture. */
  readonly pictured: boolean
  readonly hinted: boolean
  readonly slips: number
  readonly ms: number
  /** Letters of the word, which a fair time to type depends on. */
  readonly letters: number
  /** First answer to this word in its session: only that one moves the card and earns points. */
  readonly first: boolean
  /** False when it came faster than a person can answer: logged, worth nothing. */
  readonly counted: boolean
  /** When it counts as given: its arrival, or for an answer that waited in the browser the time that the client names. */
  readonly at: Date
  readonly source: 'online' | 'offline'
}
