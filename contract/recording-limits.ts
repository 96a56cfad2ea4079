/** Figures of recordings. Apart from the schemas, so that a browser knows them without those. */

/** Samples a second, and channels of 16 bits, that a recording has. */
export const RECORDING_RATE = 16_000
/** The longest recording. */
export const RECORDING_SECONDS = 60
/** The largest file: the longest recording, with room for chunks that a recorder adds. */
export const RECORDING_BYTES = 2 * 1024 * 1024
/** The longest attempt at a word of a say question, and the largest file of one. */
export const ATTEMPT_SECONDS = 10
export const ATTEMPT_BYTES = 384 * 1024
/** The longest recording that a service scores. */
export const SERVICE_SECONDS = 30
/** The longest take: one sentence. */
export const TAKE_SECONDS = 15
/** For so long a take can be kept. */
export const TAKE_HOURS = 2
/** Characters of a sentence to say. */
export const SENTENCE_CHARACTERS = 300
/** What waited in a browser for longer counts as said when it arrives. */
export const RECORDING_LATE_DAYS = 30
/** For so long a deleted recording can be taken back. */
export const RECORDING_RESTORE_MINUTES = 10
