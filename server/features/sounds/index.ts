/** The sounds of a learner for other features: what a score says of them, and what outlives its purpose, and the pairs that can be said. */
export { addPhonemeResults } from './phoneme-results.ts'
export { removeOldSoundRounds } from './contrast-sums.store.ts'
export { findSayablePair } from './sound-pairs.ts'
