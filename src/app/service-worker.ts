/** Registers the service worker: only here, and only for a build. */
import { SERVICE_WORKER_URL } from '#contract/service-worker'
import { watchForUpdates } from './update-offer.ts'

/** Milliseconds after the load in which the page becomes idle: what the worker precaches does not compete with what the page loads first. */
const DELAY = 2_000
/** Milliseconds between looks for a new version; besides, the browser looks at every navigation. */
const UPDATE_INTERVAL = 3_600_000

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(SERVICE_WORKER_URL)
    watchForUpdates(registration)
    // Without a connection there is nothing new.
    setInterval(() => void registration.update().catch(() => undefined), UPDATE_INTERVAL)
  } catch (error) {
    // The application works without: private windows of some browsers refuse, and so does a full disk.
    console.warn('The service worker could not be registered', error)
  }
}

export function registerServiceWorker(): void {
  // Only in a secure context is there one.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const registerSoon = () => void setTimeout(() => void register(), DELAY)
  if (document.readyState === 'complete') registerSoon()
  else addEventListener('load', registerSoon)
}
