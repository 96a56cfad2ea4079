/** The dialog about a phoneme in a file of its own, so that only who opens it loads it. */
export { PhonemeDialog as PhonemeHelp } from '#features/phonemes'
