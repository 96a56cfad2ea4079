import { routes } from '#contract/pages/landing-routes'
import { Button, LandingPlan, LandingPlans, Text } from '#design-system'
import type { LandingTexts } from '../model/texts.ts'

/** Free and VIP side by side, short and honest. */
export function Plans({ texts }: { texts: LandingTexts }) {
  return (
    <LandingPlans>
      <LandingPlan name={texts.planFree} points={[texts.planFree1, texts.planFree2, texts.planFree3]} />
      <LandingPlan
        name={texts.planVip}
        mark={texts.planVipMark}
        points={[texts.planVip1, texts.planVip2, texts.planVip3]}
      >
        <Text component="strong">{texts.planVipPrice}</Text>
        <Button variant="secondary" to={routes.vip()}>
          {texts.planVipLink}
        </Button>
      </LandingPlan>
    </LandingPlans>
  )
}
