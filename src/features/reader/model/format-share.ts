import type { Language } from '#contract/locales'
import { formatNumber } from '#lib/format'

/** A share of 0 to 1 as whole hundredths, rounded down: 94.9 % is not yet 95 %. */
export const formatShare = (share: number, language: Language): string =>
  // Sums of thousandths may miss a hundredth by a hair.
  `${formatNumber(Math.floor(share * 100 + 1e-9), language)}%`
