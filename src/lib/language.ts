/** The language of the interface. The `lang` of the document is the one truth, so that code without React reads it too. */
import { useSyncExternalStore } from 'react'
import type { Bilingual, Language } from '#contract/patterns'

const listeners = new Set<() => void>()

/** 'zh' or 'en' for a language tag such as zh-CN; undefined for any other language. */
export function toLanguage(tag: string | null | undefined): Language | undefined {
  const name = tag?.toLowerCase().split('-')[0]
  return name === 'zh' || name === 'en' ? name : undefined
}

/** The language of the interface now; zh unless the document says otherwise. */
export const currentLanguage = (): Language => toLanguage(document.documentElement.lang) ?? 'zh'

/** Only the i18n of the application calls this, after the texts have arrived. */
export function setCurrentLanguage(language: Language): void {
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The language of the interface; the component renders again when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage)

/** The text of a pair in the language of the interface. */
export const inLanguage = (pair: Bilingual, language: Language): string => pair[language]
