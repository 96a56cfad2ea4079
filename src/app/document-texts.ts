/** Texts that the server has put into the document of a page: what it shows first needs no file of its own. */
import type { ResourceKey } from 'i18next'
import { DOCUMENT_TEXTS_ID } from '#contract/document-texts'
import type { DocumentTexts } from '#contract/document-texts'
import type { Language } from '#contract/locales'

/** By namespace, or nothing: the document is in another language, or of no page. */
export function readDocumentTexts(language: Language): Readonly<Record<string, ResourceKey>> {
  const element = document.getElementById(DOCUMENT_TEXTS_ID)
  if (!element) return {}
  const found = JSON.parse(element.textContent) as DocumentTexts
  return found.language === language ? (found.texts as Record<string, ResourceKey>) : {}
}
