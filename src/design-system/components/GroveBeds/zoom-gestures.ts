/** Two fingers, or the wheel with Ctrl as a trackpad's pinch sends it, zoom in steps. The page itself scrolls as ever. */

/** By how much two fingers part or close for one step. */
const PINCH_STEP = 1.3
/** Pixels of the wheel for one step. */
const WHEEL_STEP = 60

/** `direction` 1 is nearer, -1 is further away; `clientY` is where in the window. */
export type ZoomStep = (direction: 1 | -1, clientY: number) => void

interface Fingers {
  distance: number
  clientY: number
}

function fingersOf({ touches }: TouchEvent): Fingers | undefined {
  const [one, other] = touches
  if (!one || !other) return undefined
  return {
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    clientY: (one.clientY + other.clientY) / 2,
  }
}

/** Calls `onStep` for every step of a pinch over an element. Returns what ends it. */
export function listenForPinch(element: HTMLElement, onStep: ZoomStep): () => void {
  let from = 0
  let wheeled = 0
  const onTouchMove = (event: TouchEvent) => {
    const fingers = fingersOf(event)
    if (!fingers) return
    // Else the browser zooms the whole page.
    event.preventDefault()
    if (from === 0) from = fingers.distance
    const ratio = fingers.distance / from
    if (ratio < PINCH_STEP && ratio > 1 / PINCH_STEP) return
    from = fingers.distance
    onStep(ratio > 1 ? 1 : -1, fingers.clientY)
  }
  const onTouchEnd = () => (from = 0)
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    wheeled += event.deltaY
    if (Math.abs(wheeled) < WHEEL_STEP) return
    onStep(wheeled < 0 ? 1 : -1, event.clientY)
    wheeled = 0
  }
  element.addEventListener('touchmove', onTouchMove, { passive: false })
  element.addEventListener('touchend', onTouchEnd)
  element.addEventListener('touchcancel', onTouchEnd)
  element.addEventListener('wheel', onWheel, { passive: false })
  return () => {
    element.removeEventListener('touchmove', onTouchMove)
    element.removeEventListener('touchend', onTouchEnd)
    element.removeEventListener('touchcancel', onTouchEnd)
    element.removeEventListener('wheel', onWheel)
  }
}

/** Further than this a press is a pull, and chooses nothing. */
const PULL = 6

/** A mouse pulls the page as a finger does. Returns what ends it. */
export function listenForPull(element: HTMLElement): () => void {
  let last: number | undefined
  let pulled = 0
  const onDown = ({ pointerType, button, clientY }: PointerEvent) => {
    pulled = 0
    if (pointerType === 'mouse' && button === 0) last = clientY
  }
  const onMove = ({ clientY }: PointerEvent) => {
    if (last === undefined) return
    pulled += Math.abs(clientY - last)
    if (pulled > PULL) window.scrollBy(0, last - clientY)
    last = clientY
  }
  const onUp = () => (last = undefined)
  const onClick = (event: MouseEvent) => {
    if (pulled > PULL) event.stopPropagation()
  }
  element.addEventListener('pointerdown', onDown)
  window.addEventListener('pointermove', onMove)
  window.addEventListener('pointerup', onUp)
  window.addEventListener('pointercancel', onUp)
  element.addEventListener('click', onClick, { capture: true })
  return () => {
    element.removeEventListener('pointerdown', onDown)
    window.removeEventListener('pointermove', onMove)
    window.removeEventListener('pointerup', onUp)
    window.removeEventListener('pointercancel', onUp)
    element.removeEventListener('click', onClick, { capture: true })
  }
}

/** Calls back with where the element was pressed, in CSS pixels from its corner. The answer ends it. */
export function listenForPress(element: HTMLElement, onPress: (x: number, y: number) => void): () => void {
  const press = ({ clientX, clientY }: MouseEvent) => {
    const { left, top } = element.getBoundingClientRect()
    onPress(clientX - left, clientY - top)
  }
  element.addEventListener('click', press)
  return () => element.removeEventListener('click', press)
}
