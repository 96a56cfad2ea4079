/** How /sw.js is served: never from a cache, and under a policy that lets the worker fetch. */

/** A worker's policy comes with its script, not with the page. It fetches from this server alone. */
const headers = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
}

/**
 * The kill switch: takes the place of any installed worker at the browser's next look at /sw.js, erases every cache and unregisters itself.
 * It reloads no page, since a page registers the worker again.
 */
export const KILL_SWITCH = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name)
      await self.registration.unregister()
    })(),
  )
})
`

export const killSwitch = (): Response => new Response(KILL_SWITCH, { headers })

/** Headers of the real worker. */
export const serviceWorkerHeaders: Readonly<Record<string, string>> = headers
