/** The calls of a run, for each place that issues runs: challenges, practices of any list of words, and rounds of flashcards. */
import type { Answer, RunResult } from '#contract/challenges'
import type { FlashcardAnswer } from '#contract/flashcards'
import type { PracticeResult } from '#contract/practice'
import { call } from '#lib/api'

export interface RunCalls<Result, Given = Answer> {
  /** Under which its unsent answers wait in the browser. */
  keyOf: (runId: string) => string
  /** Sends answers under the session of whoever gave them. Answers the ids that the server has. */
  send: (runId: string, answers: readonly Given[], session: string) => Promise<readonly string[]>
  /** Ends a run; every answer must have arrived before. */
  finish: (runId: string) => Promise<Result>
}

export const challengeCalls: RunCalls<RunResult> = {
  keyOf: (runId) => runId,
  send: async (id, answers, session) => {
    const input = { params: { id }, body: { answers: [...answers] } }
    return (await call('POST /api/runs/{id}/answers', input, { token: session })).acknowledged
  },
  finish: (id) => call('POST /api/runs/{id}/finish', { params: { id } }),
}

const practicePrefix = 'practice/'

export const practiceCalls: RunCalls<PracticeResult> = {
  keyOf: (runId) => practicePrefix + runId,
  send: async (id, answers, session) => {
    const input = { params: { id }, body: { answers: [...answers] } }
    return (await call('POST /api/practices/{id}/answers', input, { token: session })).acknowledged
  },
  finish: (id) => call('POST /api/practices/{id}/finish', { params: { id } }),
}

const cardsPrefix = 'cards/'

/** A round of flashcards: it is never finished, and what is said of a word needs no run. */
export const cardCalls: Pick<RunCalls<never, FlashcardAnswer>, 'keyOf' | 'send'> = {
  keyOf: (round) => cardsPrefix + round,
  send: async (round, answers, session) => {
    const input = { body: { round, answers: [...answers] } }
    return (await call('POST /api/flashcards', input, { token: session })).acknowledged
  },
}

/** Sends answers that wait under this key, whichever place they came from. */
export function sendWaiting(
  key: string,
  answers: readonly (Answer | FlashcardAnswer)[],
  session: string,
): Promise<readonly string[]> {
  if (key.startsWith(cardsPrefix))
    return cardCalls.send(key.slice(cardsPrefix.length), answers as readonly FlashcardAnswer[], session)
  const given = answers as readonly Answer[]
  return key.startsWith(practicePrefix)
    ? practiceCalls.send(key.slice(practicePrefix.length), given, session)
    : challengeCalls.send(key, given, session)
}
