/** Notes: made, listed, read, and put into the bin. What other features need of them comes through here. */
import { randomUUID } from 'node:crypto'
import type { createNote, listEntries, listNotes as listNotesEndpoint, NewEntry, Note, NoteCard } from '#contract/notes'
import { MOST_WORDS } from '#contract/note-limits'
import type { HandlerInput, Output } from '#contract/core'
import type { Language } from '#contract/locales'
import { placesAfter } from '#rules/order'
import type { Reader, Tx } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { createCursor, cursorFields } from '../../http/cursor.ts'
import { HttpError } from '../../http/errors.ts'
import { keepOwnWords } from '../words/index.ts'
import { admitGrowth } from './limits.ts'
import { toCard, toEntries, toPage, toSection } from './present.ts'
import {
  alive,
  entriesInOrder,
  findReadable,
  lockOwn,
  pagesOf,
  saveParts,
  sectionsOf,
  wordsByPage,
  type EntryRow,
  type NoteRow,
  type PageRow,
  type SectionRow,
} from './notes.store.ts'
import { firstPicture, insertNote, listNotes, updateNote } from './note-rows.store.ts'
import { linkWords } from './note-words.store.ts'

const PAGE_OF_NOTES = 60
/** Entries of one answer when the caller does not say. */
const FIRST_ENTRIES = 100

type NewNote = HandlerInput<typeof createNote>['body']

/**
 * Makes a note with its sections, pages and entries in one go; the same id again answers the same note.
 * @throws vip_required or limit_reached when the learner has no room for it, not_found when the id is someone else's
 */
export async function make({ db, live, now }: Deps, session: Session, input: NewNote): Promise<Note> {
  return db.transaction(async (tx) => {
    const found = await lockOwn(tx, session.userId, input.id)
    if (found) return readNote(tx, session, input.id)
    const at = now()
    const given = (input.sections ?? []).flatMap(({ pages }) => pages.flatMap(({ entries }) => entries))
    if (given.length > MOST_WORDS) throw new HttpError('field_invalid')
    await admitGrowth(tx, session, { notes: 1, words: given.length }, at)
    const ids = await linkWords(
      tx,
      given.map(({ word }) => word),
    )
    const isNew = await insertNote(tx, {
      id: input.id,
      userId: session.userId,
      titleZh: input.title,
      titleEn: input.title,
      tag: input.tag ?? null,
      words: given.length,
      cover: await firstPicture(tx, [...ids.values()]),
      createdAt: at,
      updatedAt: at,
    })
    if (!isNew) throw new HttpError('not_found')
    const parts = partsOf(input, ids, at)
    await saveParts(tx, parts)
    await keepOwnWords(tx, session.userId, parts.entries)
    await live.tell(tx, session.userId, 'notes')
    return readNote(tx, session, input.id)
  })
}

function partsOf(input: NewNote, ids: ReadonlyMap<string, number>, at: Date) {
  const sections: SectionRow[] = []
  const pages: PageRow[] = []
  const entries: EntryRow[] = []
  const part = () => ({ noteId: input.id, id: randomUUID(), version: 1, deletedWith: null, deletedAt: null })
  const given = input.sections ?? []
  const sectionPlaces = placesAfter(null, given.length, Math.random)
  for (const [index, section] of given.entries()) {
    const own = { ...part(), position: sectionPlaces[index] ?? '', titleZh: section.title, titleEn: section.title }
    sections.push(own)
    const pagePlaces = placesAfter(null, section.pages.length, Math.random)
    for (const [nth, page] of section.pages.entries()) {
      const row = {
        ...part(),
        sectionId: own.id,
        position: pagePlaces[nth] ?? '',
        titleZh: page.title,
        titleEn: page.title,
      }
      pages.push(row)
      const places = placesAfter(null, page.entries.length, Math.random)
      entries.push(
        ...page.entries.map((entry, at_) => ({
          ...part(),
          ...entryOf(entry, ids),
          pageId: row.id,
          position: places[at_] ?? '',
          addedAt: at,
        })),
      )
    }
  }
  return { sections, pages, entries }
}

const entryOf = ({ word, meaning, remark }: NewEntry, ids: ReadonlyMap<string, number>) => ({
  word,
  wordId: ids.get(word) ?? null,
  meaning: meaning || null,
  remark: remark || null,
})

const pages = createCursor<{ from: number }>({ from: cursorFields.offset })

type ListInput = HandlerInput<typeof listNotesEndpoint>['query']

export async function list(
  db: Reader,
  session: Session,
  { kind, tag, q, sort, cursor }: ListInput,
  language: Language,
): Promise<Output<typeof listNotesEndpoint>> {
  const { from } = pages.parse(cursor) ?? { from: 0 }
  const rows = await listNotes(db, {
    userId: kind === 'own' ? session.userId : null,
    tag,
    title: q?.trim(),
    sort,
    language,
    offset: from,
    limit: PAGE_OF_NOTES + 1,
  })
  return {
    notes: rows.slice(0, PAGE_OF_NOTES).map(toCard),
    next: rows.length > PAGE_OF_NOTES ? pages.format({ from: from + PAGE_OF_NOTES }) : null,
  }
}

/** A note that this learner may read; throws not_found for any other. */
export async function readable(db: Reader, session: Session, id: string): Promise<NoteRow> {
  const note = await findReadable(db, session, id)
  if (!note) throw new HttpError('not_found')
  return note
}

/** An own note that is not in the bin, locked until the transaction ends; throws not_found for any other. */
export async function ownLocked(tx: Tx, session: Session, id: string): Promise<NoteRow> {
  const note = await lockOwn(tx, session.userId, id)
  if (!note || note.deletedAt !== null) throw new HttpError('not_found')
  return note
}

export const readNote = async (db: Reader, session: Session, id: string): Promise<Note> =>
  presentNote(db, await readable(db, session, id))

/** A note with its sections and pages. */
export async function presentNote(db: Reader, note: NoteRow): Promise<Note> {
  const { id } = note
  const [sections, pages, counts] = [
    await sectionsOf(db, id, alive.sections),
    await pagesOf(db, id, alive.pages),
    await wordsByPage(db, id),
  ]
  return {
    ...toCard(note),
    version: note.version,
    sections: sections.map(toSection),
    pages: pages.map((page) => ({ ...toPage(page), words: counts.get(page.id) ?? 0 })),
  }
}

type EntriesInput = HandlerInput<typeof listEntries>['query']

export async function readEntries(
  db: Reader,
  session: Session,
  id: string,
  { page, from, count }: EntriesInput,
): Promise<Output<typeof listEntries>> {
  const note = await readable(db, session, id)
  const rows = await entriesInOrder(db, id, {
    page: page ?? null,
    from: Number(from ?? 0),
    count: Math.min(Number(count ?? FIRST_ENTRIES), MOST_WORDS),
  })
  const total = page ? ((await wordsByPage(db, id)).get(page) ?? 0) : note.words
  return { version: note.version, total, entries: await toEntries(db, rows) }
}

/** Moves a note to the bin; does nothing when it is there already. */
export async function remove({ db, live, now }: Deps, session: Session, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const note = await lockOwn(tx, session.userId, id)
    if (!note) throw new HttpError('not_found')
    if (note.deletedAt !== null) return
    await updateNote(tx, id, { deletedAt: now() })
    await live.tell(tx, session.userId, 'notes')
  })
}

/** Takes a note out of the bin, if there is room for it. */
export async function restore({ db, live, now }: Deps, session: Session, id: string): Promise<NoteCard> {
  return db.transaction(async (tx) => {
    const note = await lockOwn(tx, session.userId, id)
    if (!note) throw new HttpError('not_found')
    if (note.deletedAt === null) return toCard(note)
    await admitGrowth(tx, session, { notes: 1, words: note.words }, now())
    await updateNote(tx, id, { deletedAt: null })
    await live.tell(tx, session.userId, 'notes')
    return toCard({ ...note, deletedAt: null })
  })
}
