import { and, eq, gte, isNull, lt, lte, ne, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { contacts } from '../../db/schema/contacts.ts'
import { presences } from '../../db/schema/presences.ts'

const KEPT_MS = 2 * 86_400_000

/** Writes those of the learners who show their presence, unless they were written after `unless`. */
export async function savePresences(db: Reader, ids: readonly string[], at: Date, unless: Date): Promise<void> {
  const showing = db
    .select({ userId: users.id, at: sql`${at.toISOString()}::timestamptz`.as('at') })
    .from(users)
    .where(
      and(
        // One parameter, however many there are.
        sql`${users.id} = any(${`{${ids.join(',')}}`}::uuid[])`,
        users.sharesPresence,
        ne(users.role, 'guest'),
        isNull(users.deletedAt),
        isNull(users.suspendedAt),
      ),
    )
    // Replicas that write the same learners wait for one another and never for ever.
    .orderBy(users.id)
  await db
    .insert(presences)
    .select(showing)
    .onConflictDoUpdate({ target: presences.userId, set: { at }, setWhere: lte(presences.at, unless) })
}

/** Contacts who show their presence and were here since a moment. */
export const readPresences = (db: Reader, userId: string, since: Date) =>
  db
    .select({ id: presences.userId, at: presences.at })
    .from(contacts)
    .innerJoin(
      users,
      and(eq(users.id, contacts.otherId), users.sharesPresence, isNull(users.deletedAt), isNull(users.suspendedAt)),
    )
    .innerJoin(presences, and(eq(presences.userId, contacts.otherId), gte(presences.at, since)))
    .where(and(eq(contacts.userId, userId), eq(contacts.state, 'accepted')))
    .orderBy(presences.userId)

export async function forgetPresence(db: Reader, userId: string): Promise<void> {
  await db.delete(presences).where(eq(presences.userId, userId))
}

/** Only today is ever told: what is older goes, by the retention job. */
export async function removeOldPresences(db: Reader, now: Date): Promise<void> {
  await db.delete(presences).where(lt(presences.at, new Date(now.getTime() - KEPT_MS)))
}
