/**
 * A persistent, ordered queue of what one user sends: answers, flashcards, changes of notes, tickets. An item is stored in the browser before
 * `add` returns and stays until the server has acknowledged it, so it survives a reload and a lost connection. The items of one channel and
 * key arrive in order, one batch at a time over all tabs; a failed batch is sent again with exponential back-off, at once when the connection is back or
 * the page is seen again. The server takes an item once, by its id.
 */
import { ApiError } from './api.ts'
import { pauseForConnection } from './connection-pause.ts'
import { loadPending, removePending, savePending } from './pending-store.ts'
import type { PendingChannel, PendingItem } from './pending-store.ts'
import type { UserStore } from './storage.ts'
import { createTabLock, TabLockStoppedError } from './tab-lock.ts'

/**
 * `flowing` while nothing is in the way, `waiting` from a failure until a batch arrives, `refused` when the server does not take the items
 * (`droppedItems` are those that the browser has removed for that), `broken` after an exception that is a fault of ours: for the error screen. A queue that is refused or broken has stopped.
 */
export type SendingState =
  | { kind: 'flowing' }
  | { kind: 'waiting'; error: ApiError | undefined }
  | { kind: 'refused'; error: ApiError; droppedItems: readonly PendingItem[] }
  | { kind: 'broken'; error: unknown }

export interface Acknowledgement<T extends PendingItem> {
  /** Ids that the server has. */
  readonly ids: readonly string[]
  /** What the items behind these become. */
  readonly revise?: (item: T) => T
}

/**
 * What happens after a refusal: `drop` removes the batch and goes on, `dropAll` removes everything and stops, `keep` stops and leaves the
 * items in the browser.
 */
export type RefusalPolicy = 'drop' | 'dropAll' | 'keep'

export interface PendingQueueOptions<T extends PendingItem> {
  store: UserStore
  channel: PendingChannel
  key: string
  /** Sends a batch. @throws {ApiError} */
  send: (batch: readonly T[]) => Promise<Acknowledgement<T>>
  /** Whether the user whose items these are is still signed in here. */
  isMine: () => boolean
  /** Is called at every change; the queue begins `flowing`. */
  onState?: (state: SendingState) => void
  /** Decides about a batch that the server will never take. A 401 always keeps: the items wait for their user. */
  onRefused?: (error: ApiError, batch: readonly T[]) => RefusalPolicy
  /** Most items in one call. */
  batchSize?: number
  /** Holds the newest item back until the next one, so that it can be taken back. */
  hold?: boolean
  /** Waits so many milliseconds; a stub in tests. */
  pause?: (ms: number) => Promise<void>
}

export interface PendingQueue<T extends PendingItem> {
  /** What waits, oldest first. */
  readonly items: () => readonly T[]
  /** Appends an item. After everything was dropped it does nothing. @throws {PendingQueueFullError} */
  readonly add: (item: T) => void
  /** Removes the item that is held back, and returns it; undefined when none is. */
  readonly takeBack: () => T | undefined
  /** Sends at once, without the rest of a wait. */
  readonly retry: () => void
  /** Resolves when all items so far have arrived; never when the server refuses them. */
  readonly drained: () => Promise<void>
  /** Sends nothing more; what waits stays in the browser. */
  readonly stop: () => void
}

export class PendingQueueFullError extends Error {
  override readonly name = 'PendingQueueFullError'
}

/** Most items of one key: some 1 MB of the 5 MB that a browser stores. */
const maxItems = 5_000
/** Milliseconds: the first wait after a failure, and the longest. */
const waits = { first: 1_000, longest: 30_000 }
/** How often the server may leave an item unacknowledged: it may be about a word whose note has not arrived yet. */
const maxSilentAnswers = 6

/** The same request may succeed later. A used-up allowance may not: it is a refusal. */
const isRetryable = (error: ApiError): boolean => error.isPassing && error.code !== 'limit_reached'

/** Names of the queues of this tab that have something to send now, with how many there are of each. */
const activeQueues = new Map<string, number>()

/** Whether a queue of this tab sends the items of this key: a page that was left may still do so. */
export const isQueueActive = (channel: PendingChannel, key: string): boolean => activeQueues.has(`${channel}/${key}`)

function countActive(name: string, by: 1 | -1): void {
  const count = (activeQueues.get(name) ?? 0) + by
  if (count > 0) activeQueues.set(name, count)
  else activeQueues.delete(name)
}

export function createPendingQueue<T extends PendingItem>(options: PendingQueueOptions<T>): PendingQueue<T> {
  const { store, channel, key, send, isMine, onState, onRefused, batchSize = 20, hold = false } = options
  let items = loadPending<T>(store, channel, key)
  let held: T | undefined
  let silentAnswers = 0
  let isRunning = false
  const name = `${channel}/${key}`
  const lock = createTabLock(`pending/${name}`)
  let isClosed = false
  let isFlowing = true
  let wait = waits.first
  let wake = (): void => undefined
  let waiters: (() => void)[] = []

  const pause =
    options.pause ??
    ((ms: number) => {
      const { done, end } = pauseForConnection(ms)
      wake = end
      return done
    })

  const remove = (ids: readonly string[], revise: (item: T) => T = (item) => item) => {
    const gone = new Set(ids)
    items = items.filter(({ id }) => !gone.has(id)).map(revise)
    removePending(store, channel, key, gone, revise)
  }
  const idsOf = (batch: readonly T[]) => batch.map(({ id }) => id)

  const flow = () => {
    if (!isFlowing) onState?.({ kind: 'flowing' })
    isFlowing = true
  }
  const waitFor = (error: ApiError | undefined) => {
    if (isFlowing) onState?.({ kind: 'waiting', error })
    isFlowing = false
    return 'wait' as const
  }

  const sendable = () => items.filter((item) => item !== held)

  function acknowledge(batch: readonly T[], { ids, revise }: Acknowledgement<T>): 'go on' | 'wait' {
    silentAnswers = ids.length > 0 ? 0 : silentAnswers + 1
    if (silentAnswers > 0 && silentAnswers < maxSilentAnswers) return waitFor(undefined)
    remove(silentAnswers > 0 ? idsOf(batch) : ids, revise)
    silentAnswers = 0
    wait = waits.first
    flow()
    return 'go on'
  }

  function takeRefusal(batch: readonly T[], error: ApiError): 'go on' | 'end' {
    const policy = error.status === 401 ? 'keep' : (onRefused?.(error, batch) ?? 'dropAll')
    const droppedItems = { drop: batch, dropAll: items, keep: [] }[policy]
    remove(idsOf(droppedItems))
    if (policy === 'drop') {
      flow()
      return 'go on'
    }
    isClosed = policy === 'dropAll'
    onState?.({ kind: 'refused', error, droppedItems })
    return 'end'
  }

  async function sendNext(): Promise<'go on' | 'wait' | 'end'> {
    const batch = sendable().slice(0, batchSize)
    try {
      const answer = await lock.run(() => send(batch))
      return acknowledge(batch, answer)
    } catch (error) {
      if (error instanceof TabLockStoppedError) return 'end'
      if (!(error instanceof ApiError)) {
        onState?.({ kind: 'broken', error })
        return 'end'
      }
      return isRetryable(error) ? waitFor(error) : takeRefusal(batch, error)
    }
  }

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    countActive(name, 1)
    while (sendable().length > 0 && !lock.isStopped() && isMine()) {
      const outcome = await sendNext()
      if (outcome === 'end') lock.stop()
      if (outcome !== 'wait' || lock.isStopped()) continue
      await pause(wait)
      wait = Math.min(wait * 2, waits.longest)
    }
    isRunning = false
    countActive(name, -1)
    if (items.length > 0 || lock.isStopped()) return
    waiters.forEach((resolve) => resolve())
    waiters = []
  }

  void run()
  return {
    items: () => items,
    add: (item) => {
      if (isClosed) return
      if (items.length >= maxItems) throw new PendingQueueFullError(`${name} has ${maxItems} unsent items`)
      if (hold) held = item
      items = [...items, item]
      savePending(store, channel, key, [item])
      // In a task of its own: the frame with the feedback does not wait for the call.
      setTimeout(() => void run())
    },
    takeBack: () => {
      const taken = held
      held = undefined
      if (taken) remove([taken.id])
      return taken
    },
    retry: () => {
      wait = waits.first
      wake()
      void run()
    },
    drained: () => {
      held = undefined
      void run()
      return items.length === 0 ? Promise.resolve() : new Promise((resolve) => waiters.push(resolve))
    },
    stop: () => {
      lock.stop()
      wake()
    },
  }
}
