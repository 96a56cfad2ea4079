/**
 * What a change does to a note. The browser applies changes at once, the server applies the same ones in the order in which they arrive;
 * what it then answers makes every page of the note alike. A change never deletes an entry that its author had not seen.
 */
import type { NoteTag } from '#contract/notes'
import type { Change, Notice, PartKind } from '#contract/note-changes'
import type { Bilingual } from '#contract/patterns'

interface Part {
  readonly id: string
  readonly position: string
  /** The note's version of its last change. */
  readonly version: number
  /** Id of what was deleted with this; null while it is not deleted. */
  readonly deletedWith: string | null
}

export interface SectionState extends Part {
  readonly title: Bilingual
}

export interface PageState extends Part {
  readonly section: string
  readonly title: Bilingual
}

export interface EntryState extends Part {
  readonly page: string
  readonly word: string
  /** Null for a learner's own word. */
  readonly wordId: number | null
  readonly meaning: string | null
  readonly remark: string | null
  readonly addedAt: string
}

/** A note with everything that changes may touch, what was deleted included. */
export interface NoteState {
  title: Bilingual
  tag: NoteTag | null
  /** Address of the cover picture. */
  cover: string | null
  sections: Map<string, SectionState>
  pages: Map<string, PageState>
  entries: Map<string, EntryState>
}

export interface ChangeContext {
  /** The version that the author of the change saw, and those that the author's own changes made since. */
  readonly base: number
  readonly own: readonly number[]
  /** The version that this batch makes. */
  readonly version: number
  readonly at: string
  /** Id of the headword that a text is; null when it is none. */
  readonly wordIdOf: (word: string) => number | null
}

/** A change names a part that the note never had. */
export class UnknownPartError extends Error {
  override name = 'UnknownPartError'
}

/** A copy that can be changed without anyone seeing it. */
export const copyOf = (note: NoteState): NoteState => ({
  ...note,
  sections: new Map(note.sections),
  pages: new Map(note.pages),
  entries: new Map(note.entries),
})

const titleFields = ['title', 'title_zh', 'title_en'] as const
type TitleField = (typeof titleFields)[number]

const isTitleField = (field: string): field is TitleField => titleFields.some((each) => each === field)

const inBoth = (zh: string, en = zh): Bilingual => ({ zh, en })

/** An own note has one title for both languages; `title` writes both. */
const withTitle = (title: Bilingual, field: TitleField, value: string): Bilingual =>
  field === 'title' ? inBoth(value) : field === 'title_zh' ? { ...title, zh: value } : { ...title, en: value }

const titleAt = (title: Bilingual, field: TitleField): string => (field === 'title_en' ? title.en : title.zh)

/**
 * Applies one change to `note` and returns the remarks for its author. A change that was applied before changes nothing.
 * @throws {UnknownPartError} when it names a section, page or entry that the note never had
 */
export function applyChange(note: NoteState, change: Change, context: ChangeContext): Notice[] {
  const { version } = context
  const fresh = { version, deletedWith: null }
  switch (change.type) {
    case 'add_section':
      if (!note.sections.has(change.id))
        note.sections.set(change.id, {
          ...fresh,
          id: change.id,
          title: inBoth(change.title, change.title_en),
          position: change.position,
        })
      return []
    case 'add_page':
      if (note.pages.has(change.id)) return []
      reviveSection(note, change.section, version)
      note.pages.set(change.id, {
        ...fresh,
        id: change.id,
        section: change.section,
        title: inBoth(change.title, change.title_en),
        position: change.position,
      })
      return []
    case 'add_entry':
      if (note.entries.has(change.id)) return []
      revivePage(note, change.page, version)
      note.entries.set(change.id, {
        ...fresh,
        id: change.id,
        page: change.page,
        position: change.position,
        word: change.word,
        wordId: context.wordIdOf(change.word),
        meaning: change.meaning || null,
        remark: change.remark || null,
        addedAt: context.at,
      })
      return []
    case 'set_note':
    case 'set_section':
    case 'set_page':
    case 'set_entry':
      return setField(note, change, context)
    case 'delete':
      return remove(note, change.kind, change.id, context)
    case 'restore':
      restore(note, change.kind, change.id, version)
      return []
  }
}

type SetChange = Extract<Change, { type: `set_${string}` }>

function setField(note: NoteState, change: SetChange, context: ChangeContext): Notice[] {
  const { version, wordIdOf } = context
  const { field, value } = change
  if (change.type === 'set_note') {
    if (isTitleField(field)) {
      const notices = overwritten('note', change, titleAt(note.title, field))
      if (value !== null) note.title = withTitle(note.title, field, value)
      return notices
    }
    const notices = overwritten('note', change, field === 'tag' ? note.tag : note.cover)
    if (field === 'tag') note.tag = value as NoteTag | null
    else note.cover = value
    return notices
  }
  const { id } = change
  if (change.type === 'set_section') {
    const section = known(note.sections, id)
    if (section.deletedWith !== null) return [gone(id)]
    const next = isTitleField(field)
      ? { title: withTitle(section.title, field, change.value) }
      : { position: change.value }
    note.sections.set(id, { ...section, version, ...next })
    return isTitleField(field) ? overwritten(id, change, titleAt(section.title, field)) : []
  }
  if (change.type === 'set_page') {
    const page = known(note.pages, id)
    if (page.deletedWith !== null) return [gone(id)]
    if (change.field === 'section') reviveSection(note, change.value, version)
    const next = isTitleField(field)
      ? { title: withTitle(page.title, field, change.value) }
      : { [change.field]: change.value }
    note.pages.set(id, { ...page, version, ...next })
    return isTitleField(field) ? overwritten(id, change, titleAt(page.title, field)) : []
  }
  const entry = known(note.entries, id)
  if (entry.deletedWith !== null) return [gone(id)]
  if (change.field === 'meaning' || change.field === 'remark') {
    note.entries.set(id, { ...entry, version, [change.field]: value || null })
    return overwritten(id, change, entry[change.field])
  }
  if (value === null || value === '') return []
  if (change.field === 'page') revivePage(note, value, version)
  const next = change.field === 'word' ? { word: value, wordId: wordIdOf(value) } : { [change.field]: value }
  note.entries.set(id, { ...entry, version, ...next })
  return change.field === 'word' ? overwritten(id, change, entry.word) : []
}

/** Remarked when the old value is neither what the author saw nor what they write. */
function overwritten(id: string, { field, value, was }: SetChange, stood: string | null): Notice[] {
  const same = (a: string | null, b: string | null) => (a ?? '') === (b ?? '')
  return same(stood, was) || same(stood, value) ? [] : [{ kind: 'overwritten', id, field, theirs: stood }]
}

const gone = (id: string): Notice => ({ kind: 'gone', id, field: null, theirs: null })

/** Deletes what the author has seen. What was added or changed since then is kept, with its page and section. */
function remove(note: NoteState, kind: PartKind, id: string, context: ChangeContext): Notice[] {
  const { version } = context
  if (kind === 'entry') {
    const entry = known(note.entries, id)
    if (entry.deletedWith === null) note.entries.set(id, { ...entry, version, deletedWith: id })
    return []
  }
  if (kind === 'page') {
    const page = known(note.pages, id)
    if (page.deletedWith !== null) return []
    return removePage(note, page, id, context) ? [] : [{ kind: 'kept', id, field: null, theirs: null }]
  }
  const section = known(note.sections, id)
  if (section.deletedWith !== null) return []
  let isEmpty = true
  for (const page of note.pages.values())
    if (page.section === id && page.deletedWith === null && !removePage(note, page, id, context)) isEmpty = false
  if (!isEmpty) return [{ kind: 'kept', id, field: null, theirs: null }]
  note.sections.set(id, { ...section, version, deletedWith: id })
  return []
}

const isUnseen = (part: Part, { base, own, version }: ChangeContext) =>
  part.version > base && part.version !== version && !own.includes(part.version)

/** Whether the page went; it stays when it holds something unseen. `root` is what the learner deleted. */
function removePage(note: NoteState, page: PageState, root: string, context: ChangeContext): boolean {
  const { version } = context
  let isEmpty = root === page.id || !isUnseen(page, context)
  for (const entry of note.entries.values()) {
    if (entry.page !== page.id || entry.deletedWith !== null) continue
    if (isUnseen(entry, context)) isEmpty = false
    else note.entries.set(entry.id, { ...entry, version, deletedWith: root })
  }
  if (isEmpty) note.pages.set(page.id, { ...page, version, deletedWith: root })
  return isEmpty
}

/** Restores a part and what was deleted with it, and its page and section. */
function restore(note: NoteState, kind: PartKind, id: string, version: number): void {
  if (kind === 'entry') {
    const entry = known(note.entries, id)
    if (entry.deletedWith === null) return
    revivePage(note, entry.page, version)
    note.entries.set(id, { ...entry, version, deletedWith: null })
    return
  }
  const root = known<Part>(kind === 'page' ? note.pages : note.sections, id).deletedWith ?? id
  if (kind === 'page') {
    revivePage(note, id, version)
    restoreEntries(note, id, root, version)
    return
  }
  reviveSection(note, id, version)
  for (const page of note.pages.values()) {
    if (page.section !== id) continue
    if (page.deletedWith === root) note.pages.set(page.id, { ...page, version, deletedWith: null })
    if (page.deletedWith === root || page.deletedWith === null) restoreEntries(note, page.id, root, version)
  }
}

function restoreEntries(note: NoteState, page: string, root: string, version: number): void {
  for (const entry of note.entries.values())
    if (entry.page === page && entry.deletedWith === root)
      note.entries.set(entry.id, { ...entry, version, deletedWith: null })
}

function revivePage(note: NoteState, id: string, version: number): void {
  const page = known(note.pages, id)
  reviveSection(note, page.section, version)
  if (page.deletedWith !== null) note.pages.set(id, { ...page, version, deletedWith: null })
}

function reviveSection(note: NoteState, id: string, version: number): void {
  const section = known(note.sections, id)
  if (section.deletedWith !== null) note.sections.set(id, { ...section, version, deletedWith: null })
}

function known<P>(parts: ReadonlyMap<string, P>, id: string): P {
  const part = parts.get(id)
  if (!part) throw new UnknownPartError(id)
  return part
}
