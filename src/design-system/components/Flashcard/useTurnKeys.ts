import type { RefObject } from 'react'
import { useKeys } from '../../interaction/useKeys.ts'
import type { KeyScope } from '../../interaction/useKeys.ts'

const answersItself = 'a, button, summary, [role="tab"]'

/** Space and the left and right arrow turn a card; a button that has the focus keeps its Space. */
export function useTurnKeys(root: RefObject<HTMLElement | null>, keys: KeyScope, onTurn: () => void): void {
  useKeys(root, keys, (event) => {
    if (event.repeat) return
    const arrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    const free = event.key === ' ' && !(event.target instanceof Element && event.target.closest(answersItself))
    if (!arrow && !free) return
    // Space would scroll the page.
    event.preventDefault()
    onTurn()
  })
}
