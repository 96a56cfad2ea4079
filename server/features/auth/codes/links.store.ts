/** Mailed links of an account. Only the hash of a secret is kept; a link works once and not for long. */
import { randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import { routes } from '#contract/routes'
import type { Reader, Tx } from '../../../db/client.ts'
import { accountLinks } from '../../../db/schema/account-links.ts'
import { hashToken, listLiveSessions } from '../sessions/sessions.store.ts'

export type LinkPurpose = 'reset_password' | 'change_email' | 'stop_email_change' | 'prove'

const LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = {
  reset_password: 3_600_000,
  change_email: 24 * 3_600_000,
  stop_email_change: 24 * 3_600_000,
  prove: 15 * 60_000,
}

/** Where each link leads. */
const ROUTES: Readonly<Record<LinkPurpose, (input: { token: string }) => string>> = {
  reset_password: routes.resetPassword,
  change_email: routes.changeEmail,
  stop_email_change: routes.stopEmailChange,
  prove: routes.reauthLink,
}

interface NewLink {
  readonly purpose: LinkPurpose
  readonly userId: string
  /** Lower case. */
  readonly email: string
  /** The session that asks. A link for a change or a proof is over when this session is. */
  readonly sessionId?: string
}

/** Creates a link and resolves to its URL, of which only a hash is stored. Earlier links stay valid until one of them is used. */
export async function createLink(db: Reader, origin: string, link: NewLink, now: Date): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + LIFETIME_MS[link.purpose])
  await db.insert(accountLinks).values({ ...link, tokenHash: hashToken(secret), createdAt: now, expiresAt })
  return `${origin}${ROUTES[link.purpose]({ token: secret })}`
}

const isLive = (purpose: LinkPurpose, secret: string, now: Date) =>
  and(eq(accountLinks.tokenHash, hashToken(secret)), eq(accountLinks.purpose, purpose), gt(accountLinks.expiresAt, now))

/** What a link is about; undefined when it is over. It stays good. */
export async function readLink(db: Reader, purpose: LinkPurpose, secret: string, now: Date) {
  return (
    await db
      .select()
      .from(accountLinks)
      .where(isLive(purpose, secret, now))
  )[0]
}

/** Whether the session that asked for a link is still alive. */
export const isAskerAlive = async (db: Reader, { sessionId }: { sessionId: string | null }, now: Date) =>
  sessionId !== null && (await listLiveSessions(db, [sessionId], now)).has(sessionId)

/** Uses a link up, and with it every other one of its account for the same purpose; undefined when a concurrent request used it first. */
export async function consumeLink(tx: Tx, purpose: LinkPurpose, secret: string, now: Date) {
  const [link] = await tx
    .delete(accountLinks)
    .where(isLive(purpose, secret, now))
    .returning()
  if (link) await deleteLinks(tx, link.userId, purpose)
  return link
}

/** Ends the links of an account, of one purpose or all. */
export async function deleteLinks(db: Reader, userId: string, purpose?: LinkPurpose): Promise<void> {
  const ofPurpose = purpose && eq(accountLinks.purpose, purpose)
  await db.delete(accountLinks).where(and(eq(accountLinks.userId, userId), ofPurpose))
}

/** Removes links that have expired; run by the retention job. */
export async function removeExpiredLinks(db: Reader, now: Date): Promise<void> {
  await db.delete(accountLinks).where(lte(accountLinks.expiresAt, now))
}
