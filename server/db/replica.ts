/**
 * Reads from a streaming replica. It is used only while it is known to have everything that was written some seconds ago, and never for a learner who has
 * written since: so each reads their own writes. When in doubt, and when the replica fails, the primary answers.
 */
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from './client.ts'

export interface ReplicaReader {
  readonly userId: string
  /** The caller says so itself: another server may have taken the write. */
  readonly hasJustWritten: boolean
}

export interface ReplicaReads {
  /** Runs a read on the replica, or on the primary where that is safer; also again there, after a failure. It must not write. */
  read<T>(reader: ReplicaReader, work: (db: Db) => Promise<T>): Promise<T>
  /** A learner has written, on whichever server; without an id it may have been anybody. */
  markWriter(userId?: string): void
  /** Compares the two databases once. */
  look(): Promise<void>
}

/** Positions in the log of writes, in bytes. */
export interface LogPositions {
  /** Up to where the primary has written. */
  written(): Promise<bigint>
  /** Up to where the replica has followed; null when it is no replica, such as after its promotion. */
  followed(): Promise<bigint | null>
}

/** How long after a write its learner reads from the primary. Longer than any replica that is used may lag. */
export const WRITER_MS = 5_000
/** A replica that lags longer is not used. */
const MOST_LAG_MS = 3_000
/** Looks that are remembered: a replica may lag by more than one. */
const MOST_LOOKS = 10

interface ReplicaOptions {
  readonly primary: Db
  readonly replica: Db
  readonly positions?: LogPositions
  readonly log: Logger
  /** Milliseconds of a clock that never steps. */
  readonly clock?: () => number
}

export function createReplicaReads({
  primary,
  replica,
  positions = positionsOf(primary, replica),
  log,
  clock = () => performance.now(),
}: ReplicaOptions): ReplicaReads {
  /** What the primary had written at a time. */
  let looks: { readonly at: number; readonly written: bigint }[] = []
  /** Everything that was committed before is on the replica. */
  let followedUntil = -Infinity
  let isUsed: boolean | undefined
  /** Until when a learner reads from the primary; the latest writers last. */
  const writers = new Map<string, number>()
  let anybodyUntil = -Infinity

  const isFresh = () => clock() - followedUntil < MOST_LAG_MS

  /** One line of the log at each change, not at each look. */
  function report(reason?: unknown): void {
    if (isFresh() === isUsed) return
    isUsed = isFresh()
    if (isUsed) log.info('reads go to the replica')
    else log.warn({ error: reason }, 'the replica lags or is away: the primary answers all reads')
  }

  function distrust(error: unknown): void {
    followedUntil = -Infinity
    report(error)
  }

  function isWriter(userId: string): boolean {
    const now = clock()
    return now < anybodyUntil || now < (writers.get(userId) ?? -Infinity)
  }

  return {
    async read({ userId, hasJustWritten }, work) {
      if (hasJustWritten || !isFresh() || isWriter(userId)) return work(primary)
      try {
        return await work(replica)
      } catch (error) {
        // What fails on the primary too is no fault of the replica.
        const answer = await work(primary)
        distrust(error)
        return answer
      }
    },
    markWriter(userId) {
      const until = clock() + WRITER_MS
      if (userId === undefined) {
        anybodyUntil = until
        return
      }
      writers.delete(userId)
      writers.set(userId, until)
      for (const [id, end] of writers) {
        if (end > clock()) break
        writers.delete(id)
      }
    },
    async look() {
      try {
        const at = clock()
        looks = [...looks.slice(1 - MOST_LOOKS), { at, written: await positions.written() }]
        const followed = await positions.followed()
        if (followed === null) throw new Error('DATABASE_REPLICA_URL leads to a database that follows no other.')
        const reached = looks.findLast(({ written }) => written <= followed)
        if (reached) followedUntil = Math.max(followedUntil, reached.at)
        report()
      } catch (error) {
        distrust(error)
      }
    },
  }
}

/** Positions as PostgreSQL tells them. */
export function positionsOf(primary: Db, replica: Db): LogPositions {
  const read = async (db: Db, position: 'pg_current_wal_lsn' | 'pg_last_wal_replay_lsn') => {
    const result = await db.execute(sql`select (${sql.raw(position)}() - '0/0'::pg_lsn)::text as position`)
    // Both drivers answer `{ rows }`; the common type does not say so.
    return (result as unknown as { rows: { position: string | null }[] }).rows[0]?.position ?? null
  }
  return {
    written: async () => BigInt((await read(primary, 'pg_current_wal_lsn')) ?? 0),
    async followed() {
      const result = await replica.execute(sql`select pg_is_in_recovery() as follows`)
      const { rows } = result as unknown as { rows: { follows: boolean }[] }
      const position = rows[0]?.follows ? await read(replica, 'pg_last_wal_replay_lsn') : null
      return position === null ? null : BigInt(position)
    },
  }
}
