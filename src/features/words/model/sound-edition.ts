/**
 * What the sounds of this page are of: the server writes it into the document. An address that names it answers the same for good, so that a sound
 * that was heard once is not asked for again. The service worker's shell has none; its sounds are found all the same.
 */
export const soundEdition = (): string | undefined =>
  typeof document === 'undefined' ? undefined : document.documentElement.dataset['sounds']
