import { useMemo, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import createCache from '@emotion/cache'
import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'
import { DocumentColor } from './display-mode.ts'
import { displayModeStorage, fixedDisplayMode } from './display-mode-storage.ts'
import { LinkContext } from '../link.ts'
import type { LinkProps } from '../link.ts'
import type { DisplayMode } from '../tokens/color.ts'

/** What both documents' themes take. */
export interface ThemeRootProps {
  children: ReactNode
  /** Fixes the display mode at the start and stores nothing; without it the browser's storage decides. */
  displayMode?: DisplayMode
  /** The style cache of a prerendered page; without it the page makes its own. */
  styleCache?: EmotionCache
  /** The router's link for everything that leads to another page; without it each page is a document of its own. */
  LinkComponent?: ComponentType<LinkProps>
}

/**
 * The style cache. The server and the hydrating browser must use the same key, so both call this. It is not 'css', emotion's own: the cache
 * that emotion makes by itself would take the prerendered styles first.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'w' })
}

/** A theme around everything that is drawn, with its display modes and its style cache. */
export function ThemeRoot({
  theme,
  children,
  displayMode,
  styleCache,
  LinkComponent,
}: ThemeRootProps & { theme: Theme }) {
  const [ownCache] = useState(() => styleCache ?? createStyleCache())
  // Stable: effects of MUI's provider depend on it.
  const storageManager = useMemo(
    () => (displayMode ? fixedDisplayMode(displayMode) : displayModeStorage),
    [displayMode],
  )
  return (
    <CacheProvider value={ownCache}>
      <ThemeProvider
        key={displayMode ?? 'stored'}
        theme={theme}
        defaultMode="system"
        // The mode is known at the first render: another one after it would bring a prerendered page to life in one go.
        noSsr
        storageManager={storageManager}
      >
        <CssBaseline />
        <DocumentColor />
        {LinkComponent ? <LinkContext value={LinkComponent}>{children}</LinkContext> : children}
      </ThemeProvider>
    </CacheProvider>
  )
}
