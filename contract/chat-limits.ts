/** Bounds of a conversation. Apart from the schemas, so that a browser knows them without those. */

/** Characters of one message, counted as code points. */
export const MESSAGE_CHARACTERS = 2_000
/** Milliseconds in which a message can be deleted for both. */
export const DELETE_FOR_BOTH_MS = 120_000
