import { useEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Keeps an element in the part of the screen that the phone keyboard leaves free, from the moment the focus enters it
 * and whenever the keyboard changes its height.
 */
export function useStayVisible(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = root.current
    const viewport = window.visualViewport
    if (!element || !viewport) return undefined
    const show = () => {
      if (!element.contains(document.activeElement)) return
      const { top, bottom } = element.getBoundingClientRect()
      const free = { top: viewport.offsetTop, bottom: viewport.offsetTop + viewport.height }
      if (top < free.top || bottom > free.bottom) element.scrollIntoView({ block: 'center' })
    }
    element.addEventListener('focusin', show)
    viewport.addEventListener('resize', show)
    return () => {
      element.removeEventListener('focusin', show)
      viewport.removeEventListener('resize', show)
    }
  }, [root])
}
