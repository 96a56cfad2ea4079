import { useEffect } from 'react'
import { keepsAnswers } from '#lib/api'
import { whenIdle } from '#lib/idle'
import { useUser } from '#lib/session'
import type { Learner, RunToTake } from './take-run.ts'
import type { PracticeRequest } from './practice-request.ts'

/** Sees to it that a run is here for when there is no connection; see take-run.ts, which comes when it is needed. */
export const takeRun = async (learner: Learner, run: RunToTake): Promise<void> =>
  (await import('./take-run.ts')).takeRun(learner, run)

/** Takes the practice of what is open along, so that it can be played without a connection; null when there is nothing to ask. */
export function useTakePracticeAlong(request: PracticeRequest | null): void {
  const { user } = useUser()
  // The request is another object at each render.
  const text = request && JSON.stringify(request)
  useEffect(() => {
    if (!user || user.role === 'guest' || text === null || !keepsAnswers()) return undefined
    const wanted = JSON.parse(text) as PracticeRequest
    return whenIdle(async () => {
      const { takePractice } = await import('./take-practice.ts')
      await takePractice(user, wanted)
    })
  }, [user, text])
}
