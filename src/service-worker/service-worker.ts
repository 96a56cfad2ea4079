/**
 * The service worker: the build makes /sw.js of it. Scripts, texts and fonts come from the precache; pictures and voices from the media cache;
 * pages from the server first. It handles no other request, above all no other answer of the API (docs/decisions/032).
 */
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { MEDIA_CACHE, MEDIA_CACHE_BYTES } from '#lib/media-cache'
import { createByteLimit } from './byte-limit.ts'
import { isPicture, isPublicVoice, soundName } from './media.ts'
import { answerNavigation, isNavigation } from './navigation.ts'
import { partsPlugin } from './parts.ts'
import { answerPushes } from './push.ts'
import { answerMessages } from './updates.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** The build puts the list of files here. */
  __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0]
}

precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '' })
cleanupOutdatedCaches()

registerRoute(isNavigation, answerNavigation)

const byteLimit = createByteLimit(MEDIA_CACHE_BYTES)
const media = { cacheName: MEDIA_CACHE, plugins: [byteLimit] }
registerRoute(({ sameOrigin, url }) => sameOrigin && isPicture(url.pathname), new CacheFirst(media))
// The server may have a better voice: a sound is asked for again behind the one that is heard.
const voices = { cacheName: MEDIA_CACHE, plugins: [byteLimit, soundName, partsPlugin] }
registerRoute(({ sameOrigin, url }) => sameOrigin && isPublicVoice(url.pathname), new StaleWhileRevalidate(voices))

answerMessages()
answerPushes()
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      // The request for a page starts while the worker does.
      self.registration.navigationPreload.enable(),
      // Pages that were open before the first worker use the caches without a reload.
      self.clients.claim(),
    ]),
  )
})
