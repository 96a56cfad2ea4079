/** Applies batches of changes to a note: read what they may touch, change it by the rules that the browser uses too, write what differs. */
import type { Change, changeNote, NoteDelta, Notice } from '#contract/note-changes'
import type { HandlerInput, Output } from '#contract/core'
import { applyChange, UnknownPartError, type NoteState } from '#rules/note-changes'
import type { Reader, Tx } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { HttpError } from '../../http/errors.ts'
import { admitParts } from './limits.ts'
import type { NoteOwner } from './note-owner.ts'
import { partsOfVersion, toState } from './note-state.ts'
import { coverFile, toDelta } from './present.ts'
import { firstPicture, updateNote } from './note-rows.store.ts'
import { textLengths } from '#contract/note-limits'
import { NoteTag, Position } from '#contract/notes'
import { pagesOf, partsSince, saveParts, sectionsOf, takeBatch, touchedEntries, type NoteRow } from './notes.store.ts'
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
    if (!batch.isNew)
      return {
        ...(await changesSince(tx, note, input.since)),
        applied: batch.version,
        notices: [],
        saved_at: at.toISOString(),
      }
    const { changed, notices } = await apply(tx, owner, note, input, at)
    return {
      ...(await changesSince(tx, changed, input.since)),
      applied: batch.version,
      notices,
      saved_at: at.toISOString(),
    }
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
  await saveParts(tx, partsOfVersion(note.id, after, version, at))
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
  return toState(note, { sections, pages, entries })
}

/** Everything that changed since a version. */
export async function changesSince(db: Reader, note: NoteRow, version: number): Promise<NoteDelta> {
  return toDelta(db, note, await partsSince(db, note.id, version))
}
