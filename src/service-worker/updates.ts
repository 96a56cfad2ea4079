/** When a new version of the worker takes over. */
import { getCacheKeyForURL } from 'workbox-precaching'
import type { ServiceWorkerMessage } from '#contract/service-worker'

declare const self: ServiceWorkerGlobalScope

/** The entry's name changes with every build, so the worker that precaches it belongs to it. */
const isSameBuild = (script: string): boolean => getCacheKeyForURL(script) !== undefined

/** An old page loads parts of its version from the old precache, which goes with the old worker. */
async function activateUnlessOtherPagesAreOpen(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length <= 1) await self.skipWaiting()
}

/** Handles the messages of pages: see `ServiceWorkerMessage`. */
export function answerMessages(): void {
  self.addEventListener('message', (event) => {
    const message = event.data as ServiceWorkerMessage
    if (message.type === 'activate') {
      event.waitUntil(self.skipWaiting())
      return
    }
    const isSame = isSameBuild(message.script)
    event.ports[0]?.postMessage(isSame)
    if (isSame) event.waitUntil(activateUnlessOtherPagesAreOpen())
  })
}
