/** The texts of a page as its document carries them: JSON in a data block, which no browser runs. */
import type { Language } from './locales.ts'

export const DOCUMENT_TEXTS_ID = 'texts'

export interface DocumentTexts {
  readonly language: Language
  /** By namespace of i18next: `common` and the features of the page. */
  readonly texts: Readonly<Record<string, unknown>>
}
