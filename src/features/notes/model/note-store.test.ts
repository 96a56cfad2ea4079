import { eventually } from '#tests/eventually'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Change } from '#contract/note-changes'
import type { Note, NoteEntry } from '#contract/notes'
import { ApiError } from '#lib/api'
import { createPendingQueue } from '#lib/pending-queue'
import { loadPending } from '#lib/pending-store'
import { userStore } from '#lib/storage'
import { stubBrowser } from '#tests/browser'
import type { Batch } from './batch.ts'
import { createNoteStore } from './note-store.ts'
import type { NoteQueueOptions, NoteStore } from './note-store.ts'

/** Another note for each test: a request without an answer holds the lock of its note. */
let note = ''
let count = 0
beforeEach(() => {
  stubBrowser()
  note = `note${(count += 1)}`
})
afterEach(() => vi.unstubAllGlobals())

const openQueue = (options: NoteQueueOptions) =>
  createPendingQueue<Batch>({ store: userStore('u1'), channel: 'note', key: note, isMine: () => true, ...options })
const stored = () => loadPending<Batch>(userStore('u1'), 'note', note)

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
function opened(kind: Note['kind'], words: number, atHand = 0) {
  const asked: number[] = []
  const store = createNoteStore({
    isWhole: kind === 'own',
    calls: {
      entries: async ({ from, count }) => {
        asked.push(Number(count))
        const length = Math.max(0, Math.min(Number(count), words - Number(from)))
        return { version: 1, total: words, entries: Array.from({ length }, (_, index) => entry(Number(from) + index)) }
      },
      entriesAtHand: ({ from }) =>
        from === '0' && atHand > 0
          ? { version: 1, entries: Array.from({ length: atHand }, (_, index) => entry(index)) }
          : undefined,
      changes: () => Promise.reject(new Error('nothing changed')),
      send: () => Promise.reject(new Error('nothing is sent')),
    },
    openQueue,
  })
  const begin = () => store.begin(noteOf(kind, words))
  if (atHand === 0) store.take(noteOf(kind, words))
  return { store, asked, begin }
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

test('entries that are here already are shown with the note, and not asked for', async () => {
  const short = opened('own', 7, 7)
  short.begin()
  short.store.load(null)
  expect(short.store.read()).toMatchObject({ complete: true, view: { entries: { size: 7 } } })
  const long = opened('own', 90, 40)
  const whole = settled(long.store)
  long.begin()
  expect(long.store.read()).toMatchObject({ complete: false, view: { entries: { size: 40 } } })
  long.store.load(null)
  expect(await whole).toBe(90)
  expect([short.asked, long.asked]).toEqual([[], [500]])
})

test('what is wanted while a part is on its way comes behind it', async () => {
  const { store } = opened('official', 3_000)
  const whole = settled(store)
  store.load(null)
  store.loadMore('all')
  expect(await whole).toBe(3_000)
})

const nothing = {
  title: { zh: '词', en: 'Words' },
  tag: null,
  cover: null,
  sections: [],
  pages: [],
  entries: [],
  deleted: [],
}
const tag = (value: 'daily' | null): Change => ({ type: 'set_note', field: 'tag', value, was: null })

const refusal = new ApiError(402, 'vip_required', '')

/** An own note whose batches arrive, or are refused, when the test says so. */
function leaving() {
  const calls: { batch: Batch; arrive: (version: number) => void; refuse: (error: unknown) => void }[] = []
  const told: unknown[] = []
  const store = createNoteStore({
    isWhole: true,
    calls: {
      entries: () => Promise.reject(new Error('nothing is read')),
      changes: () => Promise.reject(new Error('nothing changed')),
      send: (batch) =>
        new Promise((resolve, reject) =>
          calls.push({
            batch,
            arrive: (version) =>
              resolve({ ...nothing, version, applied: version, notices: [], saved_at: '2026-03-04T04:03:00Z' }),
            refuse: reject,
          }),
        ),
    },
    openQueue,
  })
  const leave = store.start({ onNotices: () => undefined, onRefused: (error) => void told.push(error) })
  store.take(noteOf('own', 0))
  return { store, leave, calls, told }
}

const called = (calls: readonly unknown[], count: number) => eventually(() => expect(calls).toHaveLength(count))

test('changes are shown at once and sent in order, each batch with the versions of those before it', async () => {
  const { store, calls } = leaving()
  store.act(tag('daily'))
  store.act(tag(null))
  expect(store.now()?.tag).toBeNull()
  expect(store.read().synced?.queue).toEqual(stored())
  await called(calls, 1)
  calls[0]?.arrive(2)
  await called(calls, 2)
  expect(calls[1]?.batch).toMatchObject({ base: 1, own: [2] })
  expect(store.read().synced?.queue).toEqual(stored())
  calls[1]?.arrive(3)
  await eventually(() => expect(stored()).toEqual([]))
  expect(store.read().synced).toMatchObject({ version: 3, queue: [] })
})

test('what waits when a note is left goes on being sent', async () => {
  const { store, leave, calls } = leaving()
  store.act(tag('daily'))
  store.act(tag(null))
  await called(calls, 1)
  leave()
  calls[0]?.arrive(2)
  await called(calls, 2)
  calls[1]?.arrive(3)
  await eventually(() => expect(stored()).toEqual([]))
})

test('what an earlier page left is shown and sent, also when the note is left before it has arrived', async () => {
  leaving().store.act(tag('daily'))
  const left = stored()
  expect(left).toHaveLength(1)
  const { store, calls } = leaving()
  expect(store.now()?.tag).toBe('daily')
  await called(calls, 1)
  expect(calls[0]?.batch).toEqual(left[0])
})

test('a refused batch is taken back with a notice; those behind it arrive', async () => {
  const { store, calls, told } = leaving()
  store.act(tag('daily'))
  store.act({ type: 'set_note', field: 'title', value: 'x', was: null })
  await called(calls, 1)
  calls[0]?.refuse(refusal)
  await called(calls, 2)
  expect(told).toEqual([refusal])
  expect(store.now()?.tag).toBeNull()
  calls[1]?.arrive(2)
  await eventually(() => expect(stored()).toEqual([]))
})

test('what is refused after the note was left waits for its next opening, with all behind it', async () => {
  const { store, leave, calls, told } = leaving()
  store.act(tag('daily'))
  store.act(tag(null))
  await called(calls, 1)
  leave()
  calls[0]?.refuse(refusal)
  await new Promise((resolve) => setTimeout(resolve))
  expect(told).toEqual([])
  expect(stored()).toHaveLength(2)
  expect(calls).toHaveLength(1)
})

test('a lost connection is shown, an exception of ours goes to the error screen', async () => {
  const { store, calls } = leaving()
  store.act(tag('daily'))
  await called(calls, 1)
  calls[0]?.refuse(new ApiError(0, 'network_error', ''))
  await eventually(() => expect(store.read().offline).toBe(true))
  window.dispatchEvent(new Event('online'))
  await called(calls, 2)
  const fault = new RangeError('fault')
  calls[1]?.refuse(fault)
  await eventually(() => expect(store.read().fault).toBe(fault))
  expect(stored()).toHaveLength(1)
})
