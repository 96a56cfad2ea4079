import { useCall } from './swr.ts'
import { useUser } from './session.tsx'

export type PresenceState = 'online' | 'today'

/** Presence is as coarse as this: nobody sees the moment at which somebody comes or goes. */
const POLL_MS = 60_000

/** Which contacts are here; nobody for a learner who does not show their own presence. Without an answer nobody is. */
export function usePresence(): (id: string | undefined) => PresenceState | undefined {
  const { user } = useUser()
  const shows = user !== undefined && user.role !== 'guest' && user.shares_presence
  const { data } = useCall(shows ? 'GET /api/presence' : null, undefined, { refreshInterval: POLL_MS })
  return (id) => {
    if (id === undefined || !shows || !data) return undefined
    if (data.online.includes(id)) return 'online'
    return data.today.includes(id) ? 'today' : undefined
  }
}
