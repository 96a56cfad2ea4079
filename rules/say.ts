/** Say questions: what a score comes to, and what an answer says of the attempt that it rests on. */
import type { Score } from '#contract/recordings'

/** How an attempt was heard. `replaced`: the word, with another sound in the place of one of its own. */
export type SpeechVerdict = 'right' | 'replaced' | 'not_heard'

/** What came of a say question: a verdict of the scorer, or the learner's own word that they said it right. */
export type SayOutcome = SpeechVerdict | 'overruled'

/** So many attempts that were not heard are an answer that is not right; fewer count for nothing. */
export const SAY_TRIES = 2

const outcomes: readonly string[] = ['right', 'replaced', 'not_heard', 'overruled'] satisfies SayOutcome[]

export interface SayAnswer {
  readonly outcome: SayOutcome
  /** Id of the attempt that the server judged. */
  readonly attempt: string
}

/** Unclear sounds do not count: a score is approximate. */
export function verdictOf({ right_word, phonemes }: Pick<Score, 'right_word' | 'phonemes'>): SpeechVerdict {
  if (!right_word) return 'not_heard'
  return phonemes.some(({ state }) => state === 'replaced') ? 'replaced' : 'right'
}

/** The text that an answer gives, and the log of answers keeps. */
export const formatSayAnswer = ({ outcome, attempt }: SayAnswer): string => `${outcome} ${attempt}`

/** Null for a text that is no answer to a say question. */
export function parseSayAnswer(given: string): SayAnswer | null {
  const [outcome = '', attempt = '', ...rest] = given.split(' ')
  if (!outcomes.includes(outcome) || attempt === '' || rest.length > 0) return null
  return { outcome: outcome as SayOutcome, attempt }
}

/** Whether an answer is right: the word was heard, or the learner says that they said it right. */
export function isSaidRight(given: string): boolean {
  const answer = parseSayAnswer(given)
  return answer !== null && answer.outcome !== 'not_heard'
}

/**
 * Whether a judged attempt bears out an answer: the verdict is the attempt's own, and what was not heard was not heard often enough. Any
 * verdict may be overruled but the best one.
 *
 * @param notHeard attempts at this word that were not heard, this one included
 */
export function isBorneOut({ outcome }: SayAnswer, verdict: SpeechVerdict, notHeard: number): boolean {
  if (outcome === 'overruled') return verdict !== 'right'
  return outcome === verdict && (outcome !== 'not_heard' || notHeard >= SAY_TRIES)
}
