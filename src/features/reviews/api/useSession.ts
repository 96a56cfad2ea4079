import { useMemo } from 'react'
import type { Practice, PracticeResult } from '#contract/practice'
import { practiceCalls, useAskableSkills, useIssuedRun } from '#features/practice'
import type { IssuedRun, RunCalls, RunToTake } from '#features/practice'
import { ApiError, call } from '#lib/api'
import { useRevalidate } from '#lib/swr'

export interface SessionRequest {
  from: 'due' | 'missed'
  /** As many as the server thinks right when left out. */
  words?: number
}

async function readSession(id: string): Promise<Practice | undefined> {
  try {
    return await call('GET /api/practices/{id}', { params: { id } })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'run_not_found') return undefined
    throw error
  }
}

const idNameOf = (from: SessionRequest['from']) => `review/${from}`

export interface ReviewRun extends IssuedRun<Practice> {
  /** Ends the session; what is due is read again before its results are shown. */
  calls: RunCalls<PracticeResult>
}

/** The review session of this browser, else one that another device left open, else a new one. */
export function useSession({ from, words }: SessionRequest, userId: string | undefined): ReviewRun {
  const skills = useAskableSkills()
  const revalidate = useRevalidate()
  // The same object while the session is: the queue of answers is created once for it.
  const calls = useMemo(
    (): RunCalls<PracticeResult> => ({
      ...practiceCalls,
      finish: async (id, token) => {
        const result = await practiceCalls.finish(id, token)
        await revalidate('GET /api/reviews')
        return result
      },
    }),
    [revalidate],
  )
  const rest = { ...(words === undefined ? {} : { words }), ...skills }
  const issued = useIssuedRun<Practice>(
    {
      idName: idNameOf(from),
      start: (id) => call('POST /api/reviews', { body: { id, words_from: from, ...rest } }),
      resume: readSession,
      findOpen: async () => (from === 'due' ? (await call('GET /api/reviews')).open : null),
      isOpen: ({ result, expires_at: expiresAt }) => result === null && new Date(expiresAt) > new Date(),
    },
    userId,
  )
  return { ...issued, calls }
}

/** A session of what is due now, to be taken along. */
export const reviewToTake: RunToTake = {
  slot: 'review',
  channel: 'practice',
  idName: idNameOf('due'),
  create: (taken) => call('POST /api/reviews', { body: { ...taken, words_from: 'due' } }),
}
