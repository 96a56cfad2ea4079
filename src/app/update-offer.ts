/** A new version of the application that is installed and waits for this page. */
import { useSyncExternalStore } from 'react'
import type { ServiceWorkerMessage } from '#contract/service-worker'
import { useIsRunInProgress } from '#lib/run-in-progress'

/** Milliseconds after which the page reloads although the new worker did not take over: the server has the new version anyway. */
const TAKEOVER_PATIENCE = 3_000

/** The registration whose new version is offered; undefined when there is none, or it was declined. */
let offered: ServiceWorkerRegistration | undefined
const listeners = new Set<() => void>()

function offer(registration: ServiceWorkerRegistration | undefined): void {
  offered = registration
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const send = (worker: ServiceWorker, message: ServiceWorkerMessage, ports: Transferable[] = []) =>
  worker.postMessage(message, ports)

/**
 * A page that was loaded after a deployment is new already: its worker needs no reload. The script that this module stands in names all others of
 * the application, so that it has another address in every build.
 */
function isOfThisBuild(worker: ServiceWorker): Promise<boolean> {
  const script = import.meta.url
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true })
    port1.start()
    send(worker, { type: 'compare', script }, [port2])
  })
}

/** Offers every version that this registration installs while the page is open. */
export function watchForUpdates(registration: ServiceWorkerRegistration): void {
  const offerUnlessSame = async (worker: ServiceWorker) => {
    if (!(await isOfThisBuild(worker))) offer(registration)
  }
  const watch = (worker: ServiceWorker | null) => {
    // The first worker of a browser is no update.
    if (!worker || !registration.active) return
    if (worker.state === 'installed') void offerUnlessSame(worker)
    else worker.addEventListener('statechange', () => worker.state === 'installed' && void offerUnlessSame(worker))
  }
  watch(registration.waiting)
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
}

/** Lets the new version take over and loads it. */
function reload(): void {
  const worker = offered?.waiting
  // Another tab has let it take over.
  if (!worker) {
    location.reload()
    return
  }
  const timer = setTimeout(() => location.reload(), TAKEOVER_PATIENCE)
  navigator.serviceWorker.addEventListener(
    'controllerchange',
    () => {
      clearTimeout(timer)
      location.reload()
    },
    { once: true },
  )
  send(worker, { type: 'activate' })
}

const decline = () => offer(undefined)

/** The new version to ask about; undefined while there is none or a run is played. */
export function useUpdateOffer(): { reload: () => void; decline: () => void } | undefined {
  const registration = useSyncExternalStore(subscribe, () => offered)
  const isPlaying = useIsRunInProgress()
  return registration && !isPlaying ? { reload, decline } : undefined
}
