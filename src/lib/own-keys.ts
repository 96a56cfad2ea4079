/** What learners do by a key, and the key that each of them set for it. Keys belong to the keyboard, so they are kept on the device. */
import { useMemo, useSyncExternalStore } from 'react'
import { storage } from './storage.ts'

/** Letters and what joins them type a word, digits choose. */
const typed = /^[a-z\d'-]$/
/** They press the button that has the focus, which in cards is the one that turns. */
const pressing = /^(?:Enter|Space)$/
const none = /^$/

/**
 * The one list of actions with a key. `group` is where they apply: two actions of a group never share a key. `key` is the default, and `fixed` are
 * keys that already do something else there. Keys are named as `keyOf` of the design system names them.
 */
export const keyActions = {
  /** Goes on, checks a sentence; where a word is to be said, it records. */
  continue: { group: 'play', key: 'Enter', fixed: typed },
  /** Says the word again; where it is to be said by the learner, it records. */
  listen: { group: 'play', key: 'Space', fixed: typed },
  /** Shows the word; after a wrong answer, explains it. */
  hint: { group: 'play', key: '?', fixed: typed },
  turn: { group: 'cards', key: 'Space', fixed: none },
  notYet: { group: 'cards', key: '1', fixed: pressing },
  knew: { group: 'cards', key: '2', fixed: pressing },
  /** Plays and pauses the listening walk. */
  playPause: { group: 'walk', key: 'Space', fixed: none },
} as const

export type KeyAction = keyof typeof keyActions
export type KeyGroup = (typeof keyActions)[KeyAction]['group']
export type OwnKeys = Readonly<Record<KeyAction, string>>

export const keyActionNames = Object.keys(keyActions) as KeyAction[]

const groupOf = (action: KeyAction): KeyGroup => keyActions[action].group

const eachKey = (keyFor: (action: KeyAction) => string) =>
  Object.fromEntries(keyActionNames.map((action) => [action, keyFor(action)])) as OwnKeys

export const defaultKeys: OwnKeys = eachKey((action) => keyActions[action].key)

/** Whether an action may have this key. Keys of other actions are not looked at: see `holderOf`. */
export const isKeyFor = (action: KeyAction, key: string): boolean =>
  /^(?:Enter|Space|Plus|[!-*,-@[-~])$/.test(key) && !keyActions[action].fixed.test(key)

/** The other action of the group that has this key. */
export const holderOf = (keys: OwnKeys, action: KeyAction, key: string): KeyAction | undefined =>
  keyActionNames.find((other) => other !== action && groupOf(other) === groupOf(action) && keys[other] === key)

/** What stands on the key; `space` is what the space bar is called. */
export const keySign = (key: string, space: string): string =>
  key === 'Space' ? space : key === 'Plus' ? '+' : key.length === 1 ? key.toUpperCase() : key

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** The keys that were stored. What cannot be a key is the default, and so is a whole group in which two actions would share one. */
export function parseKeys(stored: string | null): OwnKeys {
  const own = Object(parseJson(stored ?? '{}')) as Readonly<Record<string, unknown>>
  const keys = eachKey((action) => {
    const key = own[action]
    return typeof key === 'string' && isKeyFor(action, key) ? key : defaultKeys[action]
  })
  const spoilt = keyActionNames.filter((action) => holderOf(keys, action, keys[action])).map(groupOf)
  return eachKey((action) => (spoilt.includes(groupOf(action)) ? defaultKeys : keys)[action])
}

const readKeys = () => storage.read('ownKeys')

/** The keys of this device, also when another tab changes them. */
export function useOwnKeys(): OwnKeys {
  const stored = useSyncExternalStore(storage.subscribe, readKeys)
  return useMemo(() => parseKeys(stored), [stored])
}
