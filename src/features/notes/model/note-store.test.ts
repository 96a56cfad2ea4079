import { expect, test } from 'vitest'
import type { Note, NoteEntry } from '#contract/notes'
import { createNoteStore } from './note-store.ts'
import type { NoteStore } from './note-store.ts'

const at = '2026-03-04T00:00:00.000Z'

const noteOf = (kind: Note['kind'], words: number): Note => ({
  id: 'note',
  kind,
  title: { zh: '词', en: 'Words' },
  tag: null,
  cover: null,
  words,
  updated_at: at,
  version: 1,
  sections: [{ id: 's', title: { zh: '一', en: 'One' }, position: 'V' }],
  pages: [{ id: 'p', section: 's', title: { zh: '一', en: 'One' }, position: 'V', words }],
})

const entry = (index: number): NoteEntry => ({
  id: `e${index}`,
  page: 'p',
  word: `word ${index}`,
  meaning: null,
  remark: null,
  position: `V${index}V`,
  added_at: at,
  known: null,
})

/** A note of so many words, opened, and how many words each call asked for. */
function opened(kind: Note['kind'], words: number) {
  const asked: number[] = []
  const store = createNoteStore({
    kind,
    calls: {
      entries: async ({ from, count }) => {
        asked.push(Number(count))
        const length = Math.max(0, Math.min(Number(count), words - Number(from)))
        return { version: 1, total: words, entries: Array.from({ length }, (_, index) => entry(Number(from) + index)) }
      },
      changes: () => Promise.reject(new Error('nothing changed')),
      send: () => Promise.reject(new Error('nothing is sent')),
    },
    left: [],
    keep: () => undefined,
  })
  store.take(noteOf(kind, words))
  return { store, asked }
}

/** Resolves when all that was wanted is here, to how many words that are. */
const settled = (store: NoteStore): Promise<number> =>
  new Promise((resolve) => {
    const look = () => {
      const { complete, paused, view } = store.read()
      if (!complete && !paused) return false
      resolve(view?.entries.size ?? 0)
      return true
    }
    const stop = store.subscribe(() => look() && stop())
  })

test('an official note comes by parts of two thousand words, or whole when that is wanted', async () => {
  const { store, asked } = opened('official', 5_123)
  const first = settled(store)
  store.load(null)
  expect(await first).toBe(2_000)
  expect(Math.max(...asked)).toBeLessThanOrEqual(500)
  expect(store.read()).toMatchObject({ complete: false, paused: true })
  const second = settled(store)
  store.loadMore('part')
  expect(await second).toBe(4_000)
  const rest = settled(store)
  store.loadMore('all')
  expect(await rest).toBe(5_123)
  expect(store.read()).toMatchObject({ complete: true, paused: false })
})

test.each([
  ['own', 5_123],
  ['official', 1_999],
  ['official', 0],
] as const)('an %s note of %i words comes whole', async (kind, words) => {
  const { store } = opened(kind, words)
  const whole = settled(store)
  store.load(null)
  expect(await whole).toBe(words)
  expect(store.read().complete).toBe(true)
})

test('what is wanted while a part is on its way comes behind it', async () => {
  const { store } = opened('official', 3_000)
  const whole = settled(store)
  store.load(null)
  store.loadMore('all')
  expect(await whole).toBe(3_000)
})
