/** The head of the document as the page changes. The server has filled it in for the address that was opened. */
import { locales, otherLanguages } from '#contract/locales'
import type { Language } from '#contract/locales'
import { pageMetadata } from '#contract/page-metadata'
import type { Subject } from '#contract/page-metadata'
import { findPage, pageParams, pages } from '#contract/pages'
import type { PageName } from '#contract/pages'

function set(selector: string, attribute: string, value: string): void {
  for (const element of document.head.querySelectorAll(selector)) element.setAttribute(attribute, value)
}

/**
 * The canonical address of a page: always on the main site, which the served canonical link names, so that a short host never
 * competes with it; without the query, which only holds choices, and without the token of a mailed link, which is a secret.
 */
export function canonicalOf(pathname: string, served: string | null | undefined, origin: string): string {
  const main = (served && URL.parse(served)?.origin) || origin
  const name = findPage(pathname)
  const pattern = name && pages[name].path
  const path = pattern?.includes('/:token') ? pattern.replace(/\/:token.*/, '') : pathname
  return main + (path === '/' ? '/' : path.replace(/\/+$/, ''))
}

/** What the address alone tells: the word that a word page asks for; undefined elsewhere and for an address that cannot be read. */
export function subjectOf(name: PageName | undefined, pathname: string): Subject | undefined {
  const title = name === 'word' && pageParams(pathname)['word']?.trim()
  return title ? { title } : undefined
}

/**
 * Writes title, description, share tags, robots and canonical address; answers the title, which is also announced.
 *
 * @param subject what the page is about, once it knows
 */
export function applyMetadata(
  name: PageName | undefined,
  pathname: string,
  language: Language,
  subject = subjectOf(name, pathname),
): string {
  const { title, description } = pageMetadata(name, language, subject)
  const link = document.head.querySelector('link[rel="canonical"]')
  const canonical = canonicalOf(pathname, link?.getAttribute('href'), location.origin)
  document.title = title
  link?.setAttribute('href', canonical)
  set('meta[name="description"], meta[property="og:description"]', 'content', description)
  set('meta[property="og:title"]', 'content', title)
  set('meta[property="og:url"]', 'content', canonical)
  set('meta[property="og:locale"]', 'content', locales[language].openGraph)
  const alternates = document.head.querySelectorAll('meta[property="og:locale:alternate"]')
  for (const [index, other] of otherLanguages(language).entries())
    alternates[index]?.setAttribute('content', locales[other].openGraph)
  set('meta[name="robots"]', 'content', name ? 'index, follow' : 'noindex')
  return title
}
