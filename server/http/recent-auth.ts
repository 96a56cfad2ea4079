/** Recent authentication: a reauthentication counts for five minutes, in its session only. */
import type { Session } from './context.ts'
import { HttpError } from './errors.ts'

const FRESH_MS = 5 * 60_000

/** Until when the last proof of a session counts; null when there is none that does. */
export function recentAuthUntil({ provenAt }: Pick<Session, 'provenAt'>, now: Date): Date | null {
  const until = provenAt && new Date(provenAt.getTime() + FRESH_MS)
  return until && until > now ? until : null
}

/** For what a borrowed device must not do. Throws reauth_required. */
export function requireRecentAuth(session: Pick<Session, 'provenAt'>, now: Date): void {
  if (!recentAuthUntil(session, now)) throw new HttpError('reauth_required')
}
