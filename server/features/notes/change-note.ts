/** Applies batches of changes to a note: read what they may touch, change it by the rules that the browser uses too, write what differs. */
import type { Change, changeNote, NoteDelta, Notice } from '#contract/note-changes'
import type { HandlerInput, Output } from '#contract/core'
import {
  applyChange,
  UnknownPartError,
  type EntryState,
  type NoteState,
  type PageState,
  type SectionState,
} from '#rules/note-changes'
import type { Reader, Tx } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { HttpError } from '../../http/errors.ts'
import { admitParts } from './limits.ts'
import type { NoteOwner } from './note-owner.ts'
import { coverFile, toDelta } from './present.ts'
import { firstPicture, updateNote } from './note-rows.store.ts'
import { textLengths } from '#contract/note-limits'
import { NoteTag, Position } from '#contract/notes'
import {
  asTag,
  pagesOf,
  partsSince,
  saveParts,
  sectionsOf,
  takeBatch,
  touchedEntries,
  type EntryRow,
  type NoteRow,
  type PageRow,
  type SectionRow,
} from './notes.store.ts'
import { pictureUrl } from '../words/index.ts'
import { linkWords } from './note-words.store.ts'

type Input = HandlerInput<typeof changeNote>['body']

export async function change(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  owner: NoteOwner,
  id: string,
  input: Input,
): Promise<Output<typeof changeNote>> {
  return db.transaction(async (tx) => {
    const note = await owner.lock(tx, id)
    const at = now()
    const batch = await takeBatch(tx, id, input.batch, note.version + 1, at)
    if (!batch.isNew) return { ...(await changesSince(tx, note, input.since)), applied: batch.version, notices: [] }
    const { changed, notices } = await apply(tx, owner, note, input, at)
    return { ...(await changesSince(tx, changed, input.since)), applied: batch.version, notices }
  })
}

async function apply(
  tx: Tx,
  owner: NoteOwner,
  note: NoteRow,
  { changes, base, own = [] }: Input,
  at: Date,
): Promise<{ changed: NoteRow; notices: Notice[] }> {
  const before = await read(tx, note, changes)
  const after: NoteState = {
    ...before,
    sections: new Map(before.sections),
    pages: new Map(before.pages),
    entries: new Map(before.entries),
  }
  const ids = await linkWords(tx, changes.flatMap(wordOf))
  const version = note.version + 1
  const context = { base, own, version, at: at.toISOString(), wordIdOf: (word: string) => ids.get(word) ?? null }
  const notices: Notice[] = []
  for (const each of changes) {
    check(each)
    owner.assertChange(each)
    try {
      notices.push(...applyChange(after, each, context))
    } catch (error) {
      if (error instanceof UnknownPartError) throw new HttpError('not_found', { cause: error })
      throw error
    }
  }
  admitParts(after.sections.size + after.pages.size)
  const words = note.words + living(after) - living(before)
  await owner.admitWords(tx, note, words - note.words, at)
  const isNew = <P extends { version: number }>(part: P) => part.version === version
  const entries = [...after.entries.values()].filter(isNew)
  await saveParts(tx, {
    sections: [...after.sections.values()].filter(isNew).map((part) => sectionRow(note.id, part, at)),
    pages: [...after.pages.values()].filter(isNew).map((part) => pageRow(note.id, part, at)),
    entries: entries.map((part) => entryRow(note.id, part, at)),
  })
  const changed = await updateNote(tx, note.id, {
    version,
    words,
    titleZh: after.title.zh,
    titleEn: after.title.en,
    tag: after.tag,
    cover:
      coverFile(after.cover) ??
      (await firstPicture(
        tx,
        entries.flatMap(({ wordId }) => wordId ?? []),
      )),
    updatedAt: at,
    ...owner.marks(at),
  })
  await owner.onChanged(tx, { id: note.id, before, after, entries, at })
  return { changed: changed ?? note, notices }
}

const mostLetters: Partial<Record<string, number>> = {
  ...textLengths,
  title_zh: textLengths.title,
  title_en: textLengths.title,
}

/** What the contract's shapes leave open: a field's own bounds. */
function check(change: Change): void {
  if (change.type === 'set_note') {
    const { field, value } = change
    const isValid = field === 'tag' ? isTag(value) : field === 'cover' ? isPicture(value) : value !== null
    if (!isValid) throw new HttpError('field_invalid')
  } else if (change.type === 'set_section' || change.type === 'set_page' || change.type === 'set_entry') {
    const { field, value } = change
    if (field === 'position' && !Position.safeParse(value).success) throw new HttpError('field_invalid')
    if ((value ?? '').length > (mostLetters[field] ?? Infinity)) throw new HttpError('text_too_long')
  }
}

const isPicture = (value: string | null) => value === null || coverFile(value) !== null
const isTag = (value: string | null) => value === null || NoteTag.safeParse(value).success

const wordOf = (change: Change): string[] =>
  change.type === 'add_entry'
    ? [change.word]
    : change.type === 'set_entry' && change.field === 'word' && change.value
      ? [change.value]
      : []

const living = (note: NoteState): number => {
  let count = 0
  for (const entry of note.entries.values()) if (entry.deletedWith === null) count += 1
  return count
}

async function read(db: Reader, note: NoteRow, changes: readonly Change[]): Promise<NoteState> {
  const sections = await sectionsOf(db, note.id)
  const pages = await pagesOf(db, note.id)
  const named = new Set(changes.flatMap((each) => ('id' in each ? each.id : [])))
  const emptied = pages.filter(({ id, sectionId }) => named.has(id) || named.has(sectionId))
  const entries = await touchedEntries(
    db,
    note.id,
    [...named],
    changes.some(({ type }) => type === 'delete' || type === 'restore') ? emptied.map(({ id }) => id) : [],
  )
  return {
    title: { zh: note.titleZh, en: note.titleEn },
    tag: asTag(note.tag),
    cover: pictureUrl(note.cover),
    sections: new Map(sections.map((row) => [row.id, { ...row, title: { zh: row.titleZh, en: row.titleEn } }])),
    pages: new Map(
      pages.map((row) => [row.id, { ...row, section: row.sectionId, title: { zh: row.titleZh, en: row.titleEn } }]),
    ),
    entries: new Map(entries.map((row) => [row.id, { ...row, page: row.pageId, addedAt: row.addedAt.toISOString() }])),
  }
}

const partRow = (noteId: string, part: SectionState | PageState | EntryState, at: Date) => ({
  noteId,
  id: part.id,
  position: part.position,
  version: part.version,
  deletedWith: part.deletedWith,
  // What was in the bin before stays as old as it is: only rows of this batch are written.
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

/** Everything that changed since a version. */
export async function changesSince(db: Reader, note: NoteRow, version: number): Promise<NoteDelta> {
  return toDelta(db, note, await partsSince(db, note.id, version))
}
