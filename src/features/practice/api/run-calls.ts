/** The calls of a run, for each place that issues runs: challenges, practices of any list of words, and rounds of flashcards. */
import type { Answer, RunResult } from '#contract/challenges'
import type { FlashcardAnswer } from '#contract/flashcards'
import type { PracticeResult } from '#contract/practice'
import { call } from '#lib/api'
import type { PendingChannel } from '#lib/pending-store'
import { createChannelFlush } from '#lib/pending-sender'
import type { PendingSender } from '#lib/pending-sender'
import { sentAnswer } from '../model/waiting-answer.ts'
import type { Waiting } from '../model/waiting-answer.ts'

/** Stands behind the last answer of a run: the run is ended when it is sent, whichever page is open then. */
export interface RunEnd {
  readonly id: string
  readonly end: true
}
export type RunItem = Waiting<Answer> | RunEnd

export const isAnswer = (item: RunItem): item is Waiting<Answer> => !('end' in item)

export interface RunCalls<Result> {
  /** Where answers wait in the browser, under the run's id. */
  readonly channel: PendingChannel
  /** Sends answers, and resolves to the ids that the server has. */
  readonly answer: (runId: string, answers: Answer[], session: string) => Promise<readonly string[]>
  /** Ends a run; every answer must have arrived before. */
  readonly finish: (runId: string, session: string) => Promise<Result>
}

/** Sends answers of runs, and their ends. `onResult` hears what became of a run that was ended here. */
export const runSender = <Result>(
  { channel, answer, finish }: RunCalls<Result>,
  onResult?: (result: Result) => void,
): PendingSender<RunItem> => ({
  channel,
  open: (id, session) => ({
    send: async (items) => {
      const answers = items.filter(isAnswer)
      if (answers.length > 0) return { ids: await answer(id, answers.map(sentAnswer), session) }
      const result = await finish(id, session)
      onResult?.(result)
      return { ids: items.map((item) => item.id) }
    },
  }),
})

export const challengeCalls: RunCalls<RunResult> = {
  channel: 'run',
  answer: async (id, answers, token) =>
    (await call('POST /api/runs/{id}/answers', { params: { id }, body: { answers } }, { token })).acknowledged,
  finish: (id, token) => call('POST /api/runs/{id}/finish', { params: { id } }, { token }),
}

export const practiceCalls: RunCalls<PracticeResult> = {
  channel: 'practice',
  answer: async (id, answers, token) =>
    (await call('POST /api/practices/{id}/answers', { params: { id }, body: { answers } }, { token })).acknowledged,
  finish: (id, token) => call('POST /api/practices/{id}/finish', { params: { id } }, { token }),
}

/** Flashcards by round: a round is never finished, and an answer about a word needs no run. */
export const flashcardSender: PendingSender<Waiting<FlashcardAnswer>> = {
  channel: 'flashcards',
  open: (round, session) => ({
    send: async (answers) => {
      const input = { body: { round, answers: answers.map(sentAnswer) } }
      return { ids: (await call('POST /api/flashcards', input, { token: session })).acknowledged }
    },
  }),
}

/** Everything of this feature that may wait in the browser. */
export const answerSenders = [
  createChannelFlush(runSender(challengeCalls)),
  createChannelFlush(runSender(practiceCalls)),
  createChannelFlush(flashcardSender),
]
