/** Rows as the contract shows them. */
import type { NoteCard, NoteEntry, NotePage, NoteSection } from '#contract/notes'
import type { NoteDelta } from '#contract/note-changes'
import type { Reader } from '../../db/client.ts'
import { pictureUrl } from '../words/index.ts'
import { asTag, type EntryRow, type NoteRow, type PageRow, type Parts, type SectionRow } from './notes.store.ts'
import { readNoteWords } from './note-words.store.ts'

const titleOf = ({ titleZh, titleEn }: { titleZh: string; titleEn: string }) => ({ zh: titleZh, en: titleEn })

export const toCard = (row: NoteRow): NoteCard => ({
  id: row.id,
  kind: row.userId === null ? 'official' : 'own',
  title: titleOf(row),
  tag: asTag(row.tag),
  cover: pictureUrl(row.cover),
  words: row.words,
  updated_at: row.updatedAt.toISOString(),
})

/** The picture file of an address that `toCard` or an entry gave; null for any other text. */
export const coverFile = (url: string | null): string | null =>
  /^\/pictures\/([\w-]+\.webp)$/.exec(url ?? '')?.[1] ?? null

export const toSection = (row: SectionRow): NoteSection => ({
  id: row.id,
  title: titleOf(row),
  position: row.position,
})

export const toPage = (row: PageRow): NotePage => ({
  id: row.id,
  section: row.sectionId,
  title: titleOf(row),
  position: row.position,
})

export async function toEntries(db: Reader, rows: readonly EntryRow[]): Promise<NoteEntry[]> {
  const known = await readNoteWords(db, [...new Set(rows.flatMap(({ wordId }) => wordId ?? []))])
  return rows.map((row) => ({
    id: row.id,
    page: row.pageId,
    word: row.word,
    meaning: row.meaning,
    remark: row.remark,
    position: row.position,
    added_at: row.addedAt.toISOString(),
    known: (row.wordId !== null && known.get(row.wordId)) || null,
  }))
}

export async function toDelta(db: Reader, note: NoteRow, { sections, pages, entries }: Parts): Promise<NoteDelta> {
  const lives = ({ deletedAt }: { deletedAt: Date | null }) => deletedAt === null
  return {
    version: note.version,
    title: titleOf(note),
    tag: asTag(note.tag),
    cover: pictureUrl(note.cover),
    sections: sections.filter(lives).map(toSection),
    pages: pages.filter(lives).map(toPage),
    entries: await toEntries(db, entries.filter(lives)),
    deleted: [...sections, ...pages, ...entries]
      .filter((row) => !lives(row))
      .map(({ id, deletedWith }) => ({ id, with: deletedWith ?? id })),
  }
}
