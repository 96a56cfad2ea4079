/** The words of a note in the order in which they are shown. */
import type { NoteWord } from '#contract/notes'
import type { EntryState, NoteState, PageState, SectionState } from '#rules/note-changes'
import { byPosition } from '#rules/order'

export const sorts = ['order', 'recent', 'alphabetical', 'frequency'] as const
export type Sort = (typeof sorts)[number]
export const filters = ['all', 'verbs', 'nouns', 'adjectives'] as const
export type Filter = (typeof filters)[number]

const parts: Record<Exclude<Filter, 'all'>, string> = { verbs: 'v', nouns: 'n', adjectives: 'adj' }

/** A word of a note with what the dictionary knows of it. */
export interface Row extends EntryState {
  readonly known: NoteWord | null
}

export interface OutlineSection extends SectionState {
  readonly pages: readonly PageState[]
}

const lives = ({ deletedWith }: { deletedWith: string | null }) => deletedWith === null

const made = new WeakMap<EntryState, Row>()

/** The same row for the same entry, so that what shows it need not be drawn again. */
function rowOf(entry: EntryState, known: NoteWord | null): Row {
  const kept = made.get(entry)
  if (kept?.known === known) return kept
  const row = { ...entry, known }
  made.set(entry, row)
  return row
}

/** Sections with their pages, in order. */
export function outlineOf(note: NoteState): OutlineSection[] {
  const pages = Map.groupBy([...note.pages.values()].filter(lives).toSorted(byPosition), ({ section }) => section)
  return [...note.sections.values()]
    .filter(lives)
    .toSorted(byPosition)
    .map((section) => ({ ...section, pages: pages.get(section.id) ?? [] }))
}

/** Whether two outlines show the same. */
export const isSameOutline = (a: readonly OutlineSection[], b: readonly OutlineSection[]): boolean =>
  a.length === b.length &&
  a.every((section, at) => {
    const other = b[at]
    return (
      other !== undefined &&
      section.id === other.id &&
      section.title === other.title &&
      section.pages.length === other.pages.length &&
      section.pages.every((page, index) => page === other.pages[index])
    )
  })

/** How many words each page has. */
export function countsOf(note: NoteState): Map<string, number> {
  const counts = new Map<string, number>()
  for (const entry of note.entries.values()) if (lives(entry)) counts.set(entry.page, (counts.get(entry.page) ?? 0) + 1)
  return counts
}

export interface RowsOptions {
  /** Only this page; null for all. */
  readonly page: string | null
  readonly sort: Sort
  readonly filter: Filter
}

export function rowsOf(
  note: NoteState,
  words: ReadonlyMap<number, NoteWord>,
  { page, sort, filter }: RowsOptions,
): Row[] {
  const pageOrder = new Map(
    outlineOf(note)
      .flatMap(({ pages }) => pages)
      .map(({ id }, index) => [id, index]),
  )
  const rows: Row[] = []
  for (const entry of note.entries.values()) {
    if (!lives(entry) || !pageOrder.has(entry.page) || (page !== null && entry.page !== page)) continue
    const known = entry.wordId === null ? null : (words.get(entry.wordId) ?? null)
    if (filter === 'all' || known?.parts_of_speech.includes(parts[filter])) rows.push(rowOf(entry, known))
  }
  const placeOf = ({ page: id }: Row) => pageOrder.get(id) ?? 0
  const inOrder = (a: Row, b: Row) => placeOf(a) - placeOf(b) || byPosition(a, b)
  switch (sort) {
    case 'order':
      return rows.toSorted(inOrder)
    case 'recent':
      return rows.toSorted((a, b) => (a.addedAt < b.addedAt ? 1 : a.addedAt > b.addedAt ? -1 : inOrder(a, b)))
    case 'alphabetical':
      return rows.toSorted((a, b) => collator.compare(a.word, b.word) || inOrder(a, b))
    case 'frequency':
      return rows.toSorted((a, b) => rank(a) - rank(b) || inOrder(a, b))
  }
}

const collator = new Intl.Collator('en', { sensitivity: 'base' })
// Words without a rank, own words among them, come after all others.
const rank = ({ known }: Row) => known?.frequency ?? 1_000_000
