/** Which requests the media cache serves. */

/** Pictures never change under their name. */
export const isPicture = (path: string): boolean => path.startsWith('/pictures/')

/**
 * Voices that say dictionary words and example sentences. They are the same for everybody and need no session: the only answers of the API that
 * the worker may cache.
 */
export const isPublicVoice = (path: string): boolean => /^\/api\/(?:words|sentences)\/[^/]+\/audio$/.test(path)
