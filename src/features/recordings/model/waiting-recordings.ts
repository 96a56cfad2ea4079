/**
 * How many recordings of a user wait in this browser for the server: a number beside the database, so that each page can say it and decide
 * whether there is anything to send. It outlives the session, as its recordings do (see storage.ts). What the database did not take is counted in
 * its own tab alone.
 */
import { useSyncExternalStore } from 'react'
import { userStore } from '#lib/storage'

const NAME = 'unsent/recordings'
const listeners = new Set<() => void>()

/** By user: recordings in the memory of this tab. */
const inMemory = new Map<string, number>()

/** Calls back when the number may have changed, here or in another tab. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const countWaitingRecordings = (userId: string | undefined): number =>
  userId === undefined ? 0 : (userStore(userId).get<number>(NAME) ?? 0) + (inMemory.get(userId) ?? 0)

/** `stored` is undefined when the database does not answer: then its number stays. */
export function recordWaitingRecordings(userId: string, count: { stored: number | undefined; inMemory: number }): void {
  inMemory.set(userId, count.inMemory)
  if (count.stored === 0) userStore(userId).remove(NAME)
  else if (count.stored !== undefined) userStore(userId).set(NAME, count.stored)
  for (const listener of listeners) listener()
}

/** How many recordings of a user wait in this browser for a connection. Refused ones do not wait for one. */
export const useWaitingRecordings = (userId: string | undefined): number =>
  useSyncExternalStore(subscribe, () => countWaitingRecordings(userId))
