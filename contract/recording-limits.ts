/** Figures of recordings. Apart from the schemas, so that a browser knows them without those. */

/** Samples a second, and channels of 16 bits, that a recording has. */
export const RECORDING_RATE = 16_000
/** The longest recording. */
export const RECORDING_SECONDS = 60
/** The largest file: the longest recording, with room for chunks that a recorder adds. */
export const RECORDING_BYTES = 2 * 1024 * 1024
/** Characters of a sentence to say. */
export const SENTENCE_CHARACTERS = 300
/** For so long a deleted recording can be taken back. */
export const RECORDING_RESTORE_MINUTES = 10
