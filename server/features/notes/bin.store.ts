/** The bin: what was deleted within 30 days. */
import { BIN_DAYS } from '#contract/note-limits'
import type { BinItem } from '#contract/notes'
import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { noteBatches, noteEntries, notePages, notes, noteSections } from '../../db/schema/notes.ts'

const MOST = 200
const DAY_MS = 86_400_000

/** Words that went with a part. */
const wentWith = ({ noteId, id }: typeof notePages | typeof noteSections) =>
  sql`(select count(*) from ${noteEntries} where ${noteEntries.noteId} = ${noteId} and ${noteEntries.deletedWith} = ${id})`

const partKinds = {
  section: {
    table: noteSections,
    title: { zh: noteSections.titleZh, en: noteSections.titleEn },
    words: wentWith(noteSections),
  },
  page: { table: notePages, title: { zh: notePages.titleZh, en: notePages.titleEn }, words: wentWith(notePages) },
  entry: { table: noteEntries, title: { zh: noteEntries.word, en: noteEntries.word }, words: sql`1` },
}

/** What the learner deleted, newest first: whole notes, and parts of notes outside the bin. */
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
  const parts = await Promise.all(
    (['section', 'page', 'entry'] as const).map(async (kind) => {
      const { table, title, words } = partKinds[kind]
      const rows = await db
        .select({
          id: table.id,
          note: notes.id,
          noteZh: notes.titleZh,
          noteEn: notes.titleEn,
          ...title,
          at: table.deletedAt,
          words: words.mapWith(Number),
        })
        .from(table as typeof notePages)
        .innerJoin(notes, eq(notes.id, table.noteId))
        .where(and(eq(notes.userId, userId), isNull(notes.deletedAt), eq(table.deletedWith, table.id)))
        .orderBy(desc(table.deletedAt))
        .limit(MOST)
      return rows.map(({ noteZh, noteEn, zh, en, at, ...row }): BinItem => ({
        kind,
        ...row,
        note_title: { zh: noteZh, en: noteEn },
        title: { zh, en },
        deleted_at: (at ?? new Date(0)).toISOString(),
      }))
    }),
  )
  return [...ofNotes, ...parts.flat()].toSorted((a, b) => (a.deleted_at < b.deleted_at ? 1 : -1)).slice(0, MOST)
}

/** Erases for good what has been in the bin for 30 days, and the batches of that time. */
export async function removeOldBin(db: Reader, at: Date): Promise<void> {
  const before = new Date(at.getTime() - BIN_DAYS * DAY_MS)
  await db.delete(notes).where(lt(notes.deletedAt, before))
  for (const table of [noteEntries, notePages, noteSections]) await db.delete(table).where(lt(table.deletedAt, before))
  await db.delete(noteBatches).where(lt(noteBatches.at, before))
}
