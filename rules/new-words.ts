/** How many new words a day brings: enough to get on, and none while a lot waits to be reviewed. */

/** New words a day, unless the learner asks for more. */
export const NEW_WORDS_A_DAY = 10

/** New words for so many minutes a day: about one a minute leaves time for what is due. */
export const newWordsFor = (minutes: number | null): number =>
  minutes === null ? NEW_WORDS_A_DAY : Math.min(MOST_NEW_WORDS, Math.max(FEWEST_NEW_WORDS, minutes))

/** A level has eight words, so a day has room for one at least. */
const FEWEST_NEW_WORDS = 8
const MOST_NEW_WORDS = 30

/** More due words than these are a backlog: new ones wait. */
const LARGE = 100

/** Whether so many due words are a backlog. */
export const isBacklog = (due: number): boolean => due > LARGE

/** New words that today still has room for; none while there is a backlog. */
export function newWordsLeft({ due, begun, perDay = NEW_WORDS_A_DAY }: NewWords): number {
  return isBacklog(due) ? 0 : Math.max(0, perDay - begun)
}

export interface NewWords {
  /** Words that are due now. */
  readonly due: number
  /** Words answered today for the first time ever. */
  readonly begun: number
  readonly perDay?: number
}
