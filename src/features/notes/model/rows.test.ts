import { expect, test } from 'vitest'
import type { NoteWord } from '#contract/notes'
import { applyChange, type NoteState } from '#rules/note-changes'
import { filters, rowsOf, sorts } from './rows.ts'

const ids: Record<string, number> = { river: 1, run: 2, cold: 3 }
const wordOf = (headword: string, parts: string[], frequency: number | null) =>
  ({ headword, parts_of_speech: parts, frequency }) as unknown as NoteWord
const words = new Map([
  [1, wordOf('river', ['n'], 900)],
  [2, wordOf('run', ['v', 'n'], 200)],
  [3, wordOf('cold', ['adj', 'n'], 500)],
])

/** Three words of the dictionary and one of the learner's own, added one after the other. */
function note(): NoteState {
  const state: NoteState = {
    title: { zh: 'n', en: 'n' },
    tag: null,
    cover: null,
    sections: new Map(),
    pages: new Map(),
    entries: new Map(),
  }
  const change = (made: Parameters<typeof applyChange>[1], minute = 0) =>
    applyChange(state, made, {
      base: 1,
      own: [],
      version: 2,
      at: `2026-03-04T04:0${minute}:00Z`,
      wordIdOf: (word) => ids[word] ?? null,
    })
  change({ type: 'add_section', id: 's', title: 's', position: 'V' })
  change({ type: 'add_page', id: 'p', section: 's', title: 'p', position: 'V' })
  for (const [index, word] of ['river', 'run', 'my cat', 'cold'].entries())
    change({ type: 'add_entry', id: word, page: 'p', word, position: `V${index + 1}` }, index)
  return state
}
const shown = (sort: (typeof sorts)[number], filter: (typeof filters)[number]) =>
  rowsOf(note(), words, { page: null, sort, filter }).map(({ word }) => word)

test.each([
  ['order', ['river', 'run', 'my cat', 'cold']],
  ['recent', ['cold', 'my cat', 'run', 'river']],
  ['alphabetical', ['cold', 'my cat', 'river', 'run']],
  ['frequency', ['run', 'cold', 'river', 'my cat']],
] as const)('words stand by %s', (sort, expected) => {
  expect(shown(sort, 'all')).toEqual(expected)
})

test.each([
  ['verbs', ['run']],
  ['nouns', ['river', 'run', 'cold']],
  ['adjectives', ['cold']],
] as const)('of all words only the %s are shown', (filter, expected) => {
  expect(shown('order', filter)).toEqual(expected)
})

test('there is a choice of four orders and four kinds', () => {
  expect(sorts).toEqual(['order', 'recent', 'alphabetical', 'frequency'])
  expect(filters).toEqual(['all', 'verbs', 'nouns', 'adjectives'])
})
