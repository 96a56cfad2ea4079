/** Figures of look-ups. Apart from the schemas, so that a browser knows them without those. */

/** Most characters of what a word may be asked by. */
export const ASKED_CHARACTERS = 64
