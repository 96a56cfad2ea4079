/** How well a learner says the phonemes of English, by what the scorer made of their recordings. */

/** How often a phoneme came out how. */
export interface PhonemeCounts {
  readonly good: number
  readonly unclear: number
  readonly replaced: number
}

/** Fewer tries say nothing about a phoneme. */
export const MIN_PHONEME_TRIES = 8
/** The scorer flags some 3 % of rightly said phonemes (docs/pronunciation.md): what may be no more than that is no weakness. */
const SCORER_FAULTS = 0.06
const WEAKEST = 3
/** Of the normal distribution: 95 % of the confidence intervals hold the true share. */
const Z = 1.96

export const triesOf = ({ good, unclear, replaced }: PhonemeCounts): number => good + unclear + replaced

/** The lower end of Wilson's confidence interval for a share, 0 to 1: two faults in two tries weigh less than thirty in forty. */
export function shareLowerBound(count: number, tries: number): number {
  if (tries === 0) return 0
  const share = count / tries
  const square = Z * Z
  const middle = share + square / (2 * tries)
  const spread = Z * Math.sqrt((share * (1 - share) + square / (4 * tries)) / tries)
  return Math.max(0, (middle - spread) / (1 + square / tries))
}

/** At most three phonemes that are surely said wrong the most often, the weakest first; only those that were tried often enough. */
export function findWeakest<T extends PhonemeCounts>(sounds: readonly T[]): T[] {
  return sounds
    .filter((sound) => triesOf(sound) >= MIN_PHONEME_TRIES)
    .map((sound) => ({ sound, bound: shareLowerBound(sound.unclear + sound.replaced, triesOf(sound)) }))
    .filter(({ bound }) => bound > SCORER_FAULTS)
    .toSorted((one, other) => other.bound - one.bound)
    .slice(0, WEAKEST)
    .map(({ sound }) => sound)
}
