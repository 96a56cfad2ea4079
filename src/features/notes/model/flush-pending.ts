import { ApiError } from '#lib/api'
import type { UserStore } from '#lib/storage'
import { isRetryable } from './batch.ts'
import type { Batch } from './batch.ts'
import { removePending, loadPending } from './pending-changes.ts'

export interface FlushPendingOptions {
  store: UserStore
  note: string
  /** Sends a batch; `since` is the version that is known. Rejects with an ApiError. */
  send: (batch: Batch, since: number) => Promise<{ version: number; applied: number }>
  /** Whether the learner who made the changes is still the one of this browser. */
  mine: () => boolean
  /** Waits, in milliseconds, or until the connection is back; a stub in tests. */
  pause?: (ms: number) => Promise<void>
}

/** Milliseconds: the first wait after a failure, and the longest. */
const waits = { first: 3_000, longest: 30_000 }

const pauseOrOnline = (ms: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
  })

/** What this tab is sending. */
const underWay = new Set<string>()

/**
 * Sends what an opened note has left in the browser, in order, and goes on until all has arrived. What the server refuses stays, with all
 * behind it, for when the note is opened again: there it is said and taken back. Another tab may send the same at the same time.
 */
export async function flushPending({
  store,
  note,
  send,
  mine,
  pause = pauseOrOnline,
}: FlushPendingOptions): Promise<void> {
  if (underWay.has(note)) return
  underWay.add(note)
  let known = 0
  let wait = waits.first
  try {
    for (let [batch] = loadPending(store, note); batch && mine(); [batch] = loadPending(store, note)) {
      try {
        const { version, applied } = await send(batch, Math.max(known, batch.base))
        removePending(store, note, batch.id, applied)
        known = version
        wait = waits.first
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (!isRetryable(error) || !mine()) return
        await pause(wait)
        wait = Math.min(wait * 2, waits.longest)
      }
    }
  } finally {
    underWay.delete(note)
  }
}
