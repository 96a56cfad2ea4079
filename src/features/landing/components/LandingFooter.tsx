import { brand } from '#contract/brand'
import { routes } from '#contract/pages/landing-routes'
import { LandingFoot } from '#design-system'
import type { LandingTexts } from '../model/texts.ts'

/** The foot of the landing page: agreements and credits. */
export function LandingFooter({ texts }: { texts: LandingTexts }) {
  return (
    <LandingFoot
      label={texts.footerLabel}
      name={brand.both}
      links={[
        { to: routes.terms(), name: texts.terms },
        { to: routes.privacy(), name: texts.privacy },
        { to: routes.about(), name: texts.about },
      ]}
    />
  )
}
