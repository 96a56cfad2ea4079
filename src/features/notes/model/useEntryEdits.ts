import { useMemo } from 'react'
import type { Change } from '#contract/note-changes'
import type { NoteState } from '#rules/note-changes'
import { moveEntry, stepEntry } from './edits.ts'

/** What the rows of a list do to the order of the words. */
export interface EntryEdits {
  /** One place up or down. */
  step: (id: string, by: -1 | 1) => void
  /** Before or after another one. */
  place: (id: string, target: string, place: 'before' | 'after') => void
}

/** The same object as long as the note is the same one: rows need not be drawn again with every change of it. */
export function useEntryEdits(
  act: ((...changes: Change[]) => void) | undefined,
  now: () => NoteState | undefined,
): EntryEdits | undefined {
  return useMemo(() => {
    if (!act) return undefined
    const change = (made: (note: NoteState) => Change[]) => {
      const note = now()
      if (note) act(...made(note))
    }
    return {
      step: (id, by) => change((note) => stepEntry(note, id, by)),
      place: (id, target, place) => change((note) => moveEntry(note, id, target, place)),
    }
  }, [act, now])
}
