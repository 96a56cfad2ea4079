import { useSyncExternalStore } from 'react'
import { listPendingKeys, loadPending, subscribePending } from '#lib/pending-store'
import type { PendingItem } from '#lib/pending-store'
import { userStore } from '#lib/storage'

const channels = ['run', 'practice', 'flashcards'] as const

function listItems(userId: string | undefined): readonly PendingItem[] {
  if (userId === undefined) return []
  const store = userStore(userId)
  return channels.flatMap((channel) =>
    listPendingKeys(store, channel).flatMap((key) => loadPending(store, channel, key)),
  )
}

/** How many answers of a user wait in this browser for a connection. */
export const useWaitingAnswers = (userId: string | undefined): number =>
  useSyncExternalStore(subscribePending, () => listItems(userId).filter((item) => !('end' in item)).length)

/** Whether anything of a run waits there: answers, or the end of a run. */
export const useHasWaiting = (userId: string | undefined): boolean =>
  useSyncExternalStore(subscribePending, () => listItems(userId).length > 0)
