import { useSyncExternalStore } from 'react'
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

const noGlobals: Globals = {}

/** Of this window's own preview: the channel also carries the globals of the frames on the page, whose stories may set their own. */
function readGlobals(): Globals {
  const { __STORYBOOK_PREVIEW__: preview } = window as {
    __STORYBOOK_PREVIEW__?: { storyStoreValue?: { userGlobals: { get: () => Globals } } }
  }
  return preview?.storyStoreValue?.userGlobals.get() ?? noGlobals
}

function subscribe(listener: () => void): () => void {
  const channel = addons.getChannel()
  channel.on('globalsUpdated', listener)
  return () => channel.off('globalsUpdated', listener)
}

/** The toolbar's choices on a page of documentation, with or without stories. A new choice renders again, nothing is loaded again. */
export function useToolbar(): Toolbar {
  const { locale, displayMode } = useSyncExternalStore(subscribe, readGlobals)
  return {
    language: isLanguage(locale) ? locale : defaultLanguage,
    displayMode: displayModes.find((mode) => mode === displayMode) ?? 'light',
  }
}

/** The language of the toolbar on a page of documentation. */
export const useDocsLanguage = (): Language => useToolbar().language
