import { useEffect, useState } from 'react'
import { addons } from 'storybook/preview-api'
import { defaultLanguage, isLanguage } from '#contract/locales'
import type { Language } from '#contract/locales'
import { displayModes } from '#design-system'
import type { DisplayMode } from '#design-system'

interface Toolbar {
  readonly language: Language
  readonly displayMode: DisplayMode
}

type Globals = Readonly<Record<string, unknown>>

const parseToolbar = ({ locale, displayMode }: Globals): Toolbar => ({
  language: isLanguage(locale) ? locale : defaultLanguage,
  displayMode: displayModes.find((mode) => mode === displayMode) ?? 'light',
})

/** The preview announces its globals before it draws a page. */
function readGlobals(): Globals {
  const channel = addons.getChannel()
  const [last] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []
  return (last as { globals: Globals } | undefined)?.globals ?? {}
}

/** The toolbar's choices on a page of documentation, with or without stories. A new choice renders again, nothing is loaded again. */
export function useToolbar(): Toolbar {
  const [globals, setGlobals] = useState(readGlobals)
  useEffect(() => {
    const channel = addons.getChannel()
    const update = (event: { globals: Globals }) => setGlobals(event.globals)
    channel.on('globalsUpdated', update)
    return () => channel.off('globalsUpdated', update)
  }, [])
  return parseToolbar(globals)
}

/** The language of the toolbar on a page of documentation. */
export const useDocsLanguage = (): Language => useToolbar().language
