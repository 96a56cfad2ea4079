/** Rows of notes: insert, update, list. */
import { and, asc, desc, eq, ilike, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'
import type { Language } from '#contract/locales'
import type { Reader, Tx } from '../../db/client.ts'
import { notes } from '../../db/schema/notes.ts'
import { pictures } from '../../db/schema/words.ts'
import type { NoteRow } from './notes.store.ts'

/** False when a note of this id exists. */
export async function insertNote(tx: Tx, row: PgInsertValue<typeof notes>): Promise<NoteRow | undefined> {
  return (await tx.insert(notes).values(row).onConflictDoNothing().returning())[0]
}

export async function updateNote(
  tx: Tx,
  id: string,
  changes: Partial<typeof notes.$inferInsert>,
): Promise<NoteRow | undefined> {
  return (await tx.update(notes).set(changes).where(eq(notes.id, id)).returning())[0]
}

interface NoteFilter {
  /** Null for official notes. */
  readonly userId: string | null
  readonly tag?: string | undefined
  /** A part of the title. */
  readonly title?: string | undefined
  readonly sort?: string | undefined
  /** The language of the title that is searched and sorted by. */
  readonly language: Language
  readonly offset: number
  readonly limit: number
}

const titleColumn = { zh: notes.titleZh, en: notes.titleEn } as const satisfies Record<Language, unknown>

/** Notes that are not in the bin: alphabetical, else own ones by last change and official ones by position. */
export async function listNotes(
  db: Reader,
  { userId, tag, title, sort, language, offset, limit }: NoteFilter,
): Promise<NoteRow[]> {
  const column = titleColumn[language]
  const recent: SQL = userId === null ? asc(notes.position) : desc(notes.updatedAt)
  return db
    .select()
    .from(notes)
    .where(
      and(
        userId === null ? and(isNull(notes.userId), isNotNull(notes.publishedAt)) : eq(notes.userId, userId),
        isNull(notes.deletedAt),
        tag ? eq(notes.tag, tag) : undefined,
        title ? ilike(column, `%${title.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
      ),
    )
    .orderBy(sort === 'alphabetical' ? asc(sql`lower(${column})`) : recent, asc(notes.id))
    .offset(offset)
    .limit(limit)
}

/** A note outside the bin, or all of a learner's, the oldest first. */
export const readLiveNotes = (
  db: Reader,
  which: { readonly id: string } | { readonly userId: string },
): Promise<NoteRow[]> =>
  db
    .select()
    .from(notes)
    .where(and('id' in which ? eq(notes.id, which.id) : eq(notes.userId, which.userId), isNull(notes.deletedAt)))
    .orderBy(asc(notes.createdAt), asc(notes.id))

/** Picture file of the first of these words that has one: a note's cover. */
export async function firstPicture(db: Reader, wordIds: readonly number[]): Promise<string | null> {
  if (wordIds.length === 0) return null
  const [row] = await db
    .select({ file: pictures.file })
    .from(pictures)
    .where(sql`${pictures.wordId} = any(${sql.param(`{${wordIds.join(',')}}`)}::int[])`)
    .orderBy(sql`array_position(${sql.param(`{${wordIds.join(',')}}`)}::int[], ${pictures.wordId})`)
    .limit(1)
  return row?.file ?? null
}
