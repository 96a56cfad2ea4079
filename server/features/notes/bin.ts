/** The bin: what was deleted within 30 days. */
import { BIN_DAYS } from '#contract/note-limits'
import type { BinItem } from '#contract/notes'
import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { noteBatches, noteEntries, notePages, notes, noteSections } from '../../db/schema/notes.ts'

const MOST = 200
const DAY_MS = 86_400_000

/** What the learner deleted, newest first: whole notes, and parts of notes that live. */
export async function readBinOf(db: Reader, userId: string): Promise<BinItem[]> {
  const own = and(eq(notes.userId, userId), isNotNull(notes.deletedAt))
  const binned = await db.select().from(notes).where(own).orderBy(desc(notes.deletedAt)).limit(MOST)
  const ofNotes = binned.map((row): BinItem => {
    const title = { zh: row.titleZh, en: row.titleEn }
    return {
      kind: 'note',
      id: row.id,
      note: row.id,
      note_title: title,
      title,
      words: row.words,
      deleted_at: (row.deletedAt ?? row.updatedAt).toISOString(),
    }
  })
  const note = { note: notes.id, noteZh: notes.titleZh, noteEn: notes.titleEn }
  const lives = and(eq(notes.userId, userId), sql`${notes.deletedAt} is null`)
  const wentWith = (
    noteColumn: typeof notePages.noteId | typeof noteSections.noteId,
    id: typeof notePages.id | typeof noteSections.id,
  ) =>
    sql`(select count(*) from ${noteEntries} where ${noteEntries.noteId} = ${noteColumn} and ${noteEntries.deletedWith} = ${id})`.mapWith(
      Number,
    )
  const sections = await db
    .select({
      ...note,
      id: noteSections.id,
      zh: noteSections.titleZh,
      en: noteSections.titleEn,
      at: noteSections.deletedAt,
      words: wentWith(noteSections.noteId, noteSections.id),
    })
    .from(noteSections)
    .innerJoin(notes, eq(notes.id, noteSections.noteId))
    .where(and(lives, eq(noteSections.deletedWith, noteSections.id)))
    .orderBy(desc(noteSections.deletedAt))
    .limit(MOST)
  const pages = await db
    .select({
      ...note,
      id: notePages.id,
      zh: notePages.titleZh,
      en: notePages.titleEn,
      at: notePages.deletedAt,
      words: wentWith(notePages.noteId, notePages.id),
    })
    .from(notePages)
    .innerJoin(notes, eq(notes.id, notePages.noteId))
    .where(and(lives, eq(notePages.deletedWith, notePages.id)))
    .orderBy(desc(notePages.deletedAt))
    .limit(MOST)
  const entries = await db
    .select({
      ...note,
      id: noteEntries.id,
      zh: noteEntries.word,
      en: noteEntries.word,
      at: noteEntries.deletedAt,
      words: sql`1`.mapWith(Number),
    })
    .from(noteEntries)
    .innerJoin(notes, eq(notes.id, noteEntries.noteId))
    .where(and(lives, eq(noteEntries.deletedWith, noteEntries.id)))
    .orderBy(desc(noteEntries.deletedAt))
    .limit(MOST)
  const present =
    (kind: BinItem['kind']) =>
    ({ note, noteZh, noteEn, id, zh, en, at, words }: (typeof sections)[number]): BinItem => ({
      kind,
      id,
      note,
      note_title: { zh: noteZh, en: noteEn },
      title: { zh, en },
      words,
      deleted_at: (at ?? new Date(0)).toISOString(),
    })
  return [
    ...ofNotes,
    ...sections.map(present('section')),
    ...pages.map(present('page')),
    ...entries.map(present('entry')),
  ]
    .toSorted((a, b) => (a.deleted_at < b.deleted_at ? 1 : -1))
    .slice(0, MOST)
}

/** Erases for good what has been in the bin for 30 days, and the batches of that time. */
export async function removeOldBin(db: Reader, at: Date): Promise<void> {
  const before = new Date(at.getTime() - BIN_DAYS * DAY_MS)
  await db.delete(notes).where(lt(notes.deletedAt, before))
  for (const table of [noteEntries, notePages, noteSections]) await db.delete(table).where(lt(table.deletedAt, before))
  await db.delete(noteBatches).where(lt(noteBatches.at, before))
}
