import { ApiError } from '#lib/api'
import { getReauth } from '../api/reauth.ts'

/** Asks the server whether a proof is needed, so that it is asked for before a form is filled in. */
export async function requireRecentAuth(): Promise<true> {
  const { fresh_until } = await getReauth()
  if (!fresh_until) throw new ApiError(403, 'reauth_required', '')
  return true
}
