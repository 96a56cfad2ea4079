import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'
import type * as overlayModule from './overlays.ts'

type Overlays = typeof overlayModule

/** The code of dialogs, menus and toasts did not arrive: the network failed, or a new version has replaced it. */
export class OverlayLoadError extends Error {
  override readonly name = 'OverlayLoadError'
}

let overlays: Overlays | undefined
let pending: Promise<void> | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const ask = () => import('./overlays.ts')

async function load(): Promise<void> {
  try {
    // What fails may have been asked for before the connection came back: once more.
    overlays = await ask().catch(ask)
  } catch (cause) {
    pending = undefined
    throw new OverlayLoadError('The code of the overlays did not arrive', { cause })
  }
  for (const listener of listeners) listener()
}

/** Brings the code of dialogs, menus and toasts. Throws OverlayLoadError; a later call tries again. */
export function loadOverlays(): Promise<void> {
  pending ??= load()
  return pending
}

const intents = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Brings that code with the first movement or key of the learner: not with the page, and before a press needs it. */
export function usePreloadOverlays(): void {
  useEffect(() => {
    const options = { once: true, passive: true, capture: true }
    // What is opened tells of a failure; nobody waits for this.
    const preload = () => void loadOverlays().catch(() => undefined)
    for (const intent of intents) window.addEventListener(intent, preload, options)
    return () => {
      for (const intent of intents) window.removeEventListener(intent, preload, options)
    }
  }, [])
}

/**
 * The overlay of that name. It draws nothing until its code is here and is drawn at once from then on, unlike React's `lazy`. Without a network
 * it waits for one; otherwise a failure goes to the error boundary.
 */
export function lazyOverlay<Name extends keyof Overlays>(name: Name): Overlays[Name] {
  function LazyOverlay(props: object) {
    const loaded = useSyncExternalStore(subscribe, () => overlays)
    const [error, setError] = useState<unknown>()
    useEffect(() => {
      if (loaded) return undefined
      const tryLoading = () =>
        void loadOverlays().catch((reason: unknown) => {
          if (navigator.onLine) setError(reason)
        })
      tryLoading()
      window.addEventListener('online', tryLoading)
      return () => window.removeEventListener('online', tryLoading)
    }, [loaded])
    if (error !== undefined) throw error
    if (!loaded) return null
    const Overlay = loaded[name] as ComponentType<object>
    return <Overlay {...props} />
  }
  // It takes the props of the component that it stands for.
  return LazyOverlay as Overlays[Name]
}
