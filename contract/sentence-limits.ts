/** Figures of own sentences. Apart from the schemas, so that a browser knows them without those. */

/** Most characters of one sentence. */
export const SENTENCE_CHARACTERS = 300
/** Most sentences that a learner keeps with one word. */
export const SENTENCES_A_WORD = 5
/** Fewer words are no sentence. */
export const FEWEST_SENTENCE_WORDS = 4
