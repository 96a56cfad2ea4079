import { useLayoutEffect } from 'react'
import type { Decorator } from '@storybook/react-vite'
import { locales } from '#contract/locales'
import { AppTheme, createStyleCache } from '#design-system'
import { storyLanguage } from '#tests/stories'
import { StoryLink } from '#tests/story-link'

/** One for all stories: each of its own would leave its rules in the page, and hundreds of stories make it slow. */
const styleCache = createStyleCache()

/** The theme in the display mode of the toolbar, links that lead nowhere unless the story brings its own, and the page's language for screen readers and hyphenation. */
export const withTheme: Decorator = (Story, { globals, parameters }) => {
  const lang = locales[storyLanguage({ globals })].tag
  useLayoutEffect(() => {
    document.documentElement.lang = lang
  }, [lang])
  // A story about the theme itself brings its own.
  if (parameters['ownTheme']) return <Story />
  return (
    <AppTheme
      displayMode={globals['displayMode']}
      styleCache={styleCache}
      LinkComponent={parameters['LinkComponent'] ?? StoryLink}
    >
      <Story />
    </AppTheme>
  )
}
