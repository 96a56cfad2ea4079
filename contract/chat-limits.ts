/** Bounds of a conversation. Apart from the schemas, so that a browser knows them without those. */

/** Characters of one message, counted as code points. */
export const MESSAGE_CHARACTERS = 2_000
/** Milliseconds in which a message can be deleted for both. */
export const DELETE_FOR_BOTH_MS = 120_000
/** Words that one message shows: those typed into it, and those of a page of a note. */
export const MOST_SHARED_WORDS = 50
export const MOST_PAGE_WORDS = 100
/** Characters that may be written with a contact request. */
export const REQUEST_CHARACTERS = 200
