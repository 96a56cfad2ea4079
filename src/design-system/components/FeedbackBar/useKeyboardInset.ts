import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/** How much of the window's lower edge lies under a phone's keyboard, in px. Browsers keep the page as high as it was, and fixed things below. */
function keyboardInset({ height, offsetTop, scale }: VisualViewport): number {
  // Two fingers make the view smaller, too.
  return scale > 1.01 ? 0 : Math.max(0, Math.round(window.innerHeight - height - offsetTop))
}

/** Keeps `--keyboard` of the element at the height of a phone's keyboard. */
export function useKeyboardInset(element: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const view = window.visualViewport
    const target = element.current
    if (!isOn || !view || !target) return undefined
    const follow = () => target.style.setProperty('--keyboard', `${keyboardInset(view)}px`)
    follow()
    view.addEventListener('resize', follow)
    view.addEventListener('scroll', follow)
    return () => {
      view.removeEventListener('resize', follow)
      view.removeEventListener('scroll', follow)
    }
  }, [element, isOn])
}
