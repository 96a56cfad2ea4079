/** The pages: the prerendered landing and the application's document, each with head texts and scripts of its address. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { Hono, type Context } from 'hono'
import { brand } from '#contract/brand'
import { findPage, type PageName } from '#contract/pages'
import { defaultLanguage, type Language } from '#contract/locales'
import { APP_SHELL_URL } from '#contract/service-worker'
import { bootReads } from './boot-reads.ts'
import { encodingOf } from './encoding.ts'
import { headOf, insertHead, type About } from './head.ts'
import { insertTexts, readPageTexts } from './page-texts.ts'
import { readChunks } from './page-scripts.ts'
import { languageOf } from './request.ts'
import { contentPolicy, inlineHashes } from './security.ts'
import { createStatic } from './static.ts'

export interface PagesOptions {
  /** The browser build. */
  readonly dist: string
  /** Address of the site, without a slash at the end. */
  readonly origin: string
  /** Sign-in by Google is configured. */
  readonly google?: boolean
  /** False: /sw.js is the kill switch. */
  readonly hasServiceWorker?: boolean
  /** The folder of the pictures; by default that of the package. */
  readonly pictures?: string
  /** The edition of the sounds, for their addresses. */
  readonly soundEdition?: () => string | null
  /** What an address is about, where that is known. */
  readonly aboutOf?: (path: string, language: Language) => Promise<About | null>
}

/** Documents kept; the one asked for longest ago makes room. */
const KEPT = 300

interface Made {
  readonly name: PageName | undefined
  readonly language: Language
  readonly about: About | null | undefined
  readonly sounds: string | null
}

interface Document {
  readonly status: 200 | 404
  readonly etag: string
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

const picturesOfPackage = () =>
  fileURLToPath(new URL('assets', import.meta.resolve('@lobehub/fluent-emoji-3d/package.json')))

/**
 * Reads the build and makes its routes, to be mounted last, and the policy for its inline blocks. Null without a build: then there are
 * no pages.
 */
export async function createPages({
  dist,
  origin,
  google = false,
  hasServiceWorker = true,
  pictures = picturesOfPackage(),
  aboutOf,
  soundEdition = () => null,
}: PagesOptions) {
  const read = (name: string) => readFile(join(dist, name), 'utf8')
  const documents = await Promise.all(['index.html', 'landing.zh.html', 'landing.en.html'].map(read)).catch(() => null)
  if (!documents) return null
  const [application = '', landingZh = '', landingEn = ''] = documents
  const landing: Record<Language, string> = { zh: landingZh, en: landingEn }
  const chunks = readChunks(await read('.vite/manifest.json'))
  const textsOf = await readPageTexts(dist)
  const kept = new Map<string, Document>()

  async function documentAt(path: string, language: Language): Promise<Document> {
    const name = findPage(path)
    // What it is about only adorns a page: it comes without, should that fail.
    const about = name === 'word' ? await aboutOf?.(path, language).catch(() => null) : null
    const sounds = soundEdition()
    const key = `${language} ${sounds} ${about?.path ?? name ?? ''}`
    const made = kept.get(key) ?? make({ name, language, about, sounds })
    kept.delete(key)
    kept.set(key, made)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    return made
  }

  function make({ name, language, about, sounds }: Made): Document {
    const head = headOf({ name, origin, language, about })
    const links = name ? chunks.links(name) : ''
    const reads = name ? { everyone: bootReads(name), accounts: bootReads(name, 'accounts') } : {}
    const template = name === 'landing' ? landing[language] : insertTexts(application, textsOf(name, language))
    return pack(insertHead(template, { language, head, links, reads, sounds }), name ? 200 : 404)
  }

  const routes = new Hono()
  routes.route('/', await createStatic({ dist, pictures, hasServiceWorker }))
  const shell = makeShell(application)
  routes.get(APP_SHELL_URL, (c) => answer(c, shell))
  routes.get('*', async (c) => answer(c, await documentAt(c.req.path, languageOf(c.req.header('accept-language')))))
  return { csp: contentPolicy(inlineHashes(documents), { google }), routes }
}

/** The document for every page and nobody: its texts come with the application, in the reader's language. */
function makeShell(application: string): Document {
  const head = `<title>${brand.both}</title><meta name="robots" content="noindex">`
  return pack(insertHead(application, { language: defaultLanguage, head, links: '', reads: {} }), 200)
}

function pack(html: string, status: Document['status']): Document {
  const plain = Buffer.from(html)
  return {
    status,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: gzipSync(plain),
  }
}

function answer(c: Context, document: Document): Response {
  const headers = { ETag: document.etag, 'Cache-Control': 'no-cache', Vary: 'Accept-Language, Accept-Encoding' }
  if (document.status === 200 && c.req.header('if-none-match') === document.etag)
    return new Response(null, { status: 304, headers })
  const encoding = encodingOf(c.req.header('accept-encoding'))
  const body = document[encoding ?? 'plain']
  return new Response(new Uint8Array(body), {
    status: document.status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(body.length),
      ...(encoding && { 'Content-Encoding': encoding }),
    },
  })
}
