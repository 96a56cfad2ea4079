import { call } from '#lib/api'
import { useUser } from '#lib/session'
import { useCall, useRevalidate } from '#lib/swr'

/** The league of this week; nothing before it is known that the learner is no guest. */
export function useLeague() {
  const { user, isGuest } = useUser()
  return useCall(user && !isGuest ? 'GET /api/league' : null)
}

/** Contacts who are in leagues this week. */
export const useContactLeague = () => useCall('GET /api/league/contacts')

/** Joins and leaves, and puts away what the last week brought. All @throw {ApiError} */
export function useLeagueActions() {
  const revalidate = useRevalidate()
  const refresh = () => revalidate('GET /api/league')
  return {
    join: async (): Promise<void> => {
      await call('POST /api/league')
      await refresh()
    },
    leave: async (): Promise<void> => {
      await call('DELETE /api/league')
      await refresh()
    },
    putAwayResult: async (): Promise<void> => {
      await call('POST /api/league/result')
      await refresh()
    },
  }
}
