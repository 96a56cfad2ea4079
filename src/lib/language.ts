/** The language of the interface. The `lang` of the document is the one truth, so that code without React reads it too. */
import { useSyncExternalStore } from 'react'
import { defaultLanguage, locales, parseLanguage } from '#contract/locales'
import type { Language } from '#contract/locales'
import type { Bilingual } from '#contract/patterns'

const listeners = new Set<() => void>()

/** The language of the interface now; the default one unless the document says otherwise. */
export const currentLanguage = (): Language => parseLanguage(document.documentElement.lang) ?? defaultLanguage

/** Only the i18n of the application calls this, after the texts have arrived. */
export function setCurrentLanguage(language: Language): void {
  document.documentElement.lang = locales[language].tag
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The language of the interface; the component renders again when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage)

/** The text in the language of the interface. */
export const inLanguage = (texts: Bilingual, language: Language): string => texts[language]
