import { and, asc, count, desc, eq, gt, gte, ilike, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { recordings, removedFiles } from '../../db/schema/recordings.ts'

export type RecordingRow = typeof recordings.$inferSelect
export type NewRecording = typeof recordings.$inferInsert

/** Locks the learner until the transaction ends, so that two calls at once cannot both pass the limit. */
export async function lockLearner(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** Recordings that count for the limit: all but deleted ones and takes. */
export async function countKept(db: Reader, userId: string): Promise<number> {
  const [row] = await db
    .select({ kept: count() })
    .from(recordings)
    .where(and(eq(recordings.userId, userId), isNull(recordings.deletedAt), isNull(recordings.expiresAt)))
  return row?.kept ?? 0
}

/** Of any learner, in any state. */
export async function findById(db: Reader, id: string): Promise<RecordingRow | undefined> {
  return (await db.select().from(recordings).where(eq(recordings.id, id)))[0]
}

const isShown = and(ne(recordings.state, 'saving'), isNull(recordings.deletedAt))

/** A recording of this learner that is there and not deleted. */
export async function findOwn(db: Reader, userId: string, id: string): Promise<RecordingRow | undefined> {
  return (
    await db
      .select()
      .from(recordings)
      .where(and(eq(recordings.id, id), eq(recordings.userId, userId), isShown))
  )[0]
}

/** False when the id is taken. */
export async function insertRecording(db: Reader, row: NewRecording): Promise<boolean> {
  const added = await db.insert(recordings).values(row).onConflictDoNothing().returning({ id: recordings.id })
  return added.length > 0
}

/** An upload that broke off goes on: it is as new. */
export async function renewSaving(db: Reader, id: string, at: Date): Promise<void> {
  await db
    .update(recordings)
    .set({ savedAt: at })
    .where(and(eq(recordings.id, id), eq(recordings.state, 'saving')))
}

export type SavedState = Pick<RecordingRow, 'reason'> & { readonly state: 'queued' | 'not_scored' }

/** Names one upload: a row whose upload failed is deleted, and the next one of the same id has another file. */
type UploadKey = Pick<RecordingRow, 'id' | 'file'>

const isUpload = ({ id, file }: UploadKey) =>
  and(eq(recordings.id, id), eq(recordings.file, file), eq(recordings.state, 'saving'))

/** The file is there. False when an upload of the same id has said so before, and when the row is gone. */
export async function markSaved(db: Reader, upload: UploadKey, state: SavedState): Promise<boolean> {
  const rows = await db.update(recordings).set(state).where(isUpload(upload)).returning({ id: recordings.id })
  return rows.length > 0
}

export interface RecordingFilter {
  readonly q?: string | undefined
  readonly word?: string | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

export interface RecordingPosition {
  readonly createdAt: Date
  readonly id: string
}

/** `%`, `_` and `\` stand for themselves. */
const literal = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`)

/** Recordings of a learner after a position, what was said last first. */
export const listOwn = (
  db: Reader,
  userId: string,
  { q, word, from, to }: RecordingFilter,
  after: RecordingPosition | undefined,
  limit: number,
): Promise<RecordingRow[]> =>
  db
    .select()
    .from(recordings)
    .where(
      and(
        eq(recordings.userId, userId),
        isShown,
        isNull(recordings.expiresAt),
        q ? ilike(recordings.text, `%${literal(q)}%`) : undefined,
        word ? and(eq(recordings.kind, 'word'), ilike(recordings.text, literal(word))) : undefined,
        from && gte(recordings.createdAt, from),
        to && lt(recordings.createdAt, to),
        after &&
          or(
            lt(recordings.createdAt, after.createdAt),
            and(eq(recordings.createdAt, after.createdAt), lt(recordings.id, after.id)),
          ),
      ),
    )
    .orderBy(desc(recordings.createdAt), desc(recordings.id))
    .limit(limit)

/** At most `limit` recordings of a learner after a position that may have a file, takes and deleted ones among them, the oldest first. */
export const listWithFile = (
  db: Reader,
  userId: string,
  after: RecordingPosition | undefined,
  limit: number,
): Promise<Pick<RecordingRow, 'id' | 'text' | 'file' | 'createdAt'>[]> =>
  db
    .select({ id: recordings.id, text: recordings.text, file: recordings.file, createdAt: recordings.createdAt })
    .from(recordings)
    .where(
      and(
        eq(recordings.userId, userId),
        ne(recordings.state, 'saving'),
        after &&
          or(
            gt(recordings.createdAt, after.createdAt),
            and(eq(recordings.createdAt, after.createdAt), gt(recordings.id, after.id)),
          ),
      ),
    )
    .orderBy(asc(recordings.createdAt), asc(recordings.id))
    .limit(limit)

/** False when there is nothing to delete. */
export async function markDeleted(db: Reader, userId: string, id: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(recordings)
    .set({ deletedAt: at })
    .where(and(eq(recordings.id, id), eq(recordings.userId, userId), isShown))
    .returning({ id: recordings.id })
  return rows.length > 0
}

/** A recording that was deleted after `since`. */
export async function findDeleted(
  db: Reader,
  userId: string,
  id: string,
  since: Date,
): Promise<RecordingRow | undefined> {
  const isIt = and(eq(recordings.id, id), eq(recordings.userId, userId), gte(recordings.deletedAt, since))
  return (await db.select().from(recordings).where(isIt))[0]
}

export async function unmarkDeleted(db: Reader, id: string): Promise<void> {
  await db.update(recordings).set({ deletedAt: null }).where(eq(recordings.id, id))
}

/** Erases recordings that match, and hands their files to the job that removes them. */
async function erase(tx: Tx, which: ReturnType<typeof and>): Promise<void> {
  const rows = await tx.delete(recordings).where(which).returning({ name: recordings.file })
  if (rows.length > 0) await tx.insert(removedFiles).values(rows).onConflictDoNothing()
}

/** Erases an upload that failed. */
export const eraseSaving = (tx: Tx, upload: UploadKey): Promise<void> => erase(tx, isUpload(upload))

/** Hands a file that no row names to the job that removes it. */
export async function addRemovedFile(tx: Tx, name: string): Promise<void> {
  await tx.insert(removedFiles).values({ name }).onConflictDoNothing()
}

/** Erases what was deleted before a moment, uploads that began before it and never ended, and takes whose time is over at `now`. */
export const eraseBefore = (tx: Tx, moment: Date, now: Date): Promise<void> =>
  erase(
    tx,
    or(
      lt(recordings.expiresAt, now),
      and(isNotNull(recordings.deletedAt), lt(recordings.deletedAt, moment)),
      and(eq(recordings.state, 'saving'), lt(recordings.savedAt, moment)),
    ),
  )

/** Erases the oldest takes of a learner beyond so many. */
export const eraseTakesBeyond = (tx: Tx, userId: string, count: number): Promise<void> =>
  erase(
    tx,
    inArray(
      recordings.id,
      tx
        .select({ id: recordings.id })
        .from(recordings)
        .where(and(eq(recordings.userId, userId), isNotNull(recordings.expiresAt)))
        .orderBy(desc(recordings.savedAt), desc(recordings.id))
        .offset(count),
    ),
  )

/** A take becomes a recording. */
export async function markKept(db: Reader, id: string): Promise<void> {
  await db.update(recordings).set({ expiresAt: null }).where(eq(recordings.id, id))
}

/** Erases every recording of a learner. */
export const eraseOfLearner = (tx: Tx, userId: string): Promise<void> => erase(tx, eq(recordings.userId, userId))

/** Names of files to remove: those that were never tried, then the others, the longest ago first. */
export async function listRemovedFiles(db: Reader, limit: number): Promise<string[]> {
  const rows = await db
    .select({ name: removedFiles.name })
    .from(removedFiles)
    .orderBy(sql`${removedFiles.triedAt} nulls first`, asc(removedFiles.name))
    .limit(limit)
  return rows.map(({ name }) => name)
}

/** The file could not be removed. */
export async function markRemovalTried(db: Reader, name: string, at: Date): Promise<void> {
  await db.update(removedFiles).set({ triedAt: at }).where(eq(removedFiles.name, name))
}

export async function forgetRemovedFile(db: Reader, name: string): Promise<void> {
  await db.delete(removedFiles).where(eq(removedFiles.name, name))
}
