/** Counters of one phone, address or account, kept in the database: every replica sees them and a restart forgets none. */
import { eq, lte, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { isDue, latestMoment } from '../../../db/due.ts'
import { rateLimits } from '../../../db/schema/accounts.ts'

export interface CounterState {
  readonly count: number
  /** Milliseconds until the window ends and the count begins again. */
  readonly endsIn: number
}

/** Counts one more in the running window, which begins with its first. */
export async function incrementCounter(db: Reader, key: string, windowMs: number, now: Date): Promise<CounterState> {
  const over = sql`(${isDue(rateLimits.expire, now, windowMs)})`
  const end = new Date(now.getTime() + windowMs)
  const [row] = await db
    .insert(rateLimits)
    .values({ key, points: 1, expire: end })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${over} then 1 else ${rateLimits.points} + 1 end`,
        expire: sql`case when ${over} then ${end.toISOString()}::timestamptz else ${rateLimits.expire} end`,
      },
    })
    .returning({ points: rateLimits.points, expire: rateLimits.expire })
  return { count: row?.points ?? 1, endsIn: (row?.expire ?? end).getTime() - now.getTime() }
}

/** How many were counted in the window that still runs. */
export async function readCounter(db: Reader, key: string, windowMs: number, now: Date): Promise<CounterState> {
  const [row] = await db.select().from(rateLimits).where(eq(rateLimits.key, key))
  const endsIn = (row?.expire?.getTime() ?? 0) - now.getTime()
  const isRunning = endsIn > 0 && endsIn <= latestMoment(now, windowMs).getTime() - now.getTime()
  return row && isRunning ? { count: row.points, endsIn } : { count: 0, endsIn: 0 }
}

/** Uses up a key for so long; false when it is used up. A clock that is set back frees none. */
export async function consumeKey(db: Reader, key: string, forMs: number, now: Date): Promise<boolean> {
  const expire = new Date(now.getTime() + forMs)
  const rows = await db
    .insert(rateLimits)
    .values({ key, points: 1, expire })
    .onConflictDoUpdate({ target: rateLimits.key, set: { expire }, setWhere: lte(rateLimits.expire, now) })
    .returning({ key: rateLimits.key })
  return rows.length > 0
}

/**
 * Takes a turn that comes back after `pauseMs`. Resolves to 0 when it was free, else to the milliseconds until it is. Of any number of
 * callers at once exactly one gets the turn.
 */
export async function acquireTurn(db: Reader, key: string, pauseMs: number, now: Date): Promise<number> {
  const expire = new Date(now.getTime() + pauseMs)
  const taken = await db
    .insert(rateLimits)
    .values({ key, points: 1, expire })
    .onConflictDoUpdate({ target: rateLimits.key, set: { expire }, setWhere: isDue(rateLimits.expire, now, pauseMs) })
    .returning({ key: rateLimits.key })
  if (taken.length > 0) return 0
  const [row] = await db.select({ expire: rateLimits.expire }).from(rateLimits).where(eq(rateLimits.key, key))
  return Math.max(1, (row?.expire?.getTime() ?? 0) - now.getTime())
}

export async function deleteCounters(db: Reader, keys: readonly string[]): Promise<void> {
  for (const key of keys) await db.delete(rateLimits).where(eq(rateLimits.key, key))
}

/** Removes counters whose window is over; run by the retention job. */
export async function deleteExpiredCounters(db: Reader, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.expire, now))
}
