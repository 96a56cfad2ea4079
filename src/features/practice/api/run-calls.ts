/** The calls of a run, for each place that issues runs: challenges, practices of any list of words, and rounds of flashcards. */
import type { Answer, RunResult } from '#contract/challenges'
import type { FlashcardAnswer } from '#contract/flashcards'
import type { PracticeResult } from '#contract/practice'
import { call } from '#lib/api'
import { createChannelFlush } from '#lib/pending-sender'
import type { PendingSender } from '#lib/pending-sender'

export interface RunCalls<Result, Given extends { readonly id: string } = Answer> {
  /** Sends answers, and those that wait in the browser under the run's id. */
  readonly sender: PendingSender<Given>
  /** Ends a run; every answer must have arrived before. */
  readonly finish: (runId: string) => Promise<Result>
}

export const challengeCalls: RunCalls<RunResult> = {
  sender: {
    channel: 'run',
    open: (id, session) => ({
      send: async (answers) => {
        const input = { params: { id }, body: { answers: [...answers] } }
        return { ids: (await call('POST /api/runs/{id}/answers', input, { token: session })).acknowledged }
      },
    }),
  },
  finish: (id) => call('POST /api/runs/{id}/finish', { params: { id } }),
}

export const practiceCalls: RunCalls<PracticeResult> = {
  sender: {
    channel: 'practice',
    open: (id, session) => ({
      send: async (answers) => {
        const input = { params: { id }, body: { answers: [...answers] } }
        return { ids: (await call('POST /api/practices/{id}/answers', input, { token: session })).acknowledged }
      },
    }),
  },
  finish: (id) => call('POST /api/practices/{id}/finish', { params: { id } }),
}

/** Flashcards by round: a round is never finished, and an answer about a word needs no run. */
export const flashcardSender: PendingSender<FlashcardAnswer> = {
  channel: 'flashcards',
  open: (round, session) => ({
    send: async (answers) => {
      const input = { body: { round, answers: [...answers] } }
      return { ids: (await call('POST /api/flashcards', input, { token: session })).acknowledged }
    },
  }),
}

/** Everything of this feature that may wait in the browser. */
export const answerSenders = [
  createChannelFlush(challengeCalls.sender),
  createChannelFlush(practiceCalls.sender),
  createChannelFlush(flashcardSender),
]
