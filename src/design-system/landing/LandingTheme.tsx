import { ThemeRoot } from '../theme/ThemeRoot.tsx'
import type { ThemeRootProps } from '../theme/ThemeRoot.tsx'
import { landingTheme } from './landing-theme.ts'

/** `AppTheme` for the landing page, a document of its own. */
export function LandingTheme(props: ThemeRootProps) {
  return <ThemeRoot theme={landingTheme} {...props} />
}
