import { eventually } from '#tests/eventually'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubBrowser } from '#tests/browser'
import { ApiError } from './api.ts'
import { createPendingQueue, PendingQueueFullError } from './pending-queue.ts'
import type { PendingQueueOptions, SendingState } from './pending-queue.ts'
import { listPendingKeys, loadPending, savePending } from './pending-store.ts'
import { userStore } from './storage.ts'

interface Item {
  readonly id: string
  readonly own?: readonly number[]
}
const item = (id: string): Item => ({ id })
const offline = () => new ApiError(0, 'network_error', 'offline')

/** A server that takes what it gets, unless a failure is next. */
function server() {
  const arrived: string[] = []
  const failures: unknown[] = []
  const batches: string[][] = []
  const send = async (batch: readonly Item[]) => {
    if (failures.length > 0) throw failures.shift()
    const ids = batch.map(({ id }) => id)
    batches.push(ids)
    arrived.push(...ids)
    return { ids }
  }
  return { arrived, failures, batches, send }
}

const store = () => userStore('u1')
const stored = () => loadPending<Item>(store(), 'run', key).map(({ id }) => id)
const queue = (options: Partial<PendingQueueOptions<Item>> & Pick<PendingQueueOptions<Item>, 'send'>) =>
  createPendingQueue<Item>({
    channel: 'run',
    key,
    store: store(),
    isMine: () => true,
    pause: () => Promise.resolve(),
    ...options,
  })
const statesOf = () => {
  const states: SendingState[] = []
  return { states, onState: (state: SendingState) => void states.push(state) }
}

/** Its own for each test: a request without an answer holds the lock of its key. */
let key = ''
let count = 0
beforeEach(() => {
  stubBrowser()
  key = `r${(count += 1)}`
})
afterEach(() => vi.unstubAllGlobals())

test('items arrive in order and stay in the browser until they are acknowledged', async () => {
  const { arrived, batches, send } = server()
  const pending = queue({ send })
  for (const id of ['a', 'b', 'c']) pending.add(item(id))
  expect(stored()).toEqual(['a', 'b', 'c'])
  await pending.drained()
  expect(arrived).toEqual(['a', 'b', 'c'])
  expect(batches).toHaveLength(1)
  expect(listPendingKeys(store(), 'run')).toEqual([])
})

test('a batch has so many items at most, and a revision reaches those behind it', async () => {
  savePending(store(), 'run', key, ['a', 'b', 'c'].map(item))
  const seen: (readonly Item[])[] = []
  let version = 4
  const send = async (batch: readonly Item[]) => {
    seen.push(batch)
    version += 1
    const applied = version
    return {
      ids: batch.map(({ id }) => id),
      revise: (each: Item) => ({ ...each, own: [...(each.own ?? []), applied] }),
    }
  }
  await queue({ send, batchSize: 1 }).drained()
  expect(seen).toEqual([[{ id: 'a' }], [{ id: 'b', own: [5] }], [{ id: 'c', own: [5, 6] }]])
})

test('a lost connection and a busy server only delay it, longer each time', async () => {
  const { arrived, failures, send } = server()
  const waited: number[] = []
  const { states, onState } = statesOf()
  failures.push(...[0, 429, 503, 0, 0, 0, 0].map((status) => new ApiError(status, 'passing', '')))
  const pending = queue({ send, onState, pause: async (ms) => void waited.push(ms) })
  pending.add(item('a'))
  await pending.drained()
  expect(arrived).toEqual(['a'])
  expect(waited).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  expect(states.map(({ kind }) => kind)).toEqual(['waiting', 'flowing'])
})

describe('a wait ends', () => {
  test.each([
    ['when the connection is back', () => window.dispatchEvent(new Event('online'))],
    ['when the page is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['when it is told to', (pending: ReturnType<typeof queue>) => pending.retry()],
  ])('%s', async (_, end) => {
    const { arrived, failures, send } = server()
    failures.push(offline())
    const { states, onState } = statesOf()
    const pending = queue({ send, onState, pause: undefined })
    pending.add(item('a'))
    await eventually(() => expect(states.at(-1)?.kind).toBe('waiting'))
    // The pause begins in the step after the state.
    await new Promise((resolve) => setTimeout(resolve))
    end(pending)
    await pending.drained()
    expect(arrived).toEqual(['a'])
  })
})

test('what was unsent at a reload is sent by the next page', async () => {
  const { arrived, send } = server()
  savePending(store(), 'run', key, [item('a')])
  await queue({ send }).drained()
  expect(arrived).toEqual(['a'])
})

test('a page that was left removes only what has arrived, not what the next one appends', async () => {
  const late = Promise.withResolvers<{ ids: string[] }>()
  const send = vi.fn<PendingQueueOptions<Item>['send']>(() => late.promise)
  const left = queue({ send })
  left.add(item('a'))
  await eventually(() => expect(send).toHaveBeenCalled())
  left.stop()
  queue({ send: () => new Promise(() => undefined) }).add(item('b'))
  late.resolve({ ids: ['a'] })
  await eventually(() => expect(stored()).toEqual(['b']))
})

test('two tabs send one at a time, and the server may hear of an item twice', async () => {
  const { arrived, send } = server()
  let inFlight = 0
  let most = 0
  const slow = async (batch: readonly Item[]) => {
    most = Math.max(most, (inFlight += 1))
    await new Promise((resolve) => setTimeout(resolve, 5))
    inFlight -= 1
    return send(batch)
  }
  savePending(store(), 'run', key, [item('a'), item('b')])
  await Promise.all([queue({ send: slow }).drained(), queue({ send: slow }).drained()])
  expect(most).toBe(1)
  expect([...new Set(arrived)]).toEqual(['a', 'b'])
  expect(stored()).toEqual([])
})

test('nothing goes out under the session of another user', async () => {
  const { arrived, send } = server()
  let isMine = false
  const pending = queue({ send, isMine: () => isMine })
  pending.add(item('a'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(arrived).toEqual([])
  expect(stored()).toEqual(['a'])
  isMine = true
  pending.retry()
  await pending.drained()
  expect(arrived).toEqual(['a'])
})

describe('a refusal', () => {
  const refusal = () => new ApiError(409, 'run_expired', 'expired')

  test('drops everything and stops, unless it is told otherwise', async () => {
    const { failures, send, arrived } = server()
    const { states, onState } = statesOf()
    failures.push(refusal())
    const pending = queue({ send, onState, batchSize: 1 })
    pending.add(item('a'))
    pending.add(item('b'))
    await eventually(() =>
      expect(states.at(-1)).toMatchObject({
        kind: 'refused',
        error: { code: 'run_expired' },
        droppedItems: [{ id: 'a' }, { id: 'b' }],
      }),
    )
    pending.add(item('c'))
    expect(stored()).toEqual([])
    expect(arrived).toEqual([])
  })

  test('drops one batch and goes on with `drop`', async () => {
    const { failures, send, arrived } = server()
    const { states, onState } = statesOf()
    const refused: string[] = []
    failures.push(offline(), refusal())
    savePending(store(), 'run', key, [item('a'), item('b')])
    const onRefused = (_: ApiError, batch: readonly Item[]) => (
      refused.push(...batch.map(({ id }) => id)),
      'drop' as const
    )
    await queue({ send, onState, onRefused, batchSize: 1 }).drained()
    expect(refused).toEqual(['a'])
    expect(arrived).toEqual(['b'])
    expect(states.map(({ kind }) => kind)).toEqual(['waiting', 'flowing'])
  })

  test.each([
    ['with `keep`', new ApiError(402, 'vip_required', ''), () => 'keep' as const],
    ['at the end of the session', new ApiError(401, 'session_missing', ''), undefined],
  ])('leaves everything in the browser and stops %s', async (_, error, onRefused) => {
    const { failures, send, arrived } = server()
    const { states, onState } = statesOf()
    failures.push(error)
    const pending = queue({ send, onState, onRefused })
    pending.add(item('a'))
    await eventually(() => expect(states.at(-1)?.kind).toBe('refused'))
    pending.add(item('b'))
    expect(stored()).toEqual(['a', 'b'])
    expect(arrived).toEqual([])
  })

  test('is a used-up allowance too, though other refusals of its status pass', async () => {
    const { failures, send } = server()
    const { states, onState } = statesOf()
    failures.push(new ApiError(429, 'limit_reached', ''))
    queue({ send, onState }).add(item('a'))
    await eventually(() => expect(states.at(-1)?.kind).toBe('refused'))
  })
})

test('a fault of ours is reported and loses nothing', async () => {
  const { failures, send, arrived } = server()
  const { states, onState } = statesOf()
  const error = new RangeError('fault')
  failures.push(error)
  const pending = queue({ send, onState })
  pending.add(item('a'))
  await eventually(() => expect(states).toEqual([{ kind: 'broken', error }]))
  expect(stored()).toEqual(['a'])
  await queue({ send }).drained()
  expect(arrived).toEqual(['a'])
})

test('what the server does not acknowledge is sent again, and given up in the end; the rest arrives', async () => {
  const { arrived, send } = server()
  let tries = 0
  const pending = queue({
    send: (batch) => {
      tries += 1
      return send(batch.filter(({ id }) => id !== 'lost' && (id !== 'late' || tries > 3)))
    },
  })
  for (const id of ['a', 'lost', 'late']) pending.add(item(id))
  await pending.drained()
  expect(arrived).toEqual(['a', 'late'])
  expect(tries).toBeLessThan(15)
  expect(stored()).toEqual([])
})

test('the newest item is held back until the next one, and can be taken back until then', async () => {
  const { arrived, send } = server()
  const pending = queue({ send, hold: true })
  pending.add(item('a'))
  pending.add(item('b'))
  await eventually(() => expect(arrived).toEqual(['a']))
  expect(pending.takeBack()).toMatchObject({ id: 'b' })
  expect(pending.takeBack()).toBeUndefined()
  expect(stored()).toEqual([])
  pending.add(item('c'))
  expect(stored()).toEqual(['c'])
  await pending.drained()
  expect(arrived).toEqual(['a', 'c'])
})

test('a key has a bound', () => {
  savePending(
    store(),
    'run',
    key,
    Array.from({ length: 5_000 }, (_, index) => item(`i${index}`)),
  )
  const pending = queue({ send: () => new Promise(() => undefined) })
  expect(() => pending.add(item('a'))).toThrow(PendingQueueFullError)
})
