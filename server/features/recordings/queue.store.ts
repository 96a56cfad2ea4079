import { and, asc, eq, isNull, lt, min, or, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { recordings } from '../../db/schema/recordings.ts'
import type { RecordingRow } from './recordings.store.ts'

const isFree = (now: Date) =>
  and(eq(recordings.state, 'queued'), or(isNull(recordings.takenUntil), lt(recordings.takenUntil, now)))

/**
 * Acquires a recording until `until`, and counts an attempt: the oldest of the learner who comes after `lastLearner` in the order of ids, so that
 * the many of one learner do not stand before the one of another.
 */
export async function acquireQueued(
  db: Reader,
  now: Date,
  until: Date,
  lastLearner: string | null,
): Promise<RecordingRow | undefined> {
  // Rows that another replica acquires at this moment are passed over instead of waited for.
  const next = db
    .select({ id: recordings.id })
    .from(recordings)
    .where(and(isFree(now), isNull(recordings.deletedAt)))
    .orderBy(
      ...(lastLearner === null ? [] : [sql`${recordings.userId} <= ${lastLearner}`]),
      asc(recordings.userId),
      asc(recordings.savedAt),
    )
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(recordings)
    .set({ attempts: sql`${recordings.attempts} + 1`, takenUntil: until })
    // Not `in`: the planner may then read the subquery again for each row, which acquires one more each time.
    .where(sql`${recordings.id} = (${next})`)
    .returning()
  return row
}

/** When the first of those that wait and are taken, or are put back for a while, may be acquired; null where there is none. */
export async function nextFreeAt(db: Reader): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(recordings.takenUntil) })
    .from(recordings)
    .where(and(eq(recordings.state, 'queued'), isNull(recordings.deletedAt)))
  return row?.at ?? null
}

/** Puts a recording back; it is acquired again after `until`. An attempt in which the scorer had no part is counted back. */
export async function releaseUntil(
  db: Reader,
  id: string,
  until: Date,
  { isCounted }: { readonly isCounted: boolean },
): Promise<void> {
  await db
    .update(recordings)
    .set({ takenUntil: until, ...(!isCounted && { attempts: sql`${recordings.attempts} - 1` }) })
    .where(and(eq(recordings.id, id), eq(recordings.state, 'queued')))
}

type Outcome = Pick<RecordingRow, 'state' | 'score' | 'reason'>

/** Ends the wait of a recording; false when it had ended before. */
export async function saveOutcome(db: Reader, id: string, outcome: Outcome): Promise<boolean> {
  const rows = await db
    .update(recordings)
    .set({ ...outcome, takenUntil: null })
    .where(and(eq(recordings.id, id), eq(recordings.state, 'queued')))
    .returning({ id: recordings.id })
  return rows.length > 0
}

/** Ends the wait of at most `limit` recordings whose upload is older than `before` and that no replica has acquired; answers with the learner of each. */
export async function saveOutcomeOfAll(
  db: Reader,
  now: Date,
  before: Date,
  limit: number,
  outcome: Outcome,
): Promise<string[]> {
  const some = db
    .select({ id: recordings.id })
    .from(recordings)
    .where(and(isFree(now), lt(recordings.savedAt, before)))
    .limit(limit)
    .for('update', { skipLocked: true })
  const rows = await db
    .update(recordings)
    .set({ ...outcome, takenUntil: null })
    .where(sql`${recordings.id} = any(array(${some}))`)
    .returning({ userId: recordings.userId })
  return rows.map(({ userId }) => userId)
}
