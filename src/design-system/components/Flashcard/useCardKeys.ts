import type { RefObject } from 'react'
import { keyOf } from '../../interaction/keyOf.ts'
import { useKeys } from '../../interaction/useKeys.ts'
import type { KeyScope } from '../../interaction/useKeys.ts'

/** Names of keys, as `keyOf` has them. */
export interface CardKeys {
  turn: string
  notYet: string
  knew: string
}

const answersItself = 'a, button, summary, [role="tab"]'

/** A button that has the focus keeps its Enter and Space. */
const isTaken = (key: string, target: EventTarget | null): boolean =>
  (key === 'Enter' || key === 'Space') && target instanceof Element && target.closest(answersItself) !== null

/** The keys of a card, and the left and right arrow, which turn it, too. `onAnswer` is left out while the back has not been seen. */
export function useCardKeys(
  root: RefObject<HTMLElement | null>,
  scope: KeyScope,
  keys: CardKeys,
  acts: { onTurn: () => void; onAnswer: ((knew: boolean) => void) | undefined },
): void {
  useKeys(root, scope, (event) => {
    const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    const key = isArrow ? keys.turn : keyOf(event)
    if (event.repeat || (!isArrow && isTaken(key, event.target))) return
    const isAnswer = key === keys.notYet || key === keys.knew
    const act = key === keys.turn ? acts.onTurn : isAnswer ? () => acts.onAnswer?.(key === keys.knew) : undefined
    if (!act) return
    // Space would scroll the page, a slash open a search.
    event.preventDefault()
    act()
  })
}
