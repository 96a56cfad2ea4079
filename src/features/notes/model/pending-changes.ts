import type { UserStore } from '#lib/storage'
import { withoutArrived } from './batch.ts'
import type { Batch } from './batch.ts'

/** Changes that the server has not confirmed outlive the page. Several tabs write here: each takes away only what it knows to be done. */
const prefix = 'unsent-note/'
const keyOf = (note: string) => prefix + note

/** Notes with such changes. */
export const pendingNoteIds = (store: UserStore): string[] =>
  store.names(prefix).map((name) => name.slice(prefix.length))

export const loadPending = (store: UserStore, note: string): readonly Batch[] =>
  store.get<readonly Batch[]>(keyOf(note)) ?? []

function write(store: UserStore, note: string, queue: readonly Batch[]): void {
  if (queue.length === 0) store.remove(keyOf(note))
  else store.set(keyOf(note), queue)
}

export function savePending(store: UserStore, note: string, queue: readonly Batch[], done: ReadonlySet<string>): void {
  const mine = new Set(queue.map(({ id }) => id))
  const others = loadPending(store, note).filter(({ id }) => !done.has(id) && !mine.has(id))
  write(store, note, [...others, ...queue])
}

/** The batch has arrived and made the version `applied`. */
export const removePending = (store: UserStore, note: string, id: string, applied: number): void =>
  write(store, note, withoutArrived(loadPending(store, note), id, applied))
