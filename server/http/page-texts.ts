/** The texts of a page, to stand in its document: five small files less to ask for before it can be drawn. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DOCUMENT_TEXTS_ID, type DocumentTexts } from '#contract/document-texts'
import { languages, type Language } from '#contract/locales'
import type { Page } from '#contract/page'
import { pages, type PageName } from '#contract/pages'

/** Texts by namespace. */
type Texts = Readonly<Record<string, unknown>>

/** Where a build keeps the texts of all features in one language, below its folder. */
export const textsFile = (language: Language): string => `.vite/texts.${language}.json`

/** Reads the texts of a build. Throws when it has none. */
export async function readPageTexts(dist: string) {
  const all = new Map<Language, Texts>()
  for (const language of languages)
    all.set(language, JSON.parse(await readFile(join(dist, textsFile(language)), 'utf8')) as Texts)

  /** The data block with the texts of a page, or of no page: those of an unknown address. */
  return (name: PageName | undefined, language: Language): string => {
    const { texts }: Pick<Page, 'texts'> = name ? pages[name] : { texts: [] }
    const known = all.get(language)
    const wanted = Object.fromEntries(['common', ...texts].map((namespace) => [namespace, known?.[namespace]]))
    const data: DocumentTexts = { language, texts: wanted }
    // No text can end the block.
    const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
    return `<script type="application/json" id="${DOCUMENT_TEXTS_ID}">${json}</script>`
  }
}

/** Puts that block at the end of a built document: what its head asks for is found before it. */
export const insertTexts = (template: string, texts: string): string =>
  template.replace('</body>', () => `${texts}</body>`)
