import type { UserStore } from '#lib/storage'
import type { Batch } from './sync.ts'

/** Changes that the server has not confirmed outlive the page. Several tabs write here: each takes away only what it knows to be done. */
const keyOf = (note: string) => `unsent-note/${note}`

export const keptQueue = (store: UserStore, note: string): readonly Batch[] =>
  store.get<readonly Batch[]>(keyOf(note)) ?? []

export function keepQueue(store: UserStore, note: string, queue: readonly Batch[], done: ReadonlySet<string>): void {
  const mine = new Set(queue.map(({ id }) => id))
  const others = keptQueue(store, note).filter(({ id }) => !done.has(id) && !mine.has(id))
  const all = [...others, ...queue]
  if (all.length === 0) store.remove(keyOf(note))
  else store.set(keyOf(note), all)
}
