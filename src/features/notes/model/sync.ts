/**
 * A note as this page knows it: what the server has confirmed, and batches of changes that are on their way. What is shown is the one with
 * the others applied, so that every change is seen at once; what the server answers makes all pages alike again.
 */
import type { Change, NoteDelta } from '#contract/note-changes'
import type { Note, NoteEntry, NoteWord } from '#contract/notes'
import { applyChange, copyOf, UnknownPartError, type EntryState, type NoteState } from '#rules/note-changes'
import { withoutArrived } from './batch.ts'
import type { Batch } from './batch.ts'

export interface Synced {
  readonly version: number
  readonly confirmed: NoteState
  /** Sent one at a time, the first one first. */
  readonly queue: readonly Batch[]
  /** What the dictionary knows, by word id. */
  readonly words: ReadonlyMap<number, NoteWord>
  /** Word ids by what stands in an entry, so that a word that is added again has its meaning at once. */
  readonly ids: ReadonlyMap<string, number>
}

const toEntry = ({ known, added_at: addedAt, ...entry }: NoteEntry, version: number): EntryState => ({
  ...entry,
  addedAt,
  wordId: known?.id ?? null,
  version,
  deletedWith: null,
})

/** A note whose entries are still to come. */
export function openNote({ version, title, tag, cover, sections, pages }: Note, queue: readonly Batch[] = []): Synced {
  const part = { version, deletedWith: null }
  return {
    version,
    queue,
    words: new Map(),
    ids: new Map(),
    confirmed: {
      title,
      tag,
      cover,
      sections: new Map(sections.map((section) => [section.id, { ...section, ...part }])),
      pages: new Map(pages.map(({ words: _, ...page }) => [page.id, { ...page, ...part }])),
      entries: new Map(),
    },
  }
}

function learnWords(synced: Synced, entries: readonly NoteEntry[]): Pick<Synced, 'words' | 'ids'> {
  const words = new Map(synced.words)
  const ids = new Map(synced.ids)
  for (const { word, known } of entries) {
    if (!known) continue
    words.set(known.id, known)
    ids.set(word, known.id)
  }
  return { words, ids }
}

/** Takes entries that were read. They may be newer than the note: `merge` with what changed since then makes it whole. */
export function addEntries(synced: Synced, entries: readonly NoteEntry[]): Synced {
  const all = new Map(synced.confirmed.entries)
  for (const entry of entries) all.set(entry.id, toEntry(entry, synced.version))
  return { ...synced, ...learnWords(synced, entries), confirmed: { ...synced.confirmed, entries: all } }
}

/** Puts changes behind those on their way, under an id of their own. */
export const change = (synced: Synced, id: string, changes: readonly Change[]): Synced => ({
  ...synced,
  queue: [...synced.queue, { id, base: synced.version, own: [], changes }],
})

/** Takes what the server says has changed; answers that come out of order change nothing. */
export function merge(synced: Synced, delta: NoteDelta): Synced {
  if (delta.version < synced.version) return synced
  const confirmed = copyOf(synced.confirmed)
  const part = { version: delta.version, deletedWith: null }
  confirmed.title = delta.title
  confirmed.tag = delta.tag
  confirmed.cover = delta.cover
  for (const section of delta.sections) confirmed.sections.set(section.id, { ...section, ...part })
  for (const page of delta.pages) confirmed.pages.set(page.id, { ...page, ...part })
  for (const entry of delta.entries) confirmed.entries.set(entry.id, toEntry(entry, delta.version))
  for (const { id, with: root } of delta.deleted) {
    bury(confirmed.sections, id, root, delta.version)
    bury(confirmed.pages, id, root, delta.version)
    bury(confirmed.entries, id, root, delta.version)
  }
  return { ...synced, ...learnWords(synced, delta.entries), confirmed, version: delta.version }
}

function bury<P extends { version: number; deletedWith: string | null }>(
  parts: Map<string, P>,
  id: string,
  root: string,
  version: number,
): void {
  const part = parts.get(id)
  if (part) parts.set(id, { ...part, version, deletedWith: root })
}

/** The batch made the version `applied`: it is part of what is confirmed now, and the batches behind it know that it was their own. */
export function acknowledge(synced: Synced, id: string, delta: NoteDelta & { applied: number }): Synced {
  return merge({ ...synced, queue: withoutArrived(synced.queue, id, delta.applied) }, delta)
}

/** The server will never take this batch: what it changed is taken back. */
export const refuse = (synced: Synced, batch: string): Synced => ({
  ...synced,
  queue: synced.queue.filter(({ id }) => id !== batch),
})

function applied({ confirmed, version, ids, queue }: Synced): NoteState {
  const note = copyOf(confirmed)
  const context = {
    version: version + 1,
    at: new Date().toISOString(),
    wordIdOf: (word: string) => ids.get(word) ?? null,
  }
  for (const { base, own, changes } of queue)
    for (const each of changes) {
      try {
        applyChange(note, each, { ...context, base, own })
      } catch (error) {
        // It stands on a change that was refused, or on entries that are still to come.
        if (!(error instanceof UnknownPartError)) throw error
      }
    }
  return note
}

/** The note as it is shown: everything on its way included. */
export const viewOf = (synced: Synced): NoteState => (synced.queue.length === 0 ? synced.confirmed : applied(synced))
