/** Bounds of Anki packages that are read. Apart from the schemas, so that a browser knows them without those. */

/** The largest upload. The page leaves out sounds and pictures before it sends a package. */
export const MOST_PACKAGE_BYTES = 24 * 1024 * 1024
/** The largest file that a page opens to take the notes out of it. */
export const MOST_CHOSEN_BYTES = 2 * 1024 ** 3 - 1
/** The largest collection once it is unpacked. */
export const MOST_COLLECTION_BYTES = 96 * 1024 * 1024
/** The most notes of a package. */
export const MOST_PACKAGE_NOTES = 100_000
/** The newest reviews of a word that are taken over; older ones hardly tell anything of a memory that was tested so often since. */
export const MOST_REVIEWS_OF_WORD = 200
/** Imported reviews of a learner: ten years of a hundred a day. Cards are built from them, again and again. */
export const MOST_IMPORTED_REVIEWS = 365_000
