import { ApiError, call } from '#lib/api'

/** Asks the server whether a proof is needed, so that nobody fills in a form first and is asked after it. */
export async function requireRecentAuth(): Promise<true> {
  const { fresh_until } = await call('GET /api/user/reauth')
  if (!fresh_until) throw new ApiError(403, 'reauth_required', '')
  return true
}
