import { useEffectEvent, useLayoutEffect } from 'react'
import { keyOf } from '#design-system'
import { keyActionNames, useOwnKeys } from '#lib/own-keys'
import type { KeyAction } from '#lib/own-keys'

/** What the learner's keys do now, and how Esc leaves. */
export type GameKeys = Partial<Record<KeyAction | 'leave', (() => void) | undefined>>

const pressed = 'button, a, summary, [role="button"]'

/** Enter and Space belong to the focused control; options of an answered question take nothing any more. */
const belongsToControl = (key: string, target: EventTarget | null): boolean => {
  if (key !== 'Enter' && key !== 'Space') return false
  const control = target instanceof Element ? target.closest(pressed) : null
  return control !== null && control.getAttribute('aria-disabled') !== 'true'
}

/** A dialog that the game knows nothing of, such as one of a slot, has the keys for itself. */
export const isDialogOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null

/** Keys of the one game of a screen, heard everywhere on the page; `off` while a dialog is open. Which key does what, the learner sets. */
export function useGameKeys(acts: GameKeys, off: boolean): void {
  const keys = useOwnKeys()
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (isDialogOpen()) return
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat)
      return
    const key = keyOf(event)
    const action = key === 'Escape' ? 'leave' : keyActionNames.find((name) => acts[name] && keys[name] === key)
    const act = action && acts[action]
    if (!act || belongsToControl(key, event.target)) return
    event.preventDefault()
    act()
  })
  // Before the first frame: a key counts as soon as the question is seen.
  useLayoutEffect(() => {
    if (off) return undefined
    const handler = (event: KeyboardEvent) => listen(event)
    window.addEventListener('keydown', handler)
    return () => window.removeEventListener('keydown', handler)
  }, [off])
}
