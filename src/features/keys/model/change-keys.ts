import { defaultKeys, holderOf, isKeyFor, keyActionNames } from '#lib/own-keys'
import type { KeyAction, OwnKeys } from '#lib/own-keys'

/** Why a key cannot be set for an action, whatever the other actions have. */
export type KeyRefusal = 'held' | 'tab' | 'arrows' | 'typed' | 'pressing' | 'platform'

/** What a key would change: the new keys, or why it cannot be. `canSwap`: the other action may have the key that would be free. */
export type KeyChange =
  | { readonly kind: 'set'; readonly keys: OwnKeys }
  | { readonly kind: 'refused'; readonly reason: KeyRefusal }
  | { readonly kind: 'clash'; readonly other: KeyAction; readonly canSwap: boolean }

const moving = /^(?:Arrow\w+|Home|End|Page\w+)$/

function refusalOf(key: string): KeyRefusal {
  if (key.includes('+')) return 'held'
  if (key === 'Tab') return 'tab'
  if (moving.test(key)) return 'arrows'
  if (key === 'Enter' || key === 'Space') return 'pressing'
  return key.length === 1 && /[a-z\d'-]/.test(key) ? 'typed' : 'platform'
}

/** Sets a key for an action, or says why not. Nothing is taken from another action: that is what `swapKeys` is for. */
export function setKey(keys: OwnKeys, action: KeyAction, key: string): KeyChange {
  if (!isKeyFor(action, key)) return { kind: 'refused', reason: refusalOf(key) }
  const other = holderOf(keys, action, key)
  if (other) return { kind: 'clash', other, canSwap: isKeyFor(other, keys[action]) }
  return { kind: 'set', keys: { ...keys, [action]: key } }
}

/** Gives an action the key of another one, and that one the key of the first. Keys that cannot change places stay. */
export function swapKeys(keys: OwnKeys, action: KeyAction, key: string): OwnKeys {
  const change = setKey(keys, action, key)
  if (change.kind === 'set') return change.keys
  if (change.kind === 'refused' || !change.canSwap) return keys
  return { ...keys, [action]: key, [change.other]: keys[action] }
}

export const isDefault = (keys: OwnKeys, action: KeyAction): boolean => keys[action] === defaultKeys[action]

/** What is stored: the keys that are not the default ones. Null when there are none. */
export function formatKeys(keys: OwnKeys): string | null {
  const own = keyActionNames.filter((action) => !isDefault(keys, action)).map((action) => [action, keys[action]])
  return own.length === 0 ? null : JSON.stringify(Object.fromEntries(own))
}
