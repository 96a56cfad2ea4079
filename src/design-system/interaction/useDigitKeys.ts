import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'

/**
 * Where the keys 1 to 9 are heard: on the whole page (the one game of a screen), only while the focus is inside, or
 * nowhere (behind a dialog).
 */
export type DigitKeys = 'page' | 'inside' | 'off'

const takesText = 'input, textarea, select, [contenteditable="true"]'

function digitOf({ code, key }: KeyboardEvent): number {
  return Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? (/^[1-9]$/.test(key) ? key : 0))
}

/** Calls `onDigit` with 1-9, never for keys typed into a field or held with Ctrl, Alt or Cmd. */
export function useDigitKeys(root: RefObject<HTMLElement | null>, keys: DigitKeys, onDigit: (digit: number) => void) {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest(takesText)) return
    const digit = digitOf(event)
    if (digit > 0) onDigit(digit)
  })
  useEffect(() => {
    const target = keys === 'page' ? window : keys === 'inside' ? root.current : null
    const handler = (event: Event) => {
      if (event instanceof KeyboardEvent) listen(event)
    }
    target?.addEventListener('keydown', handler)
    return () => target?.removeEventListener('keydown', handler)
  }, [keys, root])
}
