import type { Answer, RunResult } from '#contract/challenges'
import { call } from '#lib/api'

/** Sends answers under the session of whoever gave them. Answers the ids that the server has. */
export async function sendAnswers(
  runId: string,
  answers: readonly Answer[],
  session: string,
): Promise<readonly string[]> {
  const body = { answers: [...answers] }
  const { acknowledged } = await call(
    'POST /api/runs/{id}/answers',
    { params: { id: runId }, body },
    { token: session },
  )
  return acknowledged
}

/** Ends a run; every answer must have arrived before. */
export const finishRun = (runId: string): Promise<RunResult> =>
  call('POST /api/runs/{id}/finish', { params: { id: runId } })
