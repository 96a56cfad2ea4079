import { Eye } from 'lucide-react'
import { brand } from '#contract/brand'
import type { Language } from '#contract/patterns'
import { Box, Button, Container, IconButton, Logo, useEyeProtection } from '#design-system'
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
  const [eyeProtection, setEyeProtection] = useEyeProtection()
  const other = language === 'zh' ? 'en' : 'zh'
  return (
    <Container component="header" sx={bar}>
      <Box component="a" href="/" aria-label={texts.logoLabel} sx={home}>
        <Logo name={brand[language]} />
      </Box>
      <Button variant="quiet" lang={other} onClick={() => onLanguage(other)}>
        {texts.otherLanguage}
      </Button>
      <IconButton
        label={texts.eyeProtection}
        aria-pressed={eyeProtection}
        onClick={() => setEyeProtection(!eyeProtection)}
      >
        <Eye />
      </IconButton>
      {!signedIn && (
        <Box sx={wide}>
          <Button variant="secondary" to="/signin">
            {texts.signIn}
          </Button>
        </Box>
      )}
    </Container>
  )
}
