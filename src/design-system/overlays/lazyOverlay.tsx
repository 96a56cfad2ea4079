import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'
import { askAgain } from './ask-again.ts'
import type * as overlayModule from './overlays.ts'

type Overlays = typeof overlayModule

/** The code of dialogs, menus and toasts did not arrive: the network failed, or a new version has replaced it. */
export class OverlayLoadError extends Error {
  override readonly name = 'OverlayLoadError'
}

/** Code that comes after the page. */
interface LateCode<Code> {
  /** Undefined until it is here. */
  readonly get: () => Code | undefined
  /** Throws OverlayLoadError; a later call tries again. */
  readonly load: () => Promise<void>
  readonly subscribe: (listener: () => void) => () => void
}

/** All that the pages which are here can open. */
const known = new Set<LateCode<unknown>>()

/** Code without a component that comes as the overlays do. */
export function lateCode<Code>(ask: () => Promise<Code>): LateCode<Code> {
  const listeners = new Set<() => void>()
  let code: Code | undefined
  let pending: Promise<void> | undefined
  const load = async () => {
    try {
      code = await askAgain(ask)
    } catch (cause) {
      pending = undefined
      throw new OverlayLoadError('The code of the overlays did not arrive', { cause })
    }
    for (const listener of listeners) listener()
  }
  const late: LateCode<Code> = {
    get: () => code,
    load: () => (pending ??= load()),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  known.add(late)
  return late
}

const overlays = lateCode<Overlays>(() => import('./overlays.ts'))

/** Brings the code of dialogs, menus and toasts, and of all that `lazyPart` names. Throws OverlayLoadError; a later call tries again. */
export async function loadOverlays(): Promise<void> {
  await Promise.all([...known].map(({ load }) => load()))
}

const intents = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Milliseconds from the first movement: a press that comes with it has the connections for what it opens. */
const HEAD_START = 600

/**
 * Brings that code from the first movement or key of the learner on: not with the page, and before a press needs it. One part after the other,
 * since that press may open a page, whose code and data come first; what is opened meanwhile does not wait for its turn.
 */
export function usePreloadOverlays(): void {
  useEffect(() => {
    const asked = new Set<LateCode<unknown>>()
    let isAsking = false
    const preload = async () => {
      if (isAsking || asked.size === known.size) return
      isAsking = true
      await new Promise((resolve) => setTimeout(resolve, HEAD_START))
      for (const late of known) {
        if (asked.has(late)) continue
        asked.add(late)
        // What is opened tells of a failure; nobody waits for this.
        await late.load().catch(() => undefined)
      }
      isAsking = false
    }
    const options = { passive: true, capture: true }
    const listen = () => void preload()
    for (const intent of intents) window.addEventListener(intent, listen, options)
    return () => {
      for (const intent of intents) window.removeEventListener(intent, listen, options)
    }
  }, [])
}

/**
 * Draws nothing, or the stand-in, until the code is here, and is drawn at once from then on, unlike React's `lazy`. Without a network it
 * waits for one; otherwise a failure goes to the error boundary, unless the page does without.
 */
function drawnLate<Code, Props extends object>(
  late: LateCode<Code>,
  pick: (code: Code) => ComponentType<Props>,
  { StandIn, isExtra = false }: { StandIn?: ComponentType | undefined; isExtra?: boolean } = {},
): ComponentType<Props> {
  return function LateComponent(props) {
    const code = useSyncExternalStore(late.subscribe, late.get)
    const [error, setError] = useState<unknown>()
    useEffect(() => {
      if (code) return undefined
      const tryLoading = () =>
        void late.load().catch((reason: unknown) => {
          if (navigator.onLine && !isExtra) setError(reason)
        })
      tryLoading()
      window.addEventListener('online', tryLoading)
      return () => window.removeEventListener('online', tryLoading)
    }, [code])
    if (error !== undefined) throw error
    if (!code) return StandIn ? <StandIn /> : null
    const Component = pick(code)
    return <Component {...props} />
  }
}

/** The overlay of that name. */
export function lazyOverlay<Name extends keyof Overlays>(name: Name): Overlays[Name] {
  // It takes the props of the component that it stands for.
  return drawnLate(overlays, (all) => all[name] as ComponentType<object>) as Overlays[Name]
}

/**
 * A part of a page that a press opens, a dialog or a mode: its code comes as that of the overlays does. With a form layer and a schema, or
 * with all that a practice needs, such a part is often heavier than its page.
 *
 *     const CreateNote = lazyPart(async () => (await import('./CreateNote.tsx')).CreateNote)
 */
export const lazyPart = <Props extends object>(
  ask: () => Promise<ComponentType<Props>>,
  StandIn?: ComponentType,
): ComponentType<Props> => drawnLate(lateCode(ask), (component) => component, { StandIn })

/** As `lazyPart`, for what the page does without when it does not come: nothing is drawn then. */
export const lazyExtra = <Props extends object>(ask: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  drawnLate(lateCode(ask), (component) => component, { isExtra: true })
