import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'

/**
 * Passes on why answers were not taken. Those that came after the end of their run are lost to the learner: their browser says so, and the log
 * here.
 */
export function logLateAnswers({ log }: Pick<Deps, 'log'>, { userId }: Session, runId: string, count: number) {
  return (error: unknown): never => {
    if (error instanceof HttpError && error.code === 'run_expired')
      log.warn({ userId, runId, answers: count }, 'answers came after the end of their run')
    throw error
  }
}
