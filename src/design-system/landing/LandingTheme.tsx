import { useState } from 'react'
import { ThemeRoot } from '../theme/ThemeRoot.tsx'
import type { ThemeRootProps } from '../theme/ThemeRoot.tsx'
import { createLandingTheme } from './landing-theme.ts'

/** `AppTheme` for the landing page, a document of its own. */
export function LandingTheme(props: ThemeRootProps) {
  // Made in the first slice of hydration, not while the code is loaded: the thread is free between the two.
  const [theme] = useState(createLandingTheme)
  return <ThemeRoot theme={theme} {...props} />
}
