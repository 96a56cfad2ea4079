import type { User } from '#contract/profile'
import { isTransportFailure } from '#lib/api-error'
import { consumeBootRequest } from '#lib/boot-request'
import { token } from '#lib/token'

/** Whose session the page was opened in; a guest's too. */
export type Account = Pick<User, 'role' | 'username' | 'ui_language'>

/**
 * Asks who the stored token belongs to; takes over the request that the document began. A token that the server refuses is removed; any
 * other failure keeps it and counts as a visitor without a session.
 */
export async function findAccount(): Promise<Account | undefined> {
  const session = token.read()
  if (session === null) return undefined
  try {
    const response = await (consumeBootRequest(session, '/api/user') ??
      fetch('/api/user', { headers: { Authorization: `Bearer ${session}` } }))
    if (response.ok) return (await response.json()) as User
    if (response.status === 401 && token.read() === session) token.end('expired')
  } catch (error) {
    // No connection, or a proxy that answers with a page of its own: the landing page works without knowing.
    if (!isTransportFailure(error) && !(error instanceof SyntaxError)) throw error
  }
  return undefined
}
