import { useState } from 'react'
import { defaultKeys, useOwnKeys } from '#lib/own-keys'
import type { KeyAction, OwnKeys } from '#lib/own-keys'
import { storage } from '#lib/storage'
import { formatKeys, setKey, swapKeys } from './change-keys.ts'
import type { KeyChange } from './change-keys.ts'

/** What the last press came to, at the row of its action. */
export type KeyOutcome = { readonly action: KeyAction; readonly key: string } & (
  | Exclude<KeyChange, { readonly kind: 'set' }>
  | { readonly kind: 'set' }
  | { readonly kind: 'swapped'; readonly other: KeyAction }
)

export interface KeySettingsState {
  keys: OwnKeys
  /** Null when nothing was pressed yet, or something else since; 'reset' when all keys went back to the default. */
  outcome: KeyOutcome | 'reset' | null
  /** Sets a key, unless it is refused or another action has it. Answers whether no other key is awaited: after a refusal one is. */
  choose: (action: KeyAction, key: string) => boolean
  /** Swaps with the action that has the key. */
  swap: (action: KeyAction, key: string, other: KeyAction) => void
  resetAll: () => void
  clearOutcome: () => void
}

function saveKeys(keys: OwnKeys): void {
  const text = formatKeys(keys)
  if (text === null) storage.remove('ownKeys')
  else storage.write('ownKeys', text)
}

/** The keys of this device and how they are changed. */
export function useKeySettings(): KeySettingsState {
  const keys = useOwnKeys()
  const [outcome, setOutcome] = useState<KeySettingsState['outcome']>(null)
  return {
    keys,
    outcome,
    choose: (action, key) => {
      const change = setKey(keys, action, key)
      if (change.kind === 'set') saveKeys(change.keys)
      setOutcome({ ...(change.kind === 'set' ? { kind: 'set' } : change), action, key })
      return change.kind !== 'refused'
    },
    swap: (action, key, other) => {
      saveKeys(swapKeys(keys, action, key))
      setOutcome({ kind: 'swapped', action, key, other })
    },
    resetAll: () => {
      saveKeys(defaultKeys)
      setOutcome('reset')
    },
    clearOutcome: () => setOutcome(null),
  }
}
