/** Notes and their parts in the database. */
import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { NoteTag } from '#contract/notes'
import type { Reader, Tx } from '../../db/client.ts'
import { placeOf, readingOrder } from '../../db/note-order.ts'
import type { Session } from '../../http/context.ts'
import { noteBatches, noteEntries, notePages, notes, noteSections } from '../../db/schema/notes.ts'

export type NoteRow = typeof notes.$inferSelect
export type SectionRow = typeof noteSections.$inferSelect
export type PageRow = typeof notePages.$inferSelect
export type EntryRow = typeof noteEntries.$inferSelect

export interface Parts {
  readonly sections: readonly SectionRow[]
  readonly pages: readonly PageRow[]
  readonly entries: readonly EntryRow[]
}

/** Rows of one statement: PostgreSQL takes at most 65,535 parameters. */
const BATCH = 1_000

export const asTag = (tag: string | null): NoteTag | null => tag as NoteTag | null

/** A note outside the bin that this person may read: their own or a published one; administrators read every official one. */
export async function findReadable(
  db: Reader,
  { userId, role }: Pick<Session, 'userId' | 'role'>,
  id: string,
): Promise<NoteRow | null> {
  const isOfficial = and(isNull(notes.userId), role === 'admin' ? undefined : isNotNull(notes.publishedAt))
  const [note] = await db
    .select()
    .from(notes)
    .where(and(eq(notes.id, id), or(eq(notes.userId, userId), isOfficial), isNull(notes.deletedAt)))
  return note ?? null
}

/** An own note, in the bin or not, locked until the transaction ends. */
export async function lockOwn(tx: Tx, userId: string, id: string): Promise<NoteRow | null> {
  const [note] = await tx
    .select()
    .from(notes)
    .where(and(eq(notes.id, id), eq(notes.userId, userId)))
    .for('no key update')
  return note ?? null
}

/** Own notes, in the bin or not, locked until the transaction ends: all, or one. In the order of their ids, as everyone who locks several. */
export const lockAllOwn = (tx: Tx, userId: string, id?: string): Promise<NoteRow[]> =>
  tx
    .select()
    .from(notes)
    .where(and(eq(notes.userId, userId), id === undefined ? undefined : eq(notes.id, id)))
    .orderBy(asc(notes.id))
    .for('no key update')

const isOfficialNote = (id: string) => and(eq(notes.id, id), isNull(notes.userId), isNull(notes.deletedAt))

/** An official note, published or not. */
export async function findOfficial(db: Reader, id: string): Promise<NoteRow | null> {
  const [note] = await db.select().from(notes).where(isOfficialNote(id))
  return note ?? null
}

/** An official note, locked until the transaction ends. */
export async function lockOfficial(tx: Tx, id: string): Promise<NoteRow | null> {
  const [note] = await tx.select().from(notes).where(isOfficialNote(id)).for('no key update')
  return note ?? null
}

/** Puts a batch among those that were applied, or answers the version that it made when it first came. */
export async function takeBatch(
  tx: Tx,
  noteId: string,
  id: string,
  version: number,
  at: Date,
): Promise<{ isNew: boolean; version: number }> {
  const made = await tx.insert(noteBatches).values({ noteId, id, version, at }).onConflictDoNothing().returning()
  if (made.length > 0) return { isNew: true, version }
  const [before] = await tx
    .select({ version: noteBatches.version })
    .from(noteBatches)
    .where(and(eq(noteBatches.noteId, noteId), eq(noteBatches.id, id)))
  return { isNew: false, version: before?.version ?? version }
}

export const sectionsOf = (db: Reader, noteId: string, which?: SQL): Promise<SectionRow[]> =>
  db
    .select()
    .from(noteSections)
    .where(and(eq(noteSections.noteId, noteId), which))
    .orderBy(placeOf(noteSections.position), asc(noteSections.id))

export const pagesOf = (db: Reader, noteId: string, which?: SQL): Promise<PageRow[]> =>
  db
    .select()
    .from(notePages)
    .where(and(eq(notePages.noteId, noteId), which))
    .orderBy(placeOf(notePages.position), asc(notePages.id))

export const entriesOf = (db: Reader, noteId: string, which?: SQL): Promise<EntryRow[]> =>
  db
    .select()
    .from(noteEntries)
    .where(and(eq(noteEntries.noteId, noteId), which))

/** Entries of these pages that are not in the bin. */
export const entriesOnPages = (db: Reader, noteId: string, pageIds: readonly string[]): Promise<EntryRow[]> =>
  entriesOf(db, noteId, and(isNull(noteEntries.deletedAt), inArray(noteEntries.pageId, [...pageIds])))

/** The entries of a note that are not in the bin, in any order. */
export const readNoteEntries = async (db: Reader, noteId: string) =>
  (await entriesOf(db, noteId, isNull(noteEntries.deletedAt))).map(({ pageId, ...entry }) => ({
    ...entry,
    page: pageId,
  }))

export const alive = {
  sections: isNull(noteSections.deletedAt),
  pages: isNull(notePages.deletedAt),
  entries: isNull(noteEntries.deletedAt),
}

/** Parts that changed after a version, what was deleted included. */
export async function partsSince(db: Reader, noteId: string, version: number): Promise<Parts> {
  return {
    sections: await sectionsOf(db, noteId, gt(noteSections.version, version)),
    pages: await pagesOf(db, noteId, gt(notePages.version, version)),
    entries: await entriesOf(db, noteId, gt(noteEntries.version, version)),
  }
}

/** Entries outside the bin, ordered by section, page and position. */
export async function entriesInOrder(
  db: Reader,
  noteId: string,
  { page, from, count }: { page: string | null; from: number; count: number },
): Promise<EntryRow[]> {
  const rows = await db
    .select({ entry: noteEntries })
    .from(noteEntries)
    .innerJoin(notePages, and(eq(notePages.noteId, noteEntries.noteId), eq(notePages.id, noteEntries.pageId)))
    .innerJoin(noteSections, and(eq(noteSections.noteId, noteEntries.noteId), eq(noteSections.id, notePages.sectionId)))
    .where(and(eq(noteEntries.noteId, noteId), alive.entries, page === null ? undefined : eq(noteEntries.pageId, page)))
    .orderBy(...readingOrder())
    .offset(from)
    .limit(count)
  return rows.map(({ entry }) => entry)
}

/** Words on each page that has any. */
export async function wordsByPage(db: Reader, noteId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ page: noteEntries.pageId, words: sql`count(*)`.mapWith(Number) })
    .from(noteEntries)
    .where(and(eq(noteEntries.noteId, noteId), alive.entries))
    .groupBy(noteEntries.pageId)
  return new Map(rows.map(({ page, words }) => [page, words]))
}

/** Entries that a batch may touch: those that it names, and those of pages that it deletes or restores. */
export async function touchedEntries(
  db: Reader,
  noteId: string,
  ids: readonly string[],
  pages: readonly string[],
): Promise<EntryRow[]> {
  if (ids.length + pages.length === 0) return []
  const named = ids.length ? inArray(noteEntries.id, [...ids]) : undefined
  return entriesOf(db, noteId, or(named, pages.length ? inArray(noteEntries.pageId, [...pages]) : undefined))
}

const excluded = (...names: string[]) =>
  Object.fromEntries(
    names.map((name) => [name, sql.raw(`excluded.${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`)]),
  )
const ofPart = ['position', 'version', 'deletedWith', 'deletedAt']

/** Writes rows whether they are new or not. Sections come before pages before entries, because they name one another. */
export async function saveParts(tx: Tx, parts: Parts): Promise<void> {
  for (const rows of chunks(parts.sections))
    await tx
      .insert(noteSections)
      .values(rows)
      .onConflictDoUpdate({
        target: [noteSections.noteId, noteSections.id],
        set: excluded(...ofPart, 'titleZh', 'titleEn'),
      })
  for (const rows of chunks(parts.pages))
    await tx
      .insert(notePages)
      .values(rows)
      .onConflictDoUpdate({
        target: [notePages.noteId, notePages.id],
        set: excluded(...ofPart, 'titleZh', 'titleEn', 'sectionId'),
      })
  for (const rows of chunks(parts.entries))
    await tx
      .insert(noteEntries)
      .values(rows)
      .onConflictDoUpdate({
        target: [noteEntries.noteId, noteEntries.id],
        set: excluded(...ofPart, 'pageId', 'wordId', 'word', 'meaning', 'remark'),
      })
}

function chunks<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
    rows.slice(index * BATCH, (index + 1) * BATCH),
  )
}
