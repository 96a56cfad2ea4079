/** Opaque session tokens: 256 random bits, kept as SHA-256, 30 days at most, 14 idle (guests: 90 idle, without another end). */
import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, getTableColumns, gt, gte, lt, ne, or, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { prepared } from '../../../db/prepared.ts'
import { sessions, users } from '../../../db/schema/accounts.ts'
import type { Session } from '../../../http/context.ts'

const DAY_MS = 86_400_000
const LIFETIME_DAYS = { guest: 3_650, user: 30, admin: 30 } as const
const IDLE_DAYS = { guest: 90, user: 14, admin: 14 } as const
/** A guest without a request for so long is deleted. */
export const GUEST_IDLE_MS = IDLE_DAYS.guest * DAY_MS
/** The time of last use is written at most this often. */
const TOUCH_MS = 600_000

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

const { passwordHash: _, ...sessionUser } = getTableColumns(users)

export interface NewSession {
  readonly userId: string
  readonly role: Session['role']
  readonly userAgent: string
  readonly address: string
}

/** Makes a session and returns its token, which is nowhere else. */
export async function createSession(db: Reader, session: NewSession, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId: session.userId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_DAYS[session.role] * DAY_MS),
    userAgent: session.userAgent,
    address: session.address,
  })
  return token
}

const byToken = prepared((db) =>
  db
    .select({ id: sessions.id, provenAt: sessions.provenAt, lastSeenAt: sessions.lastSeenAt, user: sessionUser })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql.placeholder('now'))))
    .prepare('session_by_token'),
)

/** The active session of a token. `onVisit` runs when its use is first noticed in a while. */
export async function findSession(
  db: Reader,
  token: string,
  now: Date,
  onVisit: (session: Session) => Promise<void>,
): Promise<Session | null> {
  const tokenHash = hashToken(token)
  const [row] = await byToken(db).execute({ tokenHash, now: now.toISOString() })
  if (!row || row.user.suspendedAt) return null
  const { id, provenAt, user } = row
  const role = user.role as Session['role']
  const idleMs = now.getTime() - row.lastSeenAt.getTime()
  if (idleMs > IDLE_DAYS[role] * DAY_MS) return null
  const session: Session = { tokenHash, id, provenAt, userId: user.id, role, timeZone: user.timeZone, user }
  if (idleMs > TOUCH_MS) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash))
    await db.update(users).set({ lastSeenAt: now }).where(eq(users.id, user.id))
    await onVisit(session)
  }
  return session
}

/** Sessions that are neither past their end nor idle for too long. */
const isLive = (role: Session['role'], now: Date) =>
  and(gt(sessions.expiresAt, now), gte(sessions.lastSeenAt, new Date(now.getTime() - IDLE_DAYS[role] * DAY_MS)))

/** Live sessions of the owner of a session: this one first, then by last use. */
export const listSessions = (db: Reader, { id, userId, role }: Session, now: Date, limit: number) =>
  db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive(role, now)))
    .orderBy(desc(eq(sessions.id, id)), desc(sessions.lastSeenAt))
    .limit(limit)

/** False when the user has no session of this id. */
export async function deleteSession(db: Reader, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return rows.length > 0
}

/** Deletes every session of a user but one; resolves to their number. */
export async function deleteOtherSessions(db: Reader, userId: string, id: string): Promise<number> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, id)))
    .returning({ id: sessions.id })
  return rows.length
}

/** Records that the user of this session has authenticated again. */
export async function recordReauth(db: Reader, session: Pick<Session, 'id'>, now: Date): Promise<void> {
  await db.update(sessions).set({ provenAt: now }).where(eq(sessions.id, session.id))
}

/** The active ones among the sessions. */
export async function listLiveSessions(db: Reader, ids: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        // One parameter, however many streams are open.
        sql`${sessions.id} = any(${`{${ids.join(',')}}`}::uuid[])`,
        or(and(eq(users.role, 'guest'), isLive('guest', now)), and(ne(users.role, 'guest'), isLive('user', now))),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

export async function endSession(db: Reader, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** Ends every session of a user, for a claimed guest or a changed password. */
export async function endSessions(db: Reader, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

/** Deletes expired and revoked sessions; the retention job calls it. */
export async function removeExpiredSessions(db: Reader, now: Date): Promise<void> {
  await db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, new Date(now.getTime() - GUEST_IDLE_MS))))
}
