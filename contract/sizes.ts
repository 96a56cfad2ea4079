/** How much one call takes. Apart from the schemas, so that a browser knows it without them. */

/** The most words of one practice. */
export const PRACTICE_WORDS = 50
/** Characters that one text to group may have. */
export const GROUPING_CHARACTERS = 5000
