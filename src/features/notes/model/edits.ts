/** The changes that an action of the learner comes to. */
import type { Change } from '#contract/note-changes'
import type { Bilingual } from '#contract/patterns'
import { newId } from '#lib/new-id'
import type { EntryState, NoteState } from '#rules/note-changes'
import { byPosition, placeBetween, placesAfter, type Placed } from '#rules/order'
import { ownKey } from '#rules/own-words'
import { outlineOf } from './rows.ts'

const { random } = Math

const living = <P extends Placed & { deletedWith: string | null }>(parts: Iterable<P>): P[] =>
  [...parts].filter(({ deletedWith }) => deletedWith === null).toSorted(byPosition)

const entriesOn = (note: NoteState, page: string) =>
  living([...note.entries.values()].filter((entry) => entry.page === page))

/** What stands in the note, whatever the letter case: a word that is there is not added again. */
export const wordKeysOf = (note: NoteState): Set<string> =>
  new Set([...note.entries.values()].flatMap(({ deletedWith, word }) => (deletedWith === null ? ownKey(word) : [])))

/** Words that the note lacks, each once, and those that it has. */
export function splitByPresence(note: NoteState, words: readonly string[]): { missing: string[]; present: string[] } {
  const keys = wordKeysOf(note)
  const unique = [...new Map(words.map((word) => [ownKey(word), word])).values()]
  return {
    missing: unique.filter((word) => !keys.has(ownKey(word))),
    present: unique.filter((word) => keys.has(ownKey(word))),
  }
}

export interface NewWord {
  readonly word: string
  readonly meaning?: string | null
  readonly remark?: string | null
}

/** Words at the end of a page. */
export function addWords(note: NoteState, page: string, words: readonly NewWord[]): Change[] {
  const last = entriesOn(note, page).at(-1)?.position ?? null
  const places = placesAfter(last, words.length, random)
  return words.map((word, index) => ({
    type: 'add_entry',
    id: newId(),
    page,
    position: places[index] ?? 'V',
    ...word,
  }))
}

/** The same name in both languages, as parts of own notes have it. */
export const inBoth = (name: string): Bilingual => ({ zh: name, en: name })

const titleOf = ({ zh, en }: Bilingual) => ({ title: zh, ...(en !== zh && { title_en: en }) })

type TitledPart = { readonly type: 'set_note' } | { readonly type: 'set_section' | 'set_page'; readonly id: string }

/** Gives a note, section or page another title: own notes have one for both languages, official ones one for each. */
export function retitle(part: TitledPart, was: Bilingual, title: Bilingual, bilingual: boolean): Change[] {
  if (!bilingual) return title.zh === was.zh ? [] : [{ ...part, field: 'title', value: title.zh, was: was.zh }]
  return (['zh', 'en'] as const)
    .filter((language) => title[language] !== was[language])
    .map((language) => ({ ...part, field: `title_${language}`, value: title[language], was: was[language] }))
}

export function addSection(note: NoteState, title: Bilingual, id = newId()): Change {
  const last = living(note.sections.values()).at(-1)?.position ?? null
  return { type: 'add_section', id, ...titleOf(title), position: placeBetween(last, null, random) }
}

export function addPage(note: NoteState, section: string, title: Bilingual, id = newId()): Change {
  const last = living([...note.pages.values()].filter((page) => page.section === section)).at(-1)?.position ?? null
  return { type: 'add_page', id, section, ...titleOf(title), position: placeBetween(last, null, random) }
}

/** A page to put words on: this one, else the last; where there is none, a section and a page that are made. */
export function pageFor(
  note: NoteState,
  page: string | null,
  titles: { section: Bilingual; page: Bilingual },
): { page: string; made: Change[] } {
  if (page !== null && note.pages.get(page)?.deletedWith === null) return { page, made: [] }
  const outline = outlineOf(note)
  const last = outline.flatMap(({ pages }) => pages).at(-1)
  if (last) return { page: last.id, made: [] }
  const id = newId()
  const section = outline.at(-1)?.id ?? newId()
  const made = outline.length === 0 ? [addSection(note, titles.section, section)] : []
  return { page: id, made: [...made, addPage(note, section, titles.page, id)] }
}

/** The place before or after one of `others`, the things in order of which the moved one is not part. */
function placeBeside(others: readonly Placed[], target: string, place: 'before' | 'after'): string {
  const at = others.findIndex(({ id }) => id === target) + (place === 'after' ? 1 : 0)
  return placeBetween(others[at - 1]?.position ?? null, others[at]?.position ?? null, random)
}

const without = <P extends Placed>(parts: readonly P[], id: string) => parts.filter((part) => part.id !== id)

/** Puts an entry before or after another one, which may stand on another page. */
export function moveEntry(note: NoteState, id: string, target: string, place: 'before' | 'after'): Change[] {
  const [entry, other] = [note.entries.get(id), note.entries.get(target)]
  if (!entry || !other) return []
  const position = placeBeside(without(entriesOn(note, other.page), id), target, place)
  return [
    ...toPage(entry, other.page),
    { type: 'set_entry', id, field: 'position', value: position, was: entry.position },
  ]
}

const toPage = (entry: EntryState, page: string): Change[] =>
  entry.page === page ? [] : [{ type: 'set_entry', id: entry.id, field: 'page', value: page, was: entry.page }]

/** Puts entries at the end of a page. */
export function moveEntriesToPage(note: NoteState, ids: readonly string[], page: string): Change[] {
  const last = entriesOn(note, page).at(-1)?.position ?? null
  const places = placesAfter(last, ids.length, random)
  return ids.flatMap((id, index) => {
    const entry = note.entries.get(id)
    if (!entry || entry.page === page) return []
    const value = places[index] ?? entry.position
    return [
      ...toPage(entry, page),
      { type: 'set_entry' as const, id, field: 'position' as const, value, was: entry.position },
    ]
  })
}

/** One place up or down on its page. */
export function stepEntry(note: NoteState, id: string, by: -1 | 1): Change[] {
  const entry = note.entries.get(id)
  if (!entry) return []
  const all = entriesOn(note, entry.page)
  const neighbour = all[all.findIndex((each) => each.id === id) + by]
  return neighbour ? moveEntry(note, id, neighbour.id, by === -1 ? 'before' : 'after') : []
}

/** Puts a page before or after another one, which may stand in another section. */
export function movePage(note: NoteState, id: string, target: string, place: 'before' | 'after'): Change[] {
  const [page, other] = [note.pages.get(id), note.pages.get(target)]
  if (!page || !other) return []
  const siblings = living([...note.pages.values()].filter(({ section }) => section === other.section))
  const value = placeBeside(without(siblings, id), target, place)
  return [
    ...pageToSection(note, id, other.section),
    { type: 'set_page', id, field: 'position', value, was: page.position },
  ]
}

function pageToSection(note: NoteState, id: string, section: string): Change[] {
  const page = note.pages.get(id)
  if (!page || page.section === section) return []
  return [{ type: 'set_page', id, field: 'section', value: section, was: page.section }]
}

/** Puts a page at the end of a section. */
export function movePageInto(note: NoteState, id: string, section: string): Change[] {
  const last = living([...note.pages.values()].filter((page) => page.section === section)).at(-1)
  return [
    ...pageToSection(note, id, section),
    {
      type: 'set_page',
      id,
      field: 'position',
      value: placeBetween(last?.position ?? null, null, random),
      was: note.pages.get(id)?.position ?? null,
    },
  ]
}

/** One place up or down in the note: past the edge of its section into the next one. */
export function stepPage(note: NoteState, id: string, by: -1 | 1): Change[] {
  const outline = outlineOf(note)
  const at = outline.findIndex(({ pages }) => pages.some((page) => page.id === id))
  const pages = outline[at]?.pages ?? []
  const neighbour = pages[pages.findIndex((page) => page.id === id) + by]
  if (neighbour) return movePage(note, id, neighbour.id, by === -1 ? 'before' : 'after')
  const next = outline[at + by]
  if (!next) return []
  const edge = by === -1 ? next.pages.at(-1) : next.pages[0]
  return edge ? movePage(note, id, edge.id, by === -1 ? 'after' : 'before') : movePageInto(note, id, next.id)
}

export function moveSection(note: NoteState, id: string, target: string, place: 'before' | 'after'): Change[] {
  const section = note.sections.get(id)
  if (!section) return []
  const value = placeBeside(without(living(note.sections.values()), id), target, place)
  return [{ type: 'set_section', id, field: 'position', value, was: section.position }]
}

export function stepSection(note: NoteState, id: string, by: -1 | 1): Change[] {
  const all = living(note.sections.values())
  const neighbour = all[all.findIndex((each) => each.id === id) + by]
  return neighbour ? moveSection(note, id, neighbour.id, by === -1 ? 'before' : 'after') : []
}

/** Puts what stands on a page at the end of another one; the empty page goes. */
export const mergePage = (note: NoteState, id: string, into: string): Change[] => [
  ...moveEntriesToPage(
    note,
    entriesOn(note, id).map((entry) => entry.id),
    into,
  ),
  { type: 'delete', kind: 'page', id },
]
