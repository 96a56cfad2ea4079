/** How much one call takes. Apart from the schemas, so that a browser knows it without them. */

/** The most words of one practice. */
export const PRACTICE_WORDS = 50
/** Characters that one text to group may have. */
export const GROUPING_CHARACTERS = 5000
/** Words of a review session, unless the learner asks for more or fewer, and the most of one. */
export const REVIEW_WORDS = 20
export const MOST_REVIEW_WORDS = 100
/** The most contacts that one learner may have, requests and blocks included. */
export const MOST_CONTACTS = 500
