import type { RefObject } from 'react'
import { useKeys } from './useKeys.ts'
import type { KeyScope } from './useKeys.ts'

function digitOf({ code, key }: KeyboardEvent): number {
  return Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? (/^[1-9]$/.test(key) ? key : 0))
}

/** Calls `onDigit` with 1-9, once for each press. */
export function useDigitKeys(root: RefObject<HTMLElement | null>, keys: KeyScope, onDigit: (digit: number) => void) {
  useKeys(root, keys, (event) => {
    const digit = event.repeat ? 0 : digitOf(event)
    if (digit > 0) onDigit(digit)
  })
}
