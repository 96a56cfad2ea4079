/** Moments that are waited for, on a clock that may be set back. */
import { gt, lte, or, type Column, type SQL } from 'drizzle-orm'

/** The clocks of replicas differ by less. */
const SKEW_MS = 60_000

/** A moment `mostMs` ahead at most lies further ahead than this only when the clock was set back since. */
export const latestMoment = (now: Date, mostMs: number): Date => new Date(now.getTime() + mostMs + SKEW_MS)

/**
 * Whether a moment has come. One that lies further ahead than it is ever set, by `mostMs`, has come too: the clock was set back, and what waits
 * for it would wait as much longer.
 */
export const isDue = (column: Column, now: Date, mostMs: number): SQL | undefined =>
  or(lte(column, now), gt(column, latestMoment(now, mostMs)))
