import type { Language } from '#contract/patterns'
import { isTransportFailure } from '#lib/api-error'
import { token } from '#lib/token'

/** A demo that could not be started; the message is the server's, in the asked language, or empty without a connection. */
export class DemoError extends Error {
  override readonly name = 'DemoError'
}

/** Begins a guest session, unless this browser has a session already. @throws {DemoError} */
export async function startGuest(language: Language): Promise<void> {
  if (token.read() !== null) return
  const response = await fetch('/api/auth/guest', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify({ time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
  }).catch((cause: unknown) => {
    throw isTransportFailure(cause) ? new DemoError('', { cause }) : cause
  })
  // A body that is no JSON has no token and no message.
  const answer = (await response.json().catch(() => ({}))) as { access_token?: string; message?: string }
  if (!response.ok || !answer.access_token) throw new DemoError(answer.message)
  token.start(answer.access_token)
}
