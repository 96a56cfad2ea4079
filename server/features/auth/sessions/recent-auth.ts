/** Whether the person of a session has proved lately who they are. */
import { eq } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { sessions } from '../../../db/schema/accounts.ts'
import type { Session } from '../../../http/context.ts'
import { HttpError } from '../../../http/errors.ts'

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

/** Keeps a proof of who is there: it counts for five minutes in this session alone. */
export async function recordReauth(db: Reader, session: Pick<Session, 'id'>, now: Date): Promise<void> {
  await db.update(sessions).set({ provenAt: now }).where(eq(sessions.id, session.id))
}
