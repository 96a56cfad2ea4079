import { useUser } from '#lib/session'
import { useCall } from '#lib/swr'

/** The sound profile; nothing for guests. */
export function useSounds() {
  const { user, isGuest } = useUser()
  return useCall(user && !isGuest ? 'GET /api/sounds' : null)
}
