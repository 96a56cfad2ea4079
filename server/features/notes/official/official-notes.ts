/** Official notes as administrators manage them: listed, made, published, withdrawn, put in order. */
import type {
  adminListNotes,
  createOfficialNote,
  ManagedNote,
  ManagedNoteCard,
  placeNote,
  publishNote,
} from '#contract/official-notes'
import type { HandlerInput, Output } from '#contract/core'
import { behindOthers } from '../../../db/official-notes.ts'
import type { Reader } from '../../../db/client.ts'
import type { Deps } from '../../../deps.ts'
import type { Session } from '../../../http/context.ts'
import { createCursor, cursorFields } from '../../../http/cursor.ts'
import { HttpError } from '../../../http/errors.ts'
import { logAdmin } from '../../admin/index.ts'
import { insertNote, updateNote } from '../note-rows.store.ts'
import { presentNote } from '../notes.ts'
import { findOfficial, lockOfficial, type NoteRow } from '../notes.store.ts'
import { toCard } from '../present.ts'
import { countOfficial, listOfficial, lockOrder, saveOrder } from './official-notes.store.ts'
import { getOfficialLocked, tellAdministrators } from './product-owner.ts'

const PAGE = 50
/** Most official notes. */
const MOST_NOTES = 500

const pages = createCursor({ place: cursorFields.offset })

const publicationOf = ({ publishedAt, editedAt }: NoteRow) => ({
  published_at: publishedAt?.toISOString() ?? null,
  edited_at: editedAt?.toISOString() ?? null,
})

type ListInput = HandlerInput<typeof adminListNotes>['query']

export async function listOfficialNotes(
  db: Reader,
  { q, tag, state, cursor }: ListInput,
): Promise<Output<typeof adminListNotes>> {
  const after = pages.parse(cursor)?.place ?? 0
  const found = await listOfficial(db, { title: q?.trim(), tag, state, after, limit: PAGE + 1 })
  const items = found
    .slice(0, PAGE)
    .map(({ note, place }): ManagedNoteCard => ({ ...toCard(note), ...publicationOf(note), place }))
  const last = found.length > PAGE ? items.at(-1) : undefined
  return { items, total: await countOfficial(db), next: last ? pages.format({ place: last.place }) : null }
}

/** Throws not_found, also for a learner's note. */
export async function readOfficialNote(db: Reader, id: string): Promise<ManagedNote> {
  const note = await findOfficial(db, id)
  if (!note) throw new HttpError('not_found')
  return { ...(await presentNote(db, note)), ...publicationOf(note) }
}

/** Throws not_found when the id is a learner's note, limit_reached when there are too many. */
export async function createOfficial(
  { db, live, now }: Deps,
  session: Session,
  { id, title, tag }: HandlerInput<typeof createOfficialNote>['body'],
): Promise<ManagedNote> {
  return db.transaction(async (tx) => {
    if (!(await lockOfficial(tx, id))) {
      if ((await countOfficial(tx)) >= MOST_NOTES) throw new HttpError('limit_reached')
      const at = now()
      const isNew = await insertNote(tx, {
        id,
        titleZh: title.zh,
        titleEn: title.en,
        tag,
        position: behindOthers,
        createdAt: at,
        updatedAt: at,
        editedAt: at,
      })
      if (!isNew) throw new HttpError('not_found')
      const after = { title_zh: title.zh, title_en: title.en, tag }
      await logAdmin(tx, session, { action: 'note.create', subject: id, before: null, after, at })
      await tellAdministrators(tx, live)
    }
    return readOfficialNote(tx, id)
  })
}

/** Throws not_found, note_edit_conflict when somebody changed the note since, note_empty. */
export async function publishOfficial(
  { db, live, now }: Deps,
  session: Session,
  id: string,
  { published, version }: HandlerInput<typeof publishNote>['body'],
): Promise<ManagedNote> {
  return db.transaction(async (tx) => {
    const note = await getOfficialLocked(tx, id)
    if ((note.publishedAt !== null) !== published) {
      // What is published is what its administrator has read. To withdraw is right whatever changed.
      if (published && note.version !== version) throw new HttpError('note_edit_conflict')
      if (published && note.words === 0) throw new HttpError('note_empty')
      const at = now()
      await updateNote(tx, id, { publishedAt: published ? at : null })
      const states = ['withdrawn', 'published'] as const
      const [before, after] = published ? states : states.toReversed()
      await logAdmin(tx, session, {
        action: published ? 'note.publish' : 'note.withdraw',
        subject: id,
        before: before ?? null,
        after: after ?? null,
        at,
      })
      await tellAdministrators(tx, live)
    }
    return readOfficialNote(tx, id)
  })
}

/** Throws not_found, and note_order_conflict when the note is no longer where the caller saw it. */
export async function placeOfficial(
  { db, live, now }: Deps,
  session: Session,
  id: string,
  { place, was }: HandlerInput<typeof placeNote>['body'],
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx)
    const before = order.indexOf(id) + 1
    if (before === 0) throw new HttpError('not_found')
    const after = Math.min(place, order.length)
    if (before === after) return
    if (before !== was) throw new HttpError('note_order_conflict')
    await saveOrder(tx, order.toSpliced(before - 1, 1).toSpliced(after - 1, 0, id))
    await logAdmin(tx, session, { action: 'note.move', subject: id, before, after, at: now() })
    await tellAdministrators(tx, live)
  })
}
