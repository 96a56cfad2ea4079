import { useEffectEvent, useLayoutEffect } from 'react'

export interface GameKeys {
  onEnter?: () => void
  onSpace?: () => void
  onEscape?: () => void
  /** The question mark. */
  onHint?: () => void
}

const pressed = 'button, a, summary, [role="button"]'

/** A key that the focused control takes for itself; options of an answered question take nothing any more. */
const belongsToControl = ({ target }: KeyboardEvent): boolean => {
  const control = target instanceof Element ? target.closest(pressed) : null
  return control !== null && control.getAttribute('aria-disabled') !== 'true'
}

/** A dialog that the game knows nothing of, such as one of a slot, has the keys for itself. */
export const isDialogOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null

/** Keys of the one game of a screen, heard everywhere on the page; `off` while a dialog is open. */
export function useGameKeys(keys: GameKeys, off: boolean): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (isDialogOpen()) return
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat)
      return
    const act = {
      Enter: belongsToControl(event) ? undefined : keys.onEnter,
      ' ': belongsToControl(event) ? undefined : keys.onSpace,
      Escape: keys.onEscape,
      '?': keys.onHint,
      '？': keys.onHint,
    }[event.key]
    if (!act) return
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
