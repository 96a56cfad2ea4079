/** The service worker's cache of pictures and voices. */

export const MEDIA_CACHE = 'wordgrove-media'

/** The most bytes that it holds. */
export const MEDIA_CACHE_BYTES = 80 * 1024 * 1024

/** Erases it when a session ends: it says what somebody learned. Where caches are blocked or unknown there is nothing to erase. */
export async function eraseMediaCache(): Promise<void> {
  try {
    await globalThis.caches.delete(MEDIA_CACHE)
  } catch (error) {
    // `caches` is undefined outside a secure context.
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error
  }
}
