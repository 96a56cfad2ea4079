import type { RunWord } from '#contract/challenges'

/** How a word is said in the learner's accent, else in the other one. */
export const ipaOf = ({ ipa_us: us, ipa_uk: uk }: Pick<RunWord, 'ipa_us' | 'ipa_uk'>, accent: 'us' | 'uk') =>
  accent === 'uk' ? (uk ?? us) : (us ?? uk)
