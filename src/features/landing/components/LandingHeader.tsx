import { useEffect, useState } from 'react'
import { Leaf } from 'lucide-react'
import { brand } from '#contract/brand'
import { locales, otherLanguages } from '#contract/locales'
import type { Language } from '#contract/locales'
import { routes } from '#contract/pages/landing-routes'
import { Button, IconButton, LandingBar, Logo, useDisplayMode } from '#design-system'
import type { LandingTexts } from '../model/texts.ts'

export interface LandingHeaderProps {
  texts: LandingTexts
  language: Language
  onLanguage: (language: Language) => void
  /** Hides the way to sign-in. */
  signedIn: boolean
}

/** The top of the landing page: brand, language, display mode, the way in. */
export function LandingHeader({ texts, language, onLanguage, signedIn }: LandingHeaderProps) {
  const { displayMode, setEyeProtection } = useDisplayMode()
  // The prerendered page knows no display mode, and React mends no attribute that differs from it.
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const isEyeProtection = isHydrated && displayMode === 'eye-protection'
  return (
    <LandingBar
      logo={<Logo name={brand[language]} to={routes.landing()} label={texts.logoLabel} />}
      signIn={
        !signedIn && (
          <Button variant="secondary" to={routes.signIn()}>
            {texts.signIn}
          </Button>
        )
      }
    >
      {otherLanguages(language).map((other) => (
        <Button key={other} variant="quiet" lang={locales[other].tag} onClick={() => onLanguage(other)}>
          {locales[other].name}
        </Button>
      ))}
      <IconButton
        label={texts.eyeProtection}
        aria-pressed={isEyeProtection}
        onClick={() => setEyeProtection(!isEyeProtection)}
      >
        <Leaf />
      </IconButton>
    </LandingBar>
  )
}
