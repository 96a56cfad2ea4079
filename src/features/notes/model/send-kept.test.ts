import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#lib/api'
import { userStore } from '#lib/storage'
import { stubBrowser } from '#tests/browser'
import type { Batch } from './batch.ts'
import { savePending, pendingNoteIds, loadPending } from './pending-changes.ts'
import { flushPending } from './flush-pending.ts'
import type { FlushPendingOptions } from './flush-pending.ts'

const batch = (id: string): Batch => ({
  id,
  base: 4,
  own: [],
  changes: [{ type: 'set_note', field: 'title', value: id, was: null }],
})
const keep = (...ids: string[]) => savePending(userStore('u1'), 'n', ids.map(batch), new Set())
const kept = () => loadPending(userStore('u1'), 'n').map(({ id }) => id)

/** A server at version 4 that takes each batch once, unless a failure is next. */
function server() {
  const failures: ApiError[] = []
  const arrived: Batch[] = []
  const asked: number[] = []
  const send: FlushPendingOptions['send'] = async (given, since) => {
    const failure = failures.shift()
    if (failure) throw failure
    asked.push(since)
    if (arrived.every(({ id }) => id !== given.id)) arrived.push(given)
    return { version: 4 + arrived.length, applied: 5 + arrived.findIndex(({ id }) => id === given.id) }
  }
  return { failures, arrived, asked, send }
}

const options = { note: 'n', mine: () => true, pause: () => Promise.resolve() }
const sending = (rest: Partial<FlushPendingOptions> & Pick<FlushPendingOptions, 'send'>) =>
  flushPending({ store: userStore('u1'), ...options, ...rest })

beforeEach(() => void stubBrowser())
afterEach(() => vi.unstubAllGlobals())

test('what a note left behind arrives in order, each batch knowing those before it as its own', async () => {
  const { arrived, asked, send } = server()
  keep('a', 'b', 'c')
  expect(pendingNoteIds(userStore('u1'))).toEqual(['n'])
  expect(pendingNoteIds(userStore('u2'))).toEqual([])
  await sending({ send })
  expect(arrived.map(({ id, own }) => [id, own])).toEqual([
    ['a', []],
    ['b', [5]],
    ['c', [5, 6]],
  ])
  expect(asked).toEqual([4, 5, 6])
  expect(pendingNoteIds(userStore('u1'))).toEqual([])
})

test('no connection and a busy server only delay it, longer each time', async () => {
  const { failures, arrived, send } = server()
  failures.push(...[0, 429, 503, 0, 0, 0].map((status) => new ApiError(status, 'passing', '')))
  const waited: number[] = []
  keep('a')
  await sending({ send, pause: async (ms) => void waited.push(ms) })
  expect(arrived).toHaveLength(1)
  expect(waited).toEqual([3_000, 6_000, 12_000, 24_000, 30_000, 30_000])
})

test('the wait ends when the connection is back', async () => {
  const { failures, arrived, send } = server()
  failures.push(new ApiError(0, 'network_error', ''))
  keep('a')
  const heard = vi.spyOn(window, 'addEventListener')
  const all = flushPending({ store: userStore('u1'), note: 'n', mine: () => true, send })
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
  const [name, end] = heard.mock.calls[0] ?? []
  expect(name).toBe('online')
  ;(end as () => void)()
  await all
  expect(arrived).toHaveLength(1)
})

test('what is refused stays for when the note is opened, with what stands on it', async () => {
  const { failures, arrived, send } = server()
  failures.push(new ApiError(402, 'vip_required', ''))
  keep('a', 'b')
  await sending({ send })
  expect(arrived).toEqual([])
  expect(kept()).toEqual(['a', 'b'])
})

test('it goes under the session of whoever wrote it, or not at all', async () => {
  const { arrived, send } = server()
  keep('a')
  await sending({ send, mine: () => false })
  expect(arrived).toEqual([])
  expect(kept()).toEqual(['a'])
})

test('a note is sent once at a time in a tab, with what comes in meanwhile; another tab does no harm', async () => {
  const { arrived, send } = server()
  const late = Promise.withResolvers<void>()
  keep('a')
  const first = sending({ send: (...given) => late.promise.then(() => send(...given)) })
  keep('a', 'b')
  await sending({ send: () => Promise.reject(new Error('a second sender')) })
  // The other tab.
  await send(batch('a'), 4)
  late.resolve()
  await first
  expect(arrived.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(kept()).toEqual([])
})
