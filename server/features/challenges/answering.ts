/** Takes answers to an open run. */
import type { Answer, answerRun } from '#contract/challenges'
import type { Output } from '#contract/core'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { inLearnerTurn, logLateAnswers, takeAnswers as take } from '../answers/index.ts'
import { asPlayed } from './runs.ts'
import { lockRun } from './challenges.store.ts'

export async function takeAnswers(
  deps: Deps,
  session: Session,
  runId: string,
  given: readonly Answer[],
): Promise<Output<typeof answerRun>> {
  const taking = inLearnerTurn(session.userId, () =>
    deps.db.transaction(async (tx) => {
      const run = await lockRun(tx, session.userId, runId)
      if (!run) throw new HttpError('run_not_found')
      const at = deps.now()
      return take(tx, session, asPlayed(run, at), given, at)
    }),
  )
  return taking.catch(logLateAnswers(deps, session, runId, given.length))
}
