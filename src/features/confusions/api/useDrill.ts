import { useMemo } from 'react'
import type { Practice, PracticeResult } from '#contract/practice'
import { practiceCalls, useAskableSkills, useIssuedRun } from '#features/practice'
import type { IssuedRun, RunCalls } from '#features/practice'
import { call } from '#lib/api'
import { useRevalidate } from '#lib/swr'
import type { Drill } from '../model/drill-of.ts'

export interface DrillRun extends IssuedRun<Practice> {
  /** Ends the drill; what is confused is read again before its results are shown. */
  calls: RunCalls<PracticeResult>
}

/** The drill of two words: a new one, or the one that was left. */
export function useDrill({ wordIds, kind }: Drill, userId: string | undefined): DrillRun {
  const { listening } = useAskableSkills()
  const revalidate = useRevalidate()
  // The same object while the drill is: the queue of answers is created once for it.
  const calls = useMemo(
    (): RunCalls<PracticeResult> => ({
      ...practiceCalls,
      finish: async (id, token) => {
        const result = await practiceCalls.finish(id, token)
        await revalidate('GET /api/confusions')
        return result
      },
    }),
    [revalidate],
  )
  const issued = useIssuedRun<Practice>(
    {
      idName: `drill/${wordIds.join('-')}/${kind}`,
      start: (id) =>
        call('POST /api/confusions/drills', {
          body: { id, word_ids: [...wordIds], kind, ...(listening === false && { listening }) },
        }),
      isOpen: ({ result, expires_at: expiresAt }) => result === null && new Date(expiresAt) > new Date(),
    },
    userId,
  )
  return { ...issued, calls }
}
