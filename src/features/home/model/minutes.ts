/** What a review takes, question, answer and a look at the right one. */
const SECONDS_A_WORD = 15

/** Whole minutes that so many words take, one at least. */
export const minutesFor = (words: number): number => Math.max(1, Math.round((words * SECONDS_A_WORD) / 60))
