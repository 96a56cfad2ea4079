import { expect, test, vi } from 'vitest'
import type { Change } from '#contract/note-changes'
import type { Note, NoteEntry } from '#contract/notes'
import type { Batch } from './batch.ts'
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
    handOver: () => undefined,
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

const nothing = { title: { zh: '词', en: 'Words' }, tag: null, sections: [], pages: [], entries: [], deleted: [] }
const tag = (value: 'daily' | null): Change => ({ type: 'set_note', field: 'tag', value, was: null })

/** An own note whose batches arrive when the test says so. */
function leaving() {
  const calls: { batch: Batch; arrive: (version: number) => void }[] = []
  const handed: string[][] = []
  let kept: readonly Batch[] = []
  const store = createNoteStore({
    kind: 'own',
    calls: {
      entries: () => Promise.reject(new Error('nothing is read')),
      changes: () => Promise.reject(new Error('nothing changed')),
      send: (batch) =>
        new Promise((resolve) =>
          calls.push({
            batch,
            arrive: (version) => resolve({ ...nothing, version, applied: version, notices: [] }),
          }),
        ),
    },
    left: [],
    keep: (queue) => (kept = queue),
    handOver: () => handed.push(kept.map(({ id }) => id)),
  })
  const leave = store.start({ onNotices: () => undefined, onRefused: () => undefined })
  store.take(noteOf('own', 0))
  return { store, leave, calls, handed }
}

test('what waits when a note is left is handed over, once the batch that is on its way has arrived', async () => {
  const { store, leave, calls, handed } = leaving()
  store.act(tag('daily'))
  store.act(tag(null))
  const waiting = store.read().synced?.queue.at(-1)?.id
  leave()
  expect(handed).toEqual([])
  calls[0]?.arrive(2)
  await vi.waitFor(() => expect(handed).toEqual([[waiting]]))
  expect(calls).toHaveLength(1)
})

test('what is taken back after a note was left is handed over at once', () => {
  const { store, leave, calls, handed } = leaving()
  leave()
  store.act(tag('daily'))
  expect(handed.at(-1)).toEqual([store.read().synced?.queue[0]?.id])
  expect(calls).toHaveLength(0)
})
