import { theme } from './theme.ts'
import { ThemeRoot } from './ThemeRoot.tsx'
import type { ThemeRootProps } from './ThemeRoot.tsx'

export type AppThemeProps = ThemeRootProps

/** Colours, type and motion of the product around everything that is drawn. Use it once, at the root. */
export function AppTheme(props: AppThemeProps) {
  return <ThemeRoot theme={theme} {...props} />
}
