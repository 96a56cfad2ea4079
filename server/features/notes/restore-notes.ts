/** Notes put back to what a restore point holds of them. */
import { restoreNote, type NoteContent } from '#rules/restore-note'
import type { Tx } from '../../db/client.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { keepOwnWords, pictureUrl } from '../words/index.ts'
import { admitGrowth, admitParts } from './limits.ts'
import { insertNote, updateNote } from './note-rows.store.ts'
import { partsOfVersion, toState } from './note-state.ts'
import { linkWords } from './note-words.store.ts'
import { entriesOf, lockAllOwn, pagesOf, saveParts, sectionsOf, type NoteRow } from './notes.store.ts'

/** A note as a point holds it; `cover` is the file. */
export interface NoteCopy {
  readonly id: string
  readonly version: number
  readonly createdAt: Date
  readonly content: NoteContent
}

/**
 * The version of a note whose rows were erased is that of its copy and so many more: no device has seen a higher one, since a device takes
 * nothing older than what it knows.
 */
const PAST_EVERY_VERSION = 1_000_000

/**
 * Puts notes back and answers which differed and which were deleted. The caller holds the notes (`lockNotes`) and the learner. Throws vip_required or
 * limit_reached when there is no room for them.
 */
export async function restoreNotes(
  tx: Tx,
  session: Session,
  copies: readonly NoteCopy[],
  at: Date,
): Promise<{ restored: string[]; broughtBack: string[] }> {
  const rows = new Map((await lockNotes(tx, session.userId)).map((row) => [row.id, row]))
  const isGone = ({ id }: NoteCopy) => rows.get(id)?.deletedAt !== null
  const words = copies.reduce((sum, copy) => {
    const row = rows.get(copy.id)
    return sum + copy.content.entries.length - (row && row.deletedAt === null ? row.words : 0)
  }, 0)
  await admitGrowth(tx, session, { notes: copies.filter(isGone).length, words }, at)
  const restored: string[] = []
  for (const copy of copies) {
    const row = rows.get(copy.id) ?? (await insertCopy(tx, session.userId, copy, at))
    if (await putBack(tx, session.userId, row, copy.content, at)) restored.push(copy.id)
  }
  return { restored, broughtBack: copies.filter(isGone).map(({ id }) => id) }
}

/** All notes of a learner, or one, locked until the transaction ends. Before the learner, as everyone who locks both. */
export const lockNotes = lockAllOwn

/** Puts live notes of the learner into the bin. The caller holds them. */
export async function binNotes(tx: Tx, userId: string, ids: readonly string[], at: Date): Promise<void> {
  for (const id of ids) {
    const [row] = await lockNotes(tx, userId, id)
    if (row?.deletedAt === null) await updateNote(tx, id, { deletedAt: at })
  }
}

async function insertCopy(tx: Tx, userId: string, copy: NoteCopy, at: Date): Promise<NoteRow> {
  const { title } = copy.content
  const row = await insertNote(tx, {
    id: copy.id,
    userId,
    titleZh: title.zh,
    titleEn: title.en,
    version: copy.version + PAST_EVERY_VERSION,
    createdAt: copy.createdAt,
    updatedAt: at,
    deletedAt: at,
  })
  if (!row) throw new HttpError('not_found')
  return row
}

/** False when the note is so already. */
async function putBack(tx: Tx, userId: string, note: NoteRow, content: NoteContent, at: Date): Promise<boolean> {
  const version = note.version + 1
  const ids = await linkWords(
    tx,
    content.entries.map(({ word }) => word),
  )
  const before = toState(note, {
    sections: await sectionsOf(tx, note.id),
    pages: await pagesOf(tx, note.id),
    entries: await entriesOf(tx, note.id),
  })
  const shown = { ...content, cover: pictureUrl(content.cover) }
  const after = restoreNote(before, shown, { version, wordIdOf: (word) => ids.get(word) ?? null })
  admitParts(after.sections.size + after.pages.size)
  const parts = partsOfVersion(note.id, after, version, at)
  const isSame =
    note.deletedAt === null &&
    parts.sections.length + parts.pages.length + parts.entries.length === 0 &&
    before.title.zh === after.title.zh &&
    before.title.en === after.title.en &&
    before.tag === after.tag &&
    before.cover === after.cover
  if (isSame) return false
  await saveParts(tx, parts)
  await updateNote(tx, note.id, {
    version,
    words: content.entries.length,
    titleZh: after.title.zh,
    titleEn: after.title.en,
    tag: after.tag,
    cover: content.cover,
    updatedAt: at,
    deletedAt: null,
  })
  await keepOwnWords(tx, userId, parts.entries)
  return true
}
