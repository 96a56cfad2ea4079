/** The first frame of the application: what a page does without at first is asked for after it. On a slow phone each request that is sent before holds it up by some 7 ms. */
import { useEffect, useSyncExternalStore } from 'react'
import { afterPaint } from './after-paint.ts'

/** Milliseconds after which nothing waits for a frame any more: a hidden tab draws none. */
const PATIENCE = 500

/** Nothing waits where nobody expects a first frame, as in stories. */
let isDrawn = true
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** From here on `useIsDrawn` is false until the application has been drawn. To be called before it is. */
export function expectFirstFrame(): void {
  isDrawn = false
}

/** Tells when the application has been drawn. Used once, by the application. */
export function useFirstFrame(): void {
  useEffect(() => {
    const tell = () => {
      isDrawn = true
      listeners.forEach((listener) => listener())
    }
    const cancel = afterPaint(tell)
    const timer = setTimeout(tell, PATIENCE)
    return () => {
      cancel()
      clearTimeout(timer)
    }
  }, [])
}

/** Whether the application has been drawn once. */
export const useIsDrawn = (): boolean => useSyncExternalStore(subscribe, () => isDrawn)
