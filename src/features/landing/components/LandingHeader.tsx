import { Leaf } from 'lucide-react'
import { brand } from '#contract/brand'
import { locales, otherLanguages } from '#contract/locales'
import type { Language } from '#contract/locales'
import { routes } from '#contract/routes'
import { Box, Button, Container, IconButton, Logo, useDisplayMode } from '#design-system'
import type { LandingTexts } from '../model/texts.ts'

export interface LandingHeaderProps {
  texts: LandingTexts
  language: Language
  onLanguage: (language: Language) => void
  /** Hides the way to sign-in. */
  signedIn: boolean
}

const bar = { display: 'flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap', paddingBlock: { xs: 2, md: 4 } }
// On phones the same button stands a little below.
const wide = { display: { xs: 'none', sm: 'block' } }
const home = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  marginRight: 'auto',
  textDecoration: 'none',
}

/** The top of the landing page: brand, language, display mode, the way in. */
export function LandingHeader({ texts, language, onLanguage, signedIn }: LandingHeaderProps) {
  const { displayMode, setEyeProtection } = useDisplayMode()
  const isEyeProtection = displayMode === 'eye-protection'
  return (
    <Container component="header" sx={bar}>
      <Box component="a" href={routes.landing()} aria-label={texts.logoLabel} sx={home}>
        <Logo name={brand[language]} />
      </Box>
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
      {!signedIn && (
        <Box sx={wide}>
          <Button variant="secondary" to={routes.signIn()}>
            {texts.signIn}
          </Button>
        </Box>
      )}
    </Container>
  )
}
