import { expect, test } from 'vitest'
import { centsToDecimal, planTerms } from '#rules/prices'
import { landingTexts } from './texts.ts'

// The page brings no rules along, so the prices stand in its texts.
test.each(['zh', 'en'] as const)('the first page names in %s what VIP costs', (language) => {
  const { planVipPrice } = landingTexts[language]
  expect(planVipPrice.match(/\d+\.\d\d/g)).toEqual(
    Object.values(planTerms).map((terms) => centsToDecimal(terms.priceCents)),
  )
})
