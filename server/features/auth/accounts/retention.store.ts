/** What of accounts does not stay for ever. */
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { registrations, users } from '../../../db/schema/accounts.ts'
import { GUEST_IDLE_MS } from '../sessions/sessions.store.ts'

const GUESTS_AT_ONCE = 500

/** Sign-ups whose link was not followed in time, and ties to guests that are gone. */
export async function removeOldRegistrations(db: Reader, now: Date): Promise<void> {
  await db.delete(registrations).where(lt(registrations.expiresAt, now))
}

/** Guests unseen for 90 days, with everything that they did; so many at a time that one statement stays short. */
export async function removeIdleGuests(db: Reader, now: Date): Promise<void> {
  const idle = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'guest'), lt(users.lastSeenAt, new Date(now.getTime() - GUEST_IDLE_MS))))
    .limit(GUESTS_AT_ONCE)
  await db.delete(users).where(inArray(users.id, idle))
}
