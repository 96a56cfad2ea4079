/** Figures of notes. Apart from the schemas, so that a browser knows them without those. */

/** Most words in one import and in one note that is made at once. */
export const MOST_WORDS = 2_000
/** Most characters of what a learner writes. */
export const textLengths = { title: 120, word: 64, meaning: 500, remark: 2_000 } as const
/** Days for which what was deleted can come back. */
export const BIN_DAYS = 30
/** What a note is for: picture memory, university English, daily use, study-abroad English. */
export const noteTags = ['picture', 'university', 'daily', 'abroad'] as const
