/** A note's rows as the state that the rules change, and back. */
import type { EntryState, NoteState, PageState, SectionState } from '#rules/note-changes'
import { pictureUrl } from '../words/index.ts'
import { asTag, type EntryRow, type NoteRow, type PageRow, type Parts, type SectionRow } from './notes.store.ts'

export const toState = (note: NoteRow, { sections, pages, entries }: Parts): NoteState => ({
  title: { zh: note.titleZh, en: note.titleEn },
  tag: asTag(note.tag),
  cover: pictureUrl(note.cover),
  sections: new Map(sections.map((row) => [row.id, { ...row, title: { zh: row.titleZh, en: row.titleEn } }])),
  pages: new Map(
    pages.map((row) => [row.id, { ...row, section: row.sectionId, title: { zh: row.titleZh, en: row.titleEn } }]),
  ),
  entries: new Map(entries.map((row) => [row.id, { ...row, page: row.pageId, addedAt: row.addedAt.toISOString() }])),
})

/** Rows of the parts that a version changed. */
export function partsOfVersion(noteId: string, note: NoteState, version: number, at: Date): Parts {
  const isNew = <P extends { version: number }>(part: P) => part.version === version
  return {
    sections: [...note.sections.values()].filter(isNew).map((part) => sectionRow(noteId, part, at)),
    pages: [...note.pages.values()].filter(isNew).map((part) => pageRow(noteId, part, at)),
    entries: [...note.entries.values()].filter(isNew).map((part) => entryRow(noteId, part, at)),
  }
}

const partRow = (noteId: string, part: SectionState | PageState | EntryState, at: Date) => ({
  noteId,
  id: part.id,
  position: part.position,
  version: part.version,
  deletedWith: part.deletedWith,
  // What was in the bin before stays as old as it is: only rows of this version are written.
  deletedAt: part.deletedWith === null ? null : at,
})

const sectionRow = (noteId: string, part: SectionState, at: Date): SectionRow => ({
  ...partRow(noteId, part, at),
  titleZh: part.title.zh,
  titleEn: part.title.en,
})

const pageRow = (noteId: string, part: PageState, at: Date): PageRow => ({
  ...partRow(noteId, part, at),
  sectionId: part.section,
  titleZh: part.title.zh,
  titleEn: part.title.en,
})

const entryRow = (noteId: string, part: EntryState, at: Date): EntryRow => ({
  ...partRow(noteId, part, at),
  pageId: part.page,
  word: part.word,
  wordId: part.wordId,
  meaning: part.meaning,
  remark: part.remark,
  addedAt: new Date(part.addedAt),
})
