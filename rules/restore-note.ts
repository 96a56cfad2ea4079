/**
 * Putting a note back to what a restore point holds. What was put in since goes into the bin; what was deleted or purged since comes back with
 * its id. Every part that changes carries the note's new version, so a device with an older one is told of it as of any other change.
 */
import type { NoteTag } from '#contract/notes'
import type { Bilingual } from '#contract/patterns'
import { copyOf, type EntryState, type NoteState, type PageState, type SectionState } from './note-changes.ts'

type Kept<P> = Omit<P, 'version' | 'deletedWith'>

/** The live parts of a note. */
export interface NoteContent {
  readonly title: Bilingual
  readonly tag: NoteTag | null
  readonly cover: string | null
  readonly sections: readonly Kept<SectionState>[]
  readonly pages: readonly Kept<PageState>[]
  readonly entries: readonly Omit<Kept<EntryState>, 'wordId'>[]
}

export interface RestoreContext {
  /** The version that the restore makes. */
  readonly version: number
  /** Id of the headword that a text is now; null when it is none. */
  readonly wordIdOf: (word: string) => number | null
}

interface Part {
  readonly id: string
  readonly version: number
  readonly deletedWith: string | null
}

/** The note as `content` has it; parts that are so already keep their version. */
export function restoreNote(
  current: NoteState,
  content: NoteContent,
  { version, wordIdOf }: RestoreContext,
): NoteState {
  const note = copyOf(current)
  note.title = content.title
  note.tag = content.tag
  note.cover = content.cover
  const fresh = { version, deletedWith: null }
  const kept = {
    sections: putBack(
      note.sections,
      content.sections.map((part) => ({ ...part, ...fresh })),
      (a, b) => a.position === b.position && isSameTitle(a.title, b.title),
    ),
    pages: putBack(
      note.pages,
      content.pages.map((part) => ({ ...part, ...fresh })),
      (a, b) => a.position === b.position && a.section === b.section && isSameTitle(a.title, b.title),
    ),
    entries: putBack(
      note.entries,
      content.entries.map((part) => ({ ...part, wordId: wordIdOf(part.word), ...fresh })),
      isSameEntry,
    ),
  }
  // A page that goes takes its words along, and a section its pages: one press in the bin brings them back together.
  const roots = new Map<string, string>()
  bury(note.sections, kept.sections, version, roots, () => undefined)
  bury(note.pages, kept.pages, version, roots, ({ section }) => section)
  bury(note.entries, kept.entries, version, roots, ({ page }) => page)
  return note
}

const isSameTitle = (a: Bilingual, b: Bilingual) => a.zh === b.zh && a.en === b.en

type Placed = Pick<EntryState, 'page' | 'position' | 'word' | 'meaning' | 'remark'>

const isSameEntry = (a: Placed, b: Placed) =>
  a.page === b.page &&
  a.position === b.position &&
  a.word === b.word &&
  (a.meaning ?? '') === (b.meaning ?? '') &&
  (a.remark ?? '') === (b.remark ?? '')

/** Writes the parts that differ; answers the ids of all. */
function putBack<P extends Part>(
  parts: Map<string, P>,
  restored: readonly P[],
  isSame: (a: P, b: P) => boolean,
): ReadonlySet<string> {
  for (const part of restored) {
    const before = parts.get(part.id)
    if (!before || before.deletedWith !== null || !isSame(before, part)) parts.set(part.id, part)
  }
  return new Set(restored.map(({ id }) => id))
}

/** Deletes live parts that are not kept, each with what takes it along. */
function bury<P extends Part>(
  parts: Map<string, P>,
  kept: ReadonlySet<string>,
  version: number,
  roots: Map<string, string>,
  parentOf: (part: P) => string | undefined,
): void {
  for (const part of parts.values()) {
    if (kept.has(part.id) || part.deletedWith !== null) continue
    const root = roots.get(parentOf(part) ?? '') ?? part.id
    roots.set(part.id, root)
    parts.set(part.id, { ...part, version, deletedWith: root })
  }
}

/** An entry as far as a comparison needs it. */
export type ComparedEntry = Placed & { readonly id: string }

export interface NoteComparison {
  /** Words that would come back, go, and get another text or place. */
  readonly back: number
  readonly gone: number
  readonly edited: number
}

/** What putting a note back does to its words. */
export function compareEntries(now: readonly ComparedEntry[], then: readonly ComparedEntry[]): NoteComparison {
  const present = new Map(now.map((entry) => [entry.id, entry]))
  let back = 0
  let edited = 0
  for (const entry of then) {
    const before = present.get(entry.id)
    if (!before) back += 1
    else if (!isSameEntry(before, entry)) edited += 1
  }
  return { back, gone: now.length - (then.length - back), edited }
}
