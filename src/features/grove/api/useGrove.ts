import { useUser } from '#lib/session'
import { useCall } from '#lib/swr'

/** The newest words as plants with the sums of all; nothing for a visitor without a session. */
export function useGrove() {
  const { hasToken } = useUser()
  return useCall(hasToken ? 'GET /api/grove' : null)
}
