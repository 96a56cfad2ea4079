/** What answers take of a learner's day. */

/** Seconds of one answer: the question, the answer, and a look at the right one. */
export const SECONDS_A_WORD = 15
/** Seconds of a word that is met for the first time: its first answer, and two more until it leaves the learning steps. */
export const SECONDS_A_NEW_WORD = 3 * SECONDS_A_WORD
