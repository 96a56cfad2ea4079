/** The text of an EPUB book: the chapters in the order of its spine, each block of text on a line. */
import { ReadFileError } from './read-file-error.ts'
import { openZip, type Zip } from './unzip.ts'

const CONTAINER = 'META-INF/container.xml'
const ENCRYPTION = 'META-INF/encryption.xml'
/** Chapters that are read. */
const MOST_CHAPTERS = 1_000
/** Fonts may be scrambled in a book that is free to read. */
const FONTS = /\.(?:otf|ttf|woff2?)$/i
const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, li, blockquote, pre, dt, dd, td, th, figcaption, caption'

export interface Book {
  readonly title: string
  readonly text: string
}

/** @throws {ReadFileError} */
export async function readEpub(bytes: Uint8Array<ArrayBuffer>): Promise<Book> {
  const zip = openZip(bytes)
  await assertReadable(zip)
  const container = parseXml(await zip.readText(CONTAINER))
  const path = elementsOf(container, 'rootfile')[0]?.getAttribute('full-path')
  if (!path) throw new ReadFileError('broken')
  const packageFile = parseXml(await zip.readText(path))
  const hrefs = new Map(
    elementsOf(packageFile, 'item').map((item) => [item.getAttribute('id'), item.getAttribute('href') ?? '']),
  )
  const names = elementsOf(packageFile, 'itemref').flatMap((item) => {
    const href = hrefs.get(item.getAttribute('idref'))
    const name = href ? resolvePath(path, href) : ''
    return zip.has(name) ? [name] : []
  })
  const chapters = await readChapters(zip, names.slice(0, MOST_CHAPTERS))
  return {
    title: elementsOf(packageFile, 'title')[0]?.textContent.trim() ?? '',
    text: chapters.filter((chapter) => chapter !== '').join('\n\n'),
  }
}

/** One after the other: together they would all be unpacked before the bound is seen. */
async function readChapters(zip: Zip, [name, ...rest]: readonly string[]): Promise<string[]> {
  if (name === undefined) return []
  const chapter = textOf(await zip.readText(name))
  return [chapter, ...(await readChapters(zip, rest))]
}

async function assertReadable(zip: Zip): Promise<void> {
  if (!zip.has(CONTAINER)) throw new ReadFileError('broken')
  if (zip.has('META-INF/rights.xml')) throw new ReadFileError('protected')
  if (!zip.has(ENCRYPTION)) return
  const names = elementsOf(parseXml(await zip.readText(ENCRYPTION)), 'CipherReference')
  if (names.some((name) => !FONTS.test(name.getAttribute('URI') ?? ''))) throw new ReadFileError('protected')
}

/** By their local name: prefixes differ from book to book. */
const elementsOf = (document: Document, name: string): Element[] => [...document.getElementsByTagNameNS('*', name)]

function parseXml(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml')
  if (document.getElementsByTagName('parsererror').length > 0) throw new ReadFileError('broken')
  return document
}

/** A name in the ZIP file, from the file that refers to it. */
function resolvePath(from: string, href: string): string {
  // A base that no book can leave: '..' ends at its root.
  const url = new URL(href, new URL(from, 'http://book/'))
  try {
    return decodeURIComponent(url.pathname.slice(1))
  } catch {
    // '%' stands for itself in a name that was not escaped.
    return url.pathname.slice(1)
  }
}

/** The blocks of a chapter that hold no others. HTML is read where XHTML is not well-formed, as reading devices do. Nothing of it is run or loaded. */
function textOf(xhtml: string): string {
  const { body } = new DOMParser().parseFromString(xhtml, 'text/html')
  for (const element of body.querySelectorAll('script, style, svg, rt, rp')) element.remove()
  for (const element of body.querySelectorAll('br')) element.replaceWith('\n')
  const blocks = [...body.querySelectorAll(BLOCKS)].filter((element) => !element.querySelector(BLOCKS))
  const texts = blocks.length > 0 ? blocks.map(({ textContent }) => textContent) : [body.textContent]
  return texts
    .map((text) =>
      text
        .replaceAll(/[^\S\n]+/g, ' ')
        .replaceAll(/ ?\n ?/g, '\n')
        .trim(),
    )
    .filter((text) => text !== '')
    .join('\n')
}
