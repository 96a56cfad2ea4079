/** Writes the official notes that content/official-notes.ts yields. Ids follow from the slugs, so that addresses survive a new import. */
import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import { placesAfter } from '#rules/order'
import type { OfficialNoteRow } from '#content/rows'
import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { noteEntries, notePages, notes, noteSections } from './schema/notes.ts'

/** Rows of one statement, so that others get their turn between two. */
const BATCH = 1_000

/** An id that is always the same for a path of slugs, in the form of a UUID. */
export function officialId(...path: (string | number)[]): string {
  const hash = createHash('sha256')
    .update(`official note ${path.join('/')}`)
    .digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/**
 * Writes one note in one transaction: no reader sees it without its parts, and a failed write leaves the old one. A note that an administrator
 * edited stays as it is; the order of notes and whether learners see one are the administrators' as soon as it is there.
 * @param ids word ids by headword
 */
export async function writeOfficialNote(
  db: Db,
  row: OfficialNoteRow,
  ids: ReadonlyMap<string, number>,
  at: Date,
): Promise<void> {
  const id = officialId(row.slug)
  const { sections, pages, entries } = partsOf(row, id, ids)
  const note = {
    titleZh: row.zh,
    titleEn: row.en,
    tag: row.tag,
    cover: row.cover,
    words: entries.length,
    updatedAt: at,
  }
  await db.transaction(async (tx) => {
    const written = await tx
      .insert(notes)
      .values({ id, createdAt: at, publishedAt: at, position: behindOthers, ...note })
      .onConflictDoUpdate({ target: notes.id, set: note, setWhere: isNull(notes.editedAt) })
      .returning({ id: notes.id })
    if (written.length === 0) return
    await tx.delete(noteSections).where(eq(noteSections.noteId, id))
    await tx.insert(noteSections).values(sections)
    for (const batch of batches(pages)) await tx.insert(notePages).values(batch)
    for (const batch of batches(entries)) {
      // One statement with one parameter: a parameter for every value takes three times as long.
      await tx.execute(sql`
        insert into ${noteEntries} (note_id, id, page_id, word_id, word, position, version, added_at)
        select ${id}::uuid, "id", "page_id", "word_id", "word", "position", 1, ${at.toISOString()}::timestamptz
        from json_to_recordset(${JSON.stringify(batch)}::json)
          as row_of("id" uuid, "page_id" uuid, "word_id" integer, "word" text, "position" text)`)
      await breathe()
    }
  })
}

/** The place behind all official notes. */
export const behindOthers = sql`(select coalesce(max(${notes.position}), 0) + 1 from ${notes} where ${notes.userId} is null)`

function partsOf(row: OfficialNoteRow, noteId: string, ids: ReadonlyMap<string, number>) {
  const part = (id: string, position = '') => ({ noteId, id, position, version: 1 })
  const sectionPlaces = placesAfter(null, row.sections.length, () => 0)
  const sections = row.sections.map((section, index) => ({
    ...part(officialId(row.slug, section.slug), sectionPlaces[index]),
    titleZh: section.zh,
    titleEn: section.en,
  }))
  const pages = row.sections.flatMap((section) => {
    const places = placesAfter(null, section.pages.length, () => 0)
    return section.pages.map((page, index) => ({
      ...part(officialId(row.slug, section.slug, index), places[index]),
      sectionId: officialId(row.slug, section.slug),
      titleZh: page.zh,
      titleEn: page.en,
      headwords: page.headwords,
    }))
  })
  const entries = pages.flatMap((page) => {
    const places = placesAfter(null, page.headwords.length, () => 0)
    return page.headwords.map((headword, index) => ({
      id: officialId(row.slug, headword),
      page_id: page.id,
      word_id: ids.get(headword) ?? null,
      word: headword,
      position: places[index] ?? '',
    }))
  })
  return { sections, pages, entries }
}

function batches<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
    rows.slice(index * BATCH, (index + 1) * BATCH),
  )
}

/** Takes away official notes that the content no longer has, but none that administrators made or edited. */
export async function removeOtherOfficialNotes(db: Db, slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) return
  const kept = slugs.map((slug) => officialId(slug))
  await db.delete(notes).where(and(isNull(notes.userId), isNull(notes.editedAt), notInArray(notes.id, kept)))
}
