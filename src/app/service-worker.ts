/** Registers the service worker: only here, and only for a build. */

import { SERVICE_WORKER_URL } from '#contract/service-worker'

/** The page is idle by then: what the worker precaches does not compete with what the page loads first. */
const DELAY = 2_000

export function registerServiceWorker(): void {
  // Only in a secure context; private windows of some browsers have none.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => {
    navigator.serviceWorker.register(SERVICE_WORKER_URL).catch((error: unknown) => {
      // The application works without.
      console.warn('The service worker could not be registered', error)
    })
  }
  const registerSoon = () => void setTimeout(register, DELAY)
  if (document.readyState === 'complete') registerSoon()
  else addEventListener('load', registerSoon)
}
