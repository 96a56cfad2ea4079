/**
 * What a browser keeps of one session for when there is no connection: copies of answers and of runs, in IndexedDB, by session and name. The
 * key holds a fingerprint of the session's token, so another session never finds them. Where the browser has no such database (private windows,
 * pages without HTTPS) nothing is kept.
 */
import { isStorageFault } from './storage.ts'

const DATABASE = 'wordgrove-offline'
const STORE = 'copies'

let opened: Promise<IDBDatabase> | undefined

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new DOMException('The database failed'))
  })

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => void request.result.createObjectStore(STORE)
  return settled(request)
}

async function fingerprint(session: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(session))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Act<T> = (store: IDBObjectStore, owner: string | undefined) => Promise<T>

/** Runs one transaction for a session; undefined where the browser keeps nothing. */
async function attempt<T>(mode: IDBTransactionMode, session: string | null, act: Act<T>): Promise<T | undefined> {
  // Missing outside a secure context, and in some web views.
  if (!('indexedDB' in globalThis) || !('subtle' in crypto)) return undefined
  try {
    const owner = session === null ? undefined : await fingerprint(session)
    opened ??= openDatabase()
    const database = await opened
    return await act(database.transaction(STORE, mode).objectStore(STORE), owner)
  } catch (error) {
    opened = undefined
    if (!isStorageFault(error)) throw error
    return undefined
  }
}

/** The copy of this name; undefined when there is none. The shape is the writer's promise. */
export const readCopy = <T>(session: string, name: string): Promise<T | undefined> =>
  attempt('readonly', session, (store, owner = '') => settled<T | undefined>(store.get([owner, name])))

/** The copies of a session whose name begins so, by name. */
export const listCopies = async <T>(session: string, start: string): Promise<readonly T[]> =>
  (await attempt('readonly', session, (store, owner = '') =>
    settled<T[]>(store.getAll(IDBKeyRange.bound([owner, start], [owner, `${start}\uffff`]))),
  )) ?? []

export async function writeCopy(session: string, name: string, copy: unknown): Promise<void> {
  await attempt('readwrite', session, (store, owner = '') => settled(store.put(copy, [owner, name])))
}

async function removeKeys(store: IDBObjectStore, isGone: (owner: string, name: string) => boolean): Promise<void> {
  for (const key of await settled(store.getAllKeys())) {
    const [owner = '', name = ''] = key as string[]
    if (isGone(owner, name)) store.delete(key)
  }
}

/** Removes the copies of a session whose name the test accepts. */
export async function removeCopies(session: string, isGone: (name: string) => boolean): Promise<void> {
  await attempt('readwrite', session, (store, own) => removeKeys(store, (owner, name) => owner === own && isGone(name)))
}

/** Removes what other sessions than this one have left; all of it when there is no session. */
export async function removeOtherSessions(session: string | null): Promise<void> {
  await attempt('readwrite', session, (store, own) => removeKeys(store, (owner) => owner !== own))
}
