/** How old somebody is by the year of their birth alone. */

/** From this age on a learner may write to strangers, and strangers to them. */
const REQUEST_AGE = 14

/** The latest year of birth with which somebody is surely 14: in the year of the birthday they may still be 13. */
const latestBirthYear = (at: Date): number => at.getUTCFullYear() - REQUEST_AGE - 1

/** Who has not said it counts as younger. */
export const isUnderRequestAge = (birthYear: number | null, at: Date): boolean =>
  birthYear === null || birthYear > latestBirthYear(at)

/** Days between two corrections of a year of birth. */
const CORRECTION_DAYS = 365

/** When the year may be corrected again; null: at once. The answer itself is no correction. */
export function correctableFrom(correctedAt: Date | null, at: Date): Date | null {
  if (!correctedAt) return null
  const from = new Date(correctedAt.getTime() + CORRECTION_DAYS * 86_400_000)
  return from > at ? from : null
}
