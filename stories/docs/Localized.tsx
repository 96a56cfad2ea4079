import type { ReactNode } from 'react'
import type { Language } from '#contract/locales'
import type { LocalizedText } from './localized.ts'
import { useDocsLanguage } from './useToolbar.ts'

/** Shows the content of the toolbar's language: `<Localized zh="颜色" en="Colours" />`. */
export function Localized(contents: LocalizedText<ReactNode>) {
  return contents[useDocsLanguage()]
}

interface LanguageBlockProps {
  language: Language
  children: ReactNode
}

/** Markdown in one language: on an MDX page, one block for each language, blank lines around what is inside. */
export function LanguageBlock({ language, children }: LanguageBlockProps) {
  return useDocsLanguage() === language ? children : null
}
