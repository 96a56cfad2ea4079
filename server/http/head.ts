/** What the server writes into the head of a document: title, description, canonical address and what shared links show. */
import { brand } from '#contract/brand'
import { pageMetadata, type Subject } from '#contract/page-metadata'
import { pages, type PageName } from '#contract/pages'
import { locales, otherLanguages, type Language } from '#contract/locales'
import type { Readers } from './boot-reads.ts'

/** Where the built documents wait for their head. */
const MARKER = '<!--head-->'

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

export interface HeadOptions {
  /** The page, or undefined at an unknown address. */
  readonly name: PageName | undefined
  readonly origin: string
  readonly language: Language
  readonly about?: About | null | undefined
}

/** What one address is about, and the canonical one of all addresses that are about it. */
export interface About {
  readonly path: string
  readonly subject: Subject
}

/**
 * The head's texts. An unknown address has no canonical form and asks not to be listed. Of an address with parameters the canonical form ends
 * before them, unless it is known what it is about: they may be secret, and the document does not depend on them.
 */
export function headOf({ name, origin, language, about }: HeadOptions): string {
  const { title, description } = pageMetadata(name, language, about?.subject)
  const address = name && origin + (about?.path ?? pages[name].path.replace(/\/:.*/, ''))
  const property = (key: string, content: string) => `<meta property="og:${key}" content="${escaped(content)}">`
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    `<meta name="robots" content="${name ? 'index, follow' : 'noindex'}">`,
    ...(address === undefined ? [] : [`<link rel="canonical" href="${escaped(address)}">`, property('url', address)]),
    property('type', 'website'),
    property('site_name', brand.both),
    property('title', title),
    property('description', description),
    property('image', `${origin}/logo-192.png`),
    property('locale', locales[language].openGraph),
    ...otherLanguages(language).map((other) => property('locale:alternate', locales[other].openGraph)),
  ].join('')
}

interface Insertion {
  readonly language: Language
  readonly head: string
  /** Links for the scripts of the page. */
  readonly links: string
  /** What the boot script fetches: URLs as `bootReads` makes them. */
  readonly reads: Readonly<Partial<Record<Readers, readonly string[]>>>
  /** Goes into the addresses of sounds. */
  readonly sounds?: string | null | undefined
}

/**
 * Puts language, head, links for the page's scripts and first reads into a built document. Throws when the document has no place for them.
 */
export function insertHead(template: string, { language, head, links, reads, sounds }: Insertion): string {
  const attributes = [
    readsAttribute('data-reads', reads.everyone),
    readsAttribute('data-account-reads', reads.accounts),
    sounds ? ` data-sounds="${escaped(sounds)}"` : '',
  ].join('')
  if (!template.includes(MARKER)) throw new Error(`A built document lacks ${MARKER}`)
  return template
    .replace(/(<html[^>]*\slang=")[^"]*"/, (_whole, start: string) => `${start}${locales[language].tag}"${attributes}`)
    .replace(MARKER, () => head)
    .replace('</head>', () => `${links}</head>`)
}

const readsAttribute = (attribute: string, reads: readonly string[] = []) =>
  reads.length > 0 ? ` ${attribute}="${escaped(reads.join(' '))}"` : ''
