/** The calls of a run, for each place that issues runs: challenges, and practices of any list of words. */
import type { Answer, RunResult } from '#contract/challenges'
import type { PracticeResult } from '#contract/practice'
import { call } from '#lib/api'

export interface RunCalls<Result> {
  /** Under which its unsent answers wait in the browser. */
  keyOf: (runId: string) => string
  /** Sends answers under the session of whoever gave them. Answers the ids that the server has. */
  send: (runId: string, answers: readonly Answer[], session: string) => Promise<readonly string[]>
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

/** Sends answers that wait under this key, whichever place their run came from. */
export const sendWaiting = (key: string, answers: readonly Answer[], session: string): Promise<readonly string[]> =>
  key.startsWith(practicePrefix)
    ? practiceCalls.send(key.slice(practicePrefix.length), answers, session)
    : challengeCalls.send(key, answers, session)
