/** Copies a note, or a part of it, into an own one; puts one own note behind another. */
import { randomUUID } from 'node:crypto'
import type { copyNote, NoteCard } from '#contract/notes'
import type { HandlerInput } from '#contract/core'
import { localize, type Language } from '#contract/locales'
import { placesAfter } from '#rules/order'
import type { Tx } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { admitCopies, admitGrowth, admitParts } from './limits.ts'
import { toCard } from './present.ts'
import { insertNote, updateNote } from './note-rows.store.ts'
import { ownLocked, readable } from './notes.ts'
import {
  alive,
  entriesOnPages,
  lockOwn,
  pagesOf,
  saveParts,
  sectionsOf,
  takeBatch,
  type NoteRow,
  type Parts,
} from './notes.store.ts'

type Input = HandlerInput<typeof copyNote>['body']

export async function copy(
  { db, live, now }: Deps,
  session: Session,
  id: string,
  input: Input,
  language: Language,
): Promise<NoteCard> {
  return db.transaction(async (tx) => {
    const from = await readable(tx, session, id)
    const at = now()
    const done = input.into === undefined ? await lockOwn(tx, session.userId, input.copy) : null
    if (done) return toCard(done)
    const parts = await partsToCopy(tx, from, input)
    const isNew = input.into === undefined
    const into = isNew
      ? await emptyCopy(tx, session, from, parts, input, language, at)
      : await ownLocked(tx, session, input.into ?? '')
    if (!isNew && !(await takeBatch(tx, into.id, input.copy, into.version + 1, at)).isNew) return toCard(into)
    await admitGrowth(tx, session, { notes: 0, words: parts.entries.length }, at)
    await admitCopies(tx, session, parts.entries.length, at)
    const card = await append(tx, into, parts, language, from.cover, at)
    await live.tell(tx, session.userId, 'notes')
    return card
  })
}

/** Puts the sections of `from` behind those of the note `id`; `from` goes into the bin, empty of nothing: it can be taken back whole. */
export async function merge({ db, live, now }: Deps, session: Session, id: string, fromId: string): Promise<NoteCard> {
  if (id === fromId) throw new HttpError('field_invalid', { fields: { from: 'field_invalid' } })
  return db.transaction(async (tx) => {
    // In one order whatever is merged into what: two merges crosswise would block each other.
    const locked = new Map<string, NoteRow>()
    for (const each of [id, fromId].toSorted()) locked.set(each, await ownLocked(tx, session, each))
    const [into, from] = [locked.get(id), locked.get(fromId)]
    if (!into || !from) throw new HttpError('not_found')
    const at = now()
    const parts = await partsToCopy(tx, from, {})
    await updateNote(tx, fromId, { deletedAt: at })
    const card = await append(tx, into, parts, 'zh', from.cover, at)
    await live.tell(tx, session.userId, 'notes')
    return card
  })
}

async function partsToCopy(tx: Tx, from: NoteRow, { section, page }: Pick<Input, 'section' | 'page'>): Promise<Parts> {
  const allPages = await pagesOf(tx, from.id, alive.pages)
  const pages = allPages.filter((row) => (page ? row.id === page : !section || row.sectionId === section))
  const sections = (await sectionsOf(tx, from.id, alive.sections)).filter(({ id }) =>
    page ? pages.some(({ sectionId }) => sectionId === id) : !section || id === section,
  )
  if ((page && pages.length === 0) || (section && sections.length === 0)) throw new HttpError('not_found')
  const entries = pages.length
    ? await entriesOnPages(
        tx,
        from.id,
        pages.map(({ id }) => id),
      )
    : []
  return { sections, pages, entries }
}

const titleIn = (language: Language, { titleZh, titleEn }: { titleZh: string; titleEn: string }): string =>
  localize(language, { zh: titleZh, en: titleEn })

async function emptyCopy(
  tx: Tx,
  session: Session,
  from: NoteRow,
  { sections, pages }: Parts,
  { copy: id, section: asSection, page: asPage }: Input,
  language: Language,
  at: Date,
): Promise<NoteRow> {
  await admitGrowth(tx, session, { notes: 1, words: 0 }, at)
  const whole = titleIn(language, from)
  const [part] = asPage ? pages : asSection ? sections : []
  const ofPart = part && titleIn(language, part)
  const title = (ofPart ? `${whole} · ${ofPart}` : whole).slice(0, 120)
  const made = await insertNote(tx, {
    id,
    userId: session.userId,
    titleZh: title,
    titleEn: title,
    tag: from.tag,
    createdAt: at,
    updatedAt: at,
  })
  if (!made) throw new HttpError('not_found')
  return made
}

/** Writes copies of the parts behind what `into` holds. An own note has one title for both languages: that of the learner. */
async function append(
  tx: Tx,
  into: NoteRow,
  parts: Parts,
  language: Language,
  cover: string | null,
  at: Date,
): Promise<NoteCard> {
  const version = into.version + 1
  const fresh = () => ({ noteId: into.id, id: randomUUID(), version, deletedWith: null, deletedAt: null })
  const title = (row: { titleZh: string; titleEn: string }) => {
    const own = titleIn(language, row)
    return { titleZh: own, titleEn: own }
  }
  const before = { sections: await sectionsOf(tx, into.id), pages: await pagesOf(tx, into.id) }
  admitParts(before.sections.length + before.pages.length + parts.sections.length + parts.pages.length)
  const last = before.sections.findLast(({ deletedWith }) => deletedWith === null)?.position ?? null
  const places = placesAfter(last, parts.sections.length, Math.random)
  const newSections = new Map(
    parts.sections.map((row, index) => [
      row.id,
      { ...row, ...fresh(), ...title(row), position: places[index] ?? row.position },
    ]),
  )
  const newPages = new Map(
    parts.pages.map((row) => [
      row.id,
      { ...row, ...fresh(), ...title(row), sectionId: newSections.get(row.sectionId)?.id ?? '' },
    ]),
  )
  await saveParts(tx, {
    sections: [...newSections.values()],
    pages: [...newPages.values()],
    entries: parts.entries.map((row) => ({
      ...row,
      ...fresh(),
      pageId: newPages.get(row.pageId)?.id ?? '',
      addedAt: at,
    })),
  })
  const changed = await updateNote(tx, into.id, {
    version,
    words: into.words + parts.entries.length,
    cover: into.cover ?? cover,
    updatedAt: at,
  })
  return toCard(changed ?? into)
}
