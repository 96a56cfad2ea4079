import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Change } from '#contract/note-changes'
import { applyChange, copyOf, UnknownPartError, type NoteState } from './note-changes.ts'
import { compareEntries, restoreNote, type NoteContent } from './restore-note.ts'

const emptyNote = (): NoteState => ({
  title: { zh: 'Note', en: 'Note' },
  tag: null,
  cover: null,
  sections: new Map(),
  pages: new Map(),
  entries: new Map(),
})

const wordIdOf = (word: string) => word.length

function apply(before: NoteState, changes: readonly Change[], version: number): NoteState {
  const note = copyOf(before)
  for (const change of changes)
    try {
      applyChange(note, change, { base: version - 1, own: [], version, at: '2026-03-04T04:00:00.000Z', wordIdOf })
    } catch (error) {
      if (!(error instanceof UnknownPartError)) throw error
    }
  return note
}

const isLive = ({ deletedWith }: { deletedWith: string | null }) => deletedWith === null
const liveOf = <P extends { id: string; deletedWith: string | null }>(parts: ReadonlyMap<string, P>) =>
  [...parts.values()].filter(isLive).toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** What a point would hold of the note. */
const contentOf = (note: NoteState): NoteContent => ({
  title: note.title,
  tag: note.tag,
  cover: note.cover,
  sections: liveOf(note.sections).map(({ id, title, position }) => ({ id, title, position })),
  pages: liveOf(note.pages).map(({ id, section, title, position }) => ({ id, section, title, position })),
  entries: liveOf(note.entries).map(({ id, page, word, meaning, remark, position, addedAt }) => ({
    id,
    page,
    word,
    meaning,
    remark,
    position,
    addedAt,
  })),
})

const pick = (prefix: string, most: number) => fc.integer({ min: 1, max: most }).map((n) => `${prefix}${n}`)
const [section, page, entry] = [pick('s', 3), pick('p', 4), pick('e', 8)]
const [word, place] = [fc.constantFrom('dog', 'cat', 'horse'), fc.constantFrom('B', 'C', 'D')]
const part = fc.oneof(
  fc.record({ kind: fc.constant('section' as const), id: section }),
  fc.record({ kind: fc.constant('page' as const), id: page }),
  fc.record({ kind: fc.constant('entry' as const), id: entry }),
)
const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('add_section' as const), id: section, title: word, position: place }),
    fc.record({ type: fc.constant('add_page' as const), id: page, section, title: word, position: place }),
    fc.record({ type: fc.constant('add_entry' as const), id: entry, page, word, position: place }),
    part.map((each) => ({ type: 'delete' as const, ...each })),
    part.map((each) => ({ type: 'restore' as const, ...each })),
    fc.record({
      type: fc.constant('set_entry' as const),
      id: entry,
      field: fc.constantFrom('word' as const, 'meaning' as const, 'remark' as const),
      value: word,
      was: fc.constant(null),
    }),
    fc.record({
      type: fc.constant('set_entry' as const),
      id: entry,
      field: fc.constant('page' as const),
      value: page,
      was: fc.constant(null),
    }),
    fc.record({
      type: fc.constant('set_page' as const),
      id: page,
      field: fc.constant('section' as const),
      value: section,
      was: fc.constant(null),
    }),
    fc.record({
      type: fc.constant('set_note' as const),
      field: fc.constant('title' as const),
      value: word,
      was: fc.constant(null),
    }),
  ),
  { maxLength: 25 },
)

test('after any changes a restore gives the note as it was, and no part is lost that was there', () => {
  fc.assert(
    fc.property(changes, changes, (before, since) => {
      const then = apply(emptyNote(), before, 1)
      const content = contentOf(then)
      const now = apply(then, since, 2)
      const after = restoreNote(now, content, { version: 3, wordIdOf })
      expect(contentOf(after)).toEqual(content)
      // What is gone from the note is in the bin, never erased, and each live part is in live parts.
      for (const kind of ['sections', 'pages', 'entries'] as const)
        expect([...after[kind].keys()].toSorted()).toEqual([...now[kind].keys()].toSorted())
      for (const each of liveOf(after.entries)) expect(after.pages.get(each.page)?.deletedWith).toBeNull()
      for (const each of liveOf(after.pages)) expect(after.sections.get(each.section)?.deletedWith).toBeNull()
      // A restore of what is so already changes nothing.
      expect(restoreNote(after, content, { version: 4, wordIdOf })).toEqual(after)
      // The undo, by the same rule.
      expect(contentOf(restoreNote(after, contentOf(now), { version: 4, wordIdOf }))).toEqual(contentOf(now))
    }),
    { numRuns: 300 },
  )
})

test('a comparison says how many words come back, go, and change', () => {
  const { entries } = contentOf(
    apply(
      emptyNote(),
      [
        { type: 'add_section', id: 's1', title: 'A', position: 'B' },
        { type: 'add_page', id: 'p1', section: 's1', title: 'A', position: 'B' },
        ...['e1', 'e2', 'e3'].map((id) => ({
          type: 'add_entry' as const,
          id,
          page: 'p1',
          word: 'dog',
          position: 'C',
        })),
      ],
      1,
    ),
  )
  const [first, second, third] = entries
  if (!first || !second || !third) throw new Error('The note has three words')
  const then = [first, second]
  expect(compareEntries([{ ...second, remark: 'old' }, third], then)).toEqual({ back: 1, gone: 1, edited: 1 })
  expect(compareEntries(then, then)).toEqual({ back: 0, gone: 0, edited: 0 })
  expect(compareEntries([], then)).toEqual({ back: 2, gone: 0, edited: 0 })
})
