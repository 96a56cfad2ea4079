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

/**
 * How many of the words that were due are still to be reviewed: those that were answered here since are done, which the server does not know
 * before the connection is back.
 */
export const useDueHere = (userId: string | undefined, due: number): number =>
  useSyncExternalStore(subscribePending, () => {
    if (userId === undefined || due === 0) return due
    const store = userStore(userId)
    const answers = listPendingKeys(store, 'practice').flatMap((key) => loadPending(store, 'practice', key))
    const words = new Set(answers.flatMap((item) => ('word_id' in item ? [item.word_id] : [])))
    return Math.max(0, due - words.size)
  })

/** Whether anything of a run waits there: answers, or the end of a run. */
export const useHasWaiting = (userId: string | undefined): boolean =>
  useSyncExternalStore(subscribePending, () => listItems(userId).length > 0)
