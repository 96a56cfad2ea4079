import { SECONDS_A_WORD } from '#rules/answer-time'

/** Whole minutes that so many words take, one at least. */
export const minutesFor = (words: number): number => Math.max(1, Math.round((words * SECONDS_A_WORD) / 60))
