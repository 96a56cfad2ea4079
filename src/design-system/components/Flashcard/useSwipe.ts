import { useRef } from 'react'
import type { PointerEvent } from 'react'

/** How far a finger goes for a swipe, in px. */
const SWIPE = 64
/** Less than this is a press. */
const SLACK = 8
/** Pixels for which the card leans by one degree. */
const LEAN = 24

/**
 * A card that follows the finger sideways, and goes back when it is let go; `data-swipe` says which way it would count by now. A mouse has the
 * buttons, and a finger that goes up or down scrolls: the card wants `touch-action: pan-y`.
 * @param onSwipe told whether the finger went to the right
 */
export function useSwipe(onSwipe: (toTheRight: boolean) => void) {
  const finger = useRef<{ id: number; x: number }>(undefined)
  const follow = (card: HTMLElement, distance: number) => {
    const moves = Math.abs(distance) >= SLACK
    card.style.translate = moves ? `${distance}px` : ''
    card.style.rotate = moves ? `${distance / LEAN}deg` : ''
    card.toggleAttribute('data-held', moves)
    if (Math.abs(distance) < SWIPE) delete card.dataset.swipe
    else card.dataset.swipe = distance > 0 ? 'right' : 'left'
  }
  const end = ({ currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    if (finger.current?.id !== pointerId) return
    finger.current = undefined
    follow(currentTarget, 0)
  }
  return {
    onPointerDown: ({ pointerId, pointerType, clientX, isPrimary }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'mouse' && isPrimary) finger.current = { id: pointerId, x: clientX }
    },
    onPointerMove: ({ pointerId, clientX, currentTarget }: PointerEvent<HTMLElement>) => {
      if (finger.current?.id === pointerId) follow(currentTarget, clientX - finger.current.x)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const distance = finger.current?.id === event.pointerId ? event.clientX - finger.current.x : 0
      end(event)
      if (Math.abs(distance) >= SWIPE) onSwipe(distance > 0)
    },
    // The browser scrolls instead.
    onPointerCancel: end,
  }
}
