/** How the items of a channel reach the server, for the page on which they are made and for every later one. */
import { useEffect, useMemo } from 'react'
import type { ApiError } from './api.ts'
import { createPendingQueue, isQueueActive } from './pending-queue.ts'
import type { PendingQueue, PendingQueueOptions } from './pending-queue.ts'
import { listPendingKeys } from './pending-store.ts'
import type { PendingChannel, PendingItem } from './pending-store.ts'
import { useUser } from './session.tsx'
import { userStore } from './storage.ts'
import { token } from './token.ts'

export interface PendingSender<T extends PendingItem> {
  readonly channel: PendingChannel
  /** How items of this key are sent, under the session of the user who made them. */
  readonly open: (key: string, session: string) => Pick<PendingQueueOptions<T>, 'send' | 'batchSize' | 'onRefused'>
}

type OpenOptions<T extends PendingItem> = Partial<Omit<PendingQueueOptions<T>, 'store' | 'channel' | 'key' | 'isMine'>>

/** The queue of a key for the user who is signed in; `options` go before those of the sender. Without a session the items wait. */
export function openPendingQueue<T extends PendingItem>(
  { channel, open }: PendingSender<T>,
  key: string,
  userId: string,
  options: OpenOptions<T> = {},
): PendingQueue<T> {
  const session = token.read()
  return createPendingQueue<T>({
    store: userStore(userId),
    channel,
    key,
    isMine: () => session !== null && token.read() === session,
    ...open(key, session ?? ''),
    ...options,
  })
}

/** Hears of items that the server will never take, after they were removed. */
export type OnDropped = (userId: string, error: ApiError, items: readonly PendingItem[]) => void

/** Sends everything of one channel that waits in the browser, without a type of its items. */
export interface ChannelFlush {
  /** Returns a function that stops it. */
  readonly flush: (userId: string, onDropped?: OnDropped) => () => void
}

/** Most keys of a channel that one page sends; the next page sends the others. */
const maxKeys = 50

export function createChannelFlush<T extends PendingItem>(sender: PendingSender<T>): ChannelFlush {
  return {
    flush: (userId, onDropped) => {
      const { channel } = sender
      const keys = listPendingKeys(userStore(userId), channel)
        .filter((key) => !isQueueActive(channel, key))
        .slice(0, maxKeys)
      // A fault has no screen here: the items stay, and the error goes to the log.
      const queues = keys.map((key) =>
        openPendingQueue(sender, key, userId, {
          onState: (state) => {
            if (state.kind === 'broken') reportError(state.error)
            if (state.kind === 'refused') onDropped?.(userId, state.error, state.droppedItems)
          },
        }),
      )
      return () => queues.forEach((queue) => queue.stop())
    },
  }
}

/**
 * Whether anything of these channels waited for the user who is there when the component was first drawn.
 *
 * @param channels always the same array
 */
export function useHasPending(channels: readonly PendingChannel[]): boolean {
  const { user } = useUser()
  const userId = user?.id
  return useMemo(
    () => userId !== undefined && channels.some((channel) => listPendingKeys(userStore(userId), channel).length > 0),
    [userId, channels],
  )
}

/**
 * Sends what pages left behind when they were closed without a connection. For screens on which nothing of these channels is made.
 *
 * @param flushes always the same array
 * @param onDropped always the same function
 */
export function useFlushPending(flushes: readonly ChannelFlush[], onDropped?: OnDropped): void {
  const { user } = useUser()
  const userId = user?.id
  useEffect(() => {
    if (userId === undefined) return undefined
    const stops = flushes.map(({ flush }) => flush(userId, onDropped))
    return () => stops.forEach((stop) => stop())
  }, [userId, flushes, onDropped])
}
