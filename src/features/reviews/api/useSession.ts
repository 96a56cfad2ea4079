import type { Practice } from '#contract/practice'
import { useAskableSkills, useIssuedRun } from '#features/practice'
import type { IssuedRun, RunToTake } from '#features/practice'
import { ApiError, call } from '#lib/api'

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

/** The review session of this browser, else one that another device left open, else a new one. */
export function useSession({ from, words }: SessionRequest, userId: string | undefined): IssuedRun<Practice> {
  const skills = useAskableSkills()
  const rest = { ...(words === undefined ? {} : { words }), ...skills }
  return useIssuedRun<Practice>(
    {
      idName: idNameOf(from),
      start: (id) => call('POST /api/reviews', { body: { id, words_from: from, ...rest } }),
      resume: readSession,
      findOpen: async () => (from === 'due' ? (await call('GET /api/reviews')).open : null),
      isOpen: ({ result, expires_at: expiresAt }) => result === null && new Date(expiresAt) > new Date(),
    },
    userId,
  )
}

/** A session of what is due now, to be taken along. */
export const reviewToTake: RunToTake = {
  slot: 'review',
  channel: 'practice',
  idName: idNameOf('due'),
  create: (taken) => call('POST /api/reviews', { body: { ...taken, words_from: 'due' } }),
}
