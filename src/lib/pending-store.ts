/**
 * What waits in the browser for the server, by user: a list of items for each channel and key, under `unsent/{channel}/{key}`. Names that
 * begin with `unsent` outlive the session (see storage.ts).
 */
import type { UserStore } from './storage.ts'

/** What an item is about. Items of one channel and key are sent in order. */
export type PendingChannel = 'run' | 'practice' | 'flashcards' | 'note' | 'official-note' | 'ticket' | 'message'

/** An item is known by an id of the client, so that the server takes it once however often it is sent. */
export interface PendingItem {
  readonly id: string
}

const listeners = new Set<() => void>()

/** Calls back when what waits may have changed, here or in another tab. */
export function subscribePending(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const channelPrefix = (channel: PendingChannel) => `unsent/${channel}/`

const readItems = <T extends PendingItem>(store: UserStore, name: string): readonly T[] =>
  store.get<readonly T[]>(name) ?? []

function writeItems(store: UserStore, name: string, items: readonly PendingItem[]): void {
  if (items.length > 0) store.set(name, items)
  else store.remove(name)
  for (const listener of listeners) listener()
}

/** Where version 0.1 stored answers, by the prefix of their run: challenges had none. */
const formerRuns = [
  ['practice/', 'practice'],
  ['cards/', 'flashcards'],
  ['', 'run'],
] as const satisfies readonly (readonly [string, PendingChannel])[]
const formerAnswers = 'unsent:'
const formerNotes = 'unsent-note/'

/** Moves what version 0.1 stored, under `unsent:{run}` and `unsent-note/{note}`, to its channel. */
function takeOverFormerNames(store: UserStore): void {
  const move = (name: string, channel: PendingChannel, key: string) => {
    savePending(store, channel, key, readItems(store, name))
    store.remove(name)
  }
  for (const name of store.names(formerAnswers)) {
    const run = name.slice(formerAnswers.length)
    const [prefix, channel] = formerRuns.find(([start]) => run.startsWith(start)) ?? formerRuns[2]
    move(name, channel, run.slice(prefix.length))
  }
  for (const name of store.names(formerNotes)) move(name, 'note', name.slice(formerNotes.length))
  store.remove('unsent-runs')
}

/** The items of a key, oldest first. */
export function loadPending<T extends PendingItem>(
  store: UserStore,
  channel: PendingChannel,
  key: string,
): readonly T[] {
  takeOverFormerNames(store)
  return readItems(store, channelPrefix(channel) + key)
}

/** The keys of a channel that have items. */
export function listPendingKeys(store: UserStore, channel: PendingChannel): string[] {
  takeOverFormerNames(store)
  const prefix = channelPrefix(channel)
  return store.names(prefix).map((name) => name.slice(prefix.length))
}

/** Appends items; one that is stored already stays as it is. Another tab may append to the same key. */
export function savePending(
  store: UserStore,
  channel: PendingChannel,
  key: string,
  items: readonly PendingItem[],
): void {
  const name = channelPrefix(channel) + key
  const stored = readItems(store, name)
  const ids = new Set(stored.map(({ id }) => id))
  writeItems(store, name, [...stored, ...items.filter(({ id }) => !ids.has(id))])
}

/** Removes the items with these ids, and applies `revise` to those that stay. What other tabs have appended stays. */
export function removePending<T extends PendingItem>(
  store: UserStore,
  channel: PendingChannel,
  key: string,
  ids: ReadonlySet<string>,
  revise: (item: T) => T = (item) => item,
): void {
  const name = channelPrefix(channel) + key
  const rest = readItems<T>(store, name).filter(({ id }) => !ids.has(id))
  writeItems(store, name, rest.map(revise))
}
