import type { KeyboardEvent } from 'react'

const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function centre(element: HTMLElement): readonly [x: number, y: number] {
  const box = element.getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}

function nearest(from: HTMLElement, stops: readonly HTMLElement[], [dx, dy]: readonly [number, number]) {
  const [x, y] = centre(from)
  let best: { stop: HTMLElement; cost: number } | undefined
  for (const stop of stops) {
    const [stopX, stopY] = centre(stop)
    const along = (stopX - x) * dx + (stopY - y) * dy
    const aside = Math.abs((stopX - x) * dy) + Math.abs((stopY - y) * dx)
    if (along <= 1 || aside > along * 2) continue
    const cost = along + 3 * aside
    if (!best || cost < best.cost) best = { stop, cost }
  }
  return best?.stop
}

/**
 * Arrow keys move the focus to the nearest `[data-stop]` on the screen in that direction, Home and End to the first and
 * last: the layout may wrap as it likes. Put it on the element around the stops.
 */
export function moveFocusByArrow(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return
  const from = target.closest<HTMLElement>('[data-stop]')
  if (!from) return
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('[data-stop]')]
  const direction = directions[key]
  let to: HTMLElement | undefined
  if (key === 'Home') to = stops[0]
  else if (key === 'End') to = stops.at(-1)
  else if (direction) to = nearest(from, stops, direction)
  if (!direction && !to) return
  event.preventDefault()
  to?.focus()
}
