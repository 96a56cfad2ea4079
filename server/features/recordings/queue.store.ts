import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { recordings } from '../../db/schema/recordings.ts'
import type { RecordingRow } from './recordings.store.ts'

/** Takes the recording that waits longest until `until`, and counts an attempt. */
export async function takeQueued(db: Reader, now: Date, until: Date): Promise<RecordingRow | undefined> {
  // Rows that another replica is taking at this moment are passed over instead of waited for.
  const next = db
    .select({ id: recordings.id })
    .from(recordings)
    .where(
      and(
        eq(recordings.state, 'queued'),
        isNull(recordings.deletedAt),
        or(isNull(recordings.takenUntil), lt(recordings.takenUntil, now)),
      ),
    )
    .orderBy(asc(recordings.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(recordings)
    .set({ attempts: sql`${recordings.attempts} + 1`, takenUntil: until })
    .where(inArray(recordings.id, next))
    .returning()
  return row
}

/** Puts a recording back; it is taken again after a moment. */
export async function putBack(db: Reader, id: string, until: Date): Promise<void> {
  await db
    .update(recordings)
    .set({ takenUntil: until })
    .where(and(eq(recordings.id, id), eq(recordings.state, 'queued')))
}

type Outcome = Pick<RecordingRow, 'state' | 'score' | 'reason'>

/** Ends the wait of a recording. */
export async function settle(db: Reader, id: string, outcome: Outcome): Promise<void> {
  await db
    .update(recordings)
    .set({ ...outcome, takenUntil: null })
    .where(and(eq(recordings.id, id), eq(recordings.state, 'queued')))
}

/** Ends the wait of all recordings, since there is no scorer; answers with their learners. */
export async function settleAll(db: Reader, outcome: Outcome): Promise<string[]> {
  const rows = await db
    .update(recordings)
    .set(outcome)
    .where(eq(recordings.state, 'queued'))
    .returning({ userId: recordings.userId })
  return [...new Set(rows.map(({ userId }) => userId))]
}
