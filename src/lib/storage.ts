/** The browser's storage. Where it is blocked or full, a memory of this tab stands in, so a session lasts as long as the tab. */

/** Keys that belong to the browser, not to a user. */
export type StorageKey =
  | 'token'
  | 'hasCompletedOnboardingTour'
  | 'i18nextLng'
  | 'accountLanguage'
  | 'hasAccount'
  | 'eyeProtection'
  | 'darkMode'
  | 'signUpMarker'
  | 'deviceVoice'
  | 'microphone'
  | 'installDismissed'
  | 'moreLinks'
  | 'ownKeys'

type Listener = (key: string | null) => void

const memory = new Map<string, string>()
const listeners = new Set<Listener>()

/** Whether the browser's storage is blocked, full or, in Firefox, damaged: that error is no DOMException. */
export const isStorageFault = (error: unknown): boolean =>
  error instanceof DOMException || (error as { name?: string }).name?.startsWith('NS_ERROR_') === true

function attempt<T>(act: (area: Storage) => T): T | undefined {
  try {
    // Null in web views without storage.
    const area = window.localStorage as Storage | null
    return area ? act(area) : undefined
  } catch (error) {
    if (isStorageFault(error)) return undefined
    throw error
  }
}

function readItem(key: string): string | null {
  return memory.get(key) ?? attempt((area) => area.getItem(key)) ?? null
}

function writeItem(key: string, value: string): void {
  const written = attempt((area) => {
    area.setItem(key, value)
    return true
  })
  if (written) memory.delete(key)
  else memory.set(key, value)
}

function removeItem(key: string): void {
  memory.delete(key)
  attempt((area) => area.removeItem(key))
}

function heard(event: StorageEvent): void {
  for (const listener of listeners) listener(event.key)
}

export const storage = {
  read: (key: StorageKey): string | null => readItem(key),

  write(key: StorageKey, value: string): void {
    writeItem(key, value)
    for (const listener of listeners) listener(key)
  },

  remove(key: StorageKey): void {
    removeItem(key)
    for (const listener of listeners) listener(key)
  },

  /** Calls back with the key after a change in this tab or another one; null when another tab cleared everything. */
  subscribe(listener: Listener): () => void {
    if (listeners.size === 0) window.addEventListener('storage', heard)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', heard)
    }
  },
}

const userPrefix = 'wordgrove:'
/** Names that begin so outlive the session: answers not yet acknowledged, and the number of recordings; sent later under the same user only. */
const lasting = ['unsent']
/** And when the server ended it in the middle of work, what was being played or arranged: the same learner goes on there. */
const lastingIfExpired = [...lasting, 'run/', 'panel/']

const userKeys = (): string[] => {
  const stored = attempt((area) => Array.from({ length: area.length }, (_, index) => area.key(index) ?? '')) ?? []
  return [...stored, ...memory.keys()].filter((key) => key.startsWith(userPrefix))
}

export interface UserStore {
  /** What was kept under this name, or undefined. The shape is the writer's promise; keep a version in it if it may change. */
  get: <T>(name: string) => T | undefined
  set: (name: string, value: unknown) => void
  remove: (name: string) => void
  /** What is kept under names that begin so. */
  names: (start: string) => string[]
}

/**
 * JSON stored for one user of this browser. It goes at sign-out, at the end of the session and when another user signs in, except what
 * `lasting` and, after an expiry, `lastingIfExpired` name.
 */
export function userStore(userId: string): UserStore {
  const keyOf = (name: string) => `${userPrefix}${userId}:${name}`
  return {
    get<T>(name: string) {
      const kept = readItem(keyOf(name))
      if (kept === null) return undefined
      try {
        return JSON.parse(kept) as T
      } catch (error) {
        // Something else in the browser wrote there.
        if (error instanceof SyntaxError) return undefined
        throw error
      }
    },
    set: (name, value) => writeItem(keyOf(name), JSON.stringify(value)),
    remove: (name) => removeItem(keyOf(name)),
    names: (start) => userKeys().flatMap((key) => (key.startsWith(keyOf(start)) ? key.slice(keyOf('').length) : [])),
  }
}

/**
 * Removes what users of this browser left, except of the user with this id, except what has not been sent, and after an expiry except runs and panels.
 *
 * @param expired the session did not end by its owner's will
 */
export function clearUserStores(exceptUserId?: string, expired = false): void {
  const kept = expired ? lastingIfExpired : lasting
  for (const key of userKeys()) {
    const [, userId, name = ''] = key.split(':')
    if (userId !== exceptUserId && !kept.some((start) => name.startsWith(start))) removeItem(key)
  }
}
