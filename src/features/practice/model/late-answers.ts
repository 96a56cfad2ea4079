/** Answers that came after the end of their run, so that they do not count: how many, until the learner has read it. */
import { useSyncExternalStore } from 'react'
import type { OnDropped } from '#lib/pending-sender'
import { userStore } from '#lib/storage'

const NAME = 'late-answers'
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const readCount = (userId: string | undefined): number =>
  userId === undefined ? 0 : (userStore(userId).get<number>(NAME) ?? 0)

function writeCount(userId: string, count: number): void {
  if (count > 0) userStore(userId).set(NAME, count)
  else userStore(userId).remove(NAME)
  for (const listener of listeners) listener()
}

/** Counts what the server has refused because its run was over. The end of a run is no answer. */
export const recordLateAnswers: OnDropped = (userId, error, items) => {
  if (error.code !== 'run_expired') return
  writeCount(userId, readCount(userId) + items.filter((item) => !('end' in item)).length)
}

/** How many answers of a user came too late, and what forgets it. */
export function useLateAnswers(userId: string | undefined): { count: number; dismiss: () => void } {
  const count = useSyncExternalStore(subscribe, () => readCount(userId))
  return { count, dismiss: () => userId !== undefined && writeCount(userId, 0) }
}
