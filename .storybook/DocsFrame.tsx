import { useLayoutEffect } from 'react'
import type { ComponentProps } from 'react'
import { DocsContainer } from '@storybook/addon-docs/blocks'
import { locales } from '#contract/locales'
import { displayModes } from '#design-system'
import { Specimen } from '../stories/docs/Specimen.tsx'
import { useToolbar } from '../stories/docs/useToolbar.ts'
import { createStorybookTheme } from './theme.ts'

const themes = Object.fromEntries(displayModes.map((mode) => [mode, createStorybookTheme(mode)]))

/** The frame of every page of documentation: its colours follow the toolbar's display mode, its language the toolbar's language. */
export function DocsFrame({ children, ...props }: ComponentProps<typeof DocsContainer>) {
  const { language, displayMode } = useToolbar()
  const lang = locales[language].tag
  useLayoutEffect(() => {
    document.documentElement.lang = lang
  }, [lang])
  return (
    <DocsContainer {...props} theme={themes[displayMode]}>
      {/* The variables of the display mode, also for pages without stories. */}
      <Specimen>{null}</Specimen>
      <div lang={lang}>{children}</div>
    </DocsContainer>
  )
}
