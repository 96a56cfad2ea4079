/**
 * What a browser keeps of one session for when there is no connection: copies of answers and of runs, in IndexedDB, by session and name. The
 * key holds a fingerprint of the session's token, so another session never finds them. What a user has made, and the server has not got, stands
 * beside it under the user's id and outlives the session. Where the browser has no such database (private windows, pages without HTTPS) nothing
 * is kept.
 */
import { isStorageFault } from './storage.ts'

const DATABASE = 'wordgrove-offline'
const STORE = 'copies'

let opened: Promise<IDBDatabase> | undefined

/** Keys of a user begin so; those of a session are a fingerprint. */
const USER = 'user '

export const ownerOf = (userId: string): string => USER + userId

export const settled = <T>(request: IDBRequest<T>): Promise<T> =>
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

/** A request may succeed in a transaction that then finds no room: only its end says that it is stored. */
const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new DOMException('The transaction was aborted'))
  })

/** Runs one transaction to its end; undefined where the browser keeps nothing or has no room. */
export async function transact<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> {
  // Missing outside a secure context, and in some web views.
  if (!('indexedDB' in globalThis) || !('subtle' in crypto)) return undefined
  try {
    opened ??= openDatabase()
    const database = await opened
    const transaction = database.transaction(STORE, mode)
    const [result] = await Promise.all([act(transaction.objectStore(STORE)), completed(transaction)])
    return result
  } catch (error) {
    opened = undefined
    if (!isStorageFault(error)) throw error
    return undefined
  }
}

type Act<T> = (store: IDBObjectStore, owner: string | undefined) => Promise<T>

/** Runs one transaction for a session. */
async function attempt<T>(mode: IDBTransactionMode, session: string | null, act: Act<T>): Promise<T | undefined> {
  if (!('subtle' in crypto)) return undefined
  const owner = session === null ? undefined : await fingerprint(session)
  return transact(mode, (store) => act(store, owner))
}

/** The copy of this name; undefined when there is none. The shape is the writer's promise. */
export const readCopy = <T>(session: string, name: string): Promise<T | undefined> =>
  attempt('readonly', session, (store, owner = '') => settled<T | undefined>(store.get([owner, name])))

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

/** Removes what other sessions than this one have left; of all of them when there is no session. What users have made stays. */
export async function removeOtherSessions(session: string | null): Promise<void> {
  await attempt('readwrite', session, (store, own) =>
    removeKeys(store, (owner) => owner !== own && !owner.startsWith(USER)),
  )
}
