import { useEffectEvent, useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Where keys are heard: on the whole page (the one game of a screen), only while the focus is inside, or nowhere (behind
 * a dialog).
 */
export type KeyScope = 'page' | 'inside' | 'off'

const takesText = 'input, textarea, select, [contenteditable="true"]'

/** Calls `onKey` with keys pressed down, never those typed into a field or held with Ctrl, Alt or Cmd. */
export function useKeys(root: RefObject<HTMLElement | null>, keys: KeyScope, onKey: (event: KeyboardEvent) => void) {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest(takesText)) return
    onKey(event)
  })
  // Before the first frame: a key counts as soon as what it presses is seen.
  useLayoutEffect(() => {
    const target = keys === 'page' ? window : keys === 'inside' ? root.current : null
    const handler = (event: Event) => {
      if (event instanceof KeyboardEvent) listen(event)
    }
    target?.addEventListener('keydown', handler)
    return () => target?.removeEventListener('keydown', handler)
  }, [keys, root])
}
