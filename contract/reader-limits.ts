/** Bounds of the coverage reader. Apart from the schemas, so that a browser knows them without them. */

/** UTF-16 units of one text. */
export const READER_CHARACTERS = 300_000
/** Texts that one learner may keep. */
export const MOST_READER_TEXTS = 200
/** How long a deletion can be taken back. */
export const READER_RESTORE_MINUTES = 10
/** Words whose meanings are read at once. */
export const MOST_MEANINGS = 120
