/** Shares of the words, in eighths, that earn three and two stars. */
const EIGHTHS_FOR_THREE = 7
const EIGHTHS_FOR_TWO = 5

/**
 * Stars of a finished run: 3 for at least 7 of 8 words right at the first try, 2 for at least 5, 1 for finishing.
 * Runs of another length are judged by the same shares.
 *
 * @param rightAtFirstTry words answered right at the first try, 0 to `total`
 * @param total words of the run; with none there is nothing to finish and no star
 */
export function starsFor(rightAtFirstTry: number, total = 8): number {
  if (total <= 0) return 0
  if (rightAtFirstTry * 8 >= total * EIGHTHS_FOR_THREE) return 3
  if (rightAtFirstTry * 8 >= total * EIGHTHS_FOR_TWO) return 2
  return 1
}

/** The stars of a level after another run: the best result counts. */
export function bestStars(before: number, now: number): number {
  return Math.max(before, now)
}
