/** Which requests the media cache serves. */
import type { WorkboxPlugin } from 'workbox-core/types.js'

/** Pictures never change under their name. */
export const isPicture = (path: string): boolean => path.startsWith('/pictures/')

/** The name of a sound in the cache: without the edition that its address names, so that the shell, which knows none, finds it. */
export const soundName = {
  cacheKeyWillBeUsed({ request }) {
    const url = new URL(request.url)
    url.searchParams.delete('edition')
    return Promise.resolve(url.href)
  },
} satisfies WorkboxPlugin

/**
 * Voices that say dictionary words and example sentences. They are the same for everybody and need no session: the only answers of the API that
 * the worker may cache.
 */
export const isPublicVoice = (path: string): boolean => /^\/api\/(?:words|sentences)\/[^/]+\/audio$/.test(path)
