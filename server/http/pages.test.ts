import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocumentTexts } from '#contract/document-texts'
import { wordSubject } from '#contract/page-metadata'
import type { Language } from '#contract/locales'
import { createPages } from './pages.ts'

const page = (text: string) =>
  `<!doctype html><html lang="zh" class="light"><head><!--head--></head><body>${text}</body></html>`
const manifest = {
  'index.html': { file: 'assets/index-1.js', imports: ['_react.js'], dynamicImports: ['src/app/pages/Game.tsx'] },
  '_react.js': { file: 'assets/react-1.js' },
  '_play.js': { file: 'assets/play-1.js', imports: ['_react.js'] },
  'src/app/pages/Game.tsx': {
    file: 'assets/Game-1.js',
    imports: ['_react.js', '_play.js'],
  },
}

/** By language, as the build writes them. */
const texts = {
  zh: { common: { close: '关闭' }, challenges: { hint: '提示' }, settings: { title: '设置' } },
  en: { common: { close: 'Close' }, challenges: { hint: 'Hint </script>' }, settings: { title: 'Settings' } },
}

let folder: string
let dist: string
let pictures: string
let edition: string | null = null
let app: Hono

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'))
  dist = join(folder, 'dist')
  pictures = join(folder, 'pictures')
  const files: [string, string][] = [
    [join(dist, 'index.html'), page('application')],
    [join(dist, 'landing.zh.html'), page('词林')],
    [join(dist, 'landing.en.html'), page('grove')],
    [join(dist, 'robots.txt'), 'User-agent: *'],
    [join(dist, 'sw.js'), 'the worker'],
    [join(dist, '.hidden.txt'), 'secret'],
    [join(dist, '.vite/manifest.json'), JSON.stringify(manifest)],
    [join(dist, '.vite/texts.zh.json'), JSON.stringify(texts.zh)],
    [join(dist, '.vite/texts.en.json'), JSON.stringify(texts.en)],
    [join(dist, 'assets/index-1.js'), 'plain'],
    [join(dist, 'assets/index-1.js.br'), 'br'],
    [join(dist, 'assets/index-1.js.gz'), 'gz'],
    [join(pictures, '1f34e.webp'), 'apple'],
    [join(folder, 'secret.txt'), 'secret'],
    [join(folder, 'secret.webp'), 'secret'],
  ]
  for (const [file, content] of files) {
    await mkdir(join(file, '..'), { recursive: true })
    await writeFile(file, content)
  }
  const aboutOf = async (path: string, language: Language) => {
    if (!/^\/word\/(dog|DOG)$/.test(path)) return null
    const meaning = { zh: '狗；犬', en: '"man\'s best friend"; a pet' }
    return { path: '/word/dog', subject: wordSubject({ headword: 'dog', meaning }, language) }
  }
  const made = await createPages({
    dist,
    pictures,
    origin: 'https://wordgrove.example',
    aboutOf,
    soundEdition: () => edition,
  })
  app = new Hono().notFound((c) => c.json({ code: 'not_found' }, 404))
  if (made) app.route('/', made.routes)
})
afterAll(() => rm(folder, { recursive: true }))

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

test('without a build there are no pages', async () => {
  expect(await createPages({ dist: join(folder, 'none'), origin: 'http://localhost' })).toBeNull()
})

test('a document names the edition of the sounds, and the next one once there is one', async () => {
  expect(await (await get('/home')).text()).not.toContain('data-sounds')
  for (edition of ['one', 'two'])
    expect(await (await get('/home')).text()).toMatch(new RegExp(`<html[^>]* data-sounds="${edition}"`))
  edition = null
})

test.each([
  [undefined, '词林', 'zh-CN', 'zh_CN', 'en_US'],
  ['fr', '词林', 'zh-CN', 'zh_CN', 'en_US'],
  ['en-GB,en;q=0.9,zh;q=0.1', 'grove', 'en', 'en_US', 'zh_CN'],
  ['zh-CN,zh;q=0.9,en;q=0.8', '词林', 'zh-CN', 'zh_CN', 'en_US'],
])('the landing page for Accept-Language %s', async (header, text, lang, locale, alternate) => {
  const response = await get('/', header ? { 'accept-language': header } : {})
  const html = await response.text()
  expect(response.headers.get('vary')).toContain('Accept-Language')
  expect(html).toContain(text)
  expect(html).toContain(`<html lang="${lang}"`)
  expect(html).toContain(`<meta property="og:locale" content="${locale}">`)
  expect(html).toContain(`<meta property="og:locale:alternate" content="${alternate}">`)
  expect(html).toContain('<meta name="robots" content="index, follow">')
  expect(html).toContain('<link rel="canonical" href="https://wordgrove.example/">')
  expect(html).toContain('<meta property="og:image" content="https://wordgrove.example/logo-192.png">')
})

test('a page is the application with its own head and is asked for again each time', async () => {
  const response = await get('/settings/', { 'accept-language': 'en' })
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(html).toContain('application')
  expect(html).toContain('<title>Settings · Wordgrove</title>')
  expect(html).toContain('href="https://wordgrove.example/settings"')
  const again = await get('/settings/', {
    'accept-language': 'en',
    'if-none-match': response.headers.get('etag') ?? '',
  })
  expect(again.status).toBe(304)
})

test('the document names the game’s chunks, and those of its own not twice', async () => {
  const html = await (await get('/word-challenge/animals-nature/game?level=1', { 'accept-language': 'en' })).text()
  const scripts = [...html.matchAll(/data-page-script crossorigin href="([^"]+)"/g)].map((match) => match[1])
  expect(scripts.toSorted()).toEqual(['/assets/Game-1.js', '/assets/play-1.js'])
})

test.each([
  ['/word-challenge/animals-nature/game', 'en', ['common', 'challenges']],
  ['/settings', 'zh', ['common', 'settings']],
  ['/nothing/here', 'zh', ['common']],
] as const)('the document of %s in %s has the texts of its page and no others', async (path, language, namespaces) => {
  const html = await (await get(path, { 'accept-language': language })).text()
  const [, block = ''] = /<script type="application\/json" id="texts">(.*?)<\/script>/.exec(html) ?? []
  const found = JSON.parse(block) as DocumentTexts
  expect(found.language).toBe(language)
  for (const namespace of namespaces) expect(found.texts[namespace]).toEqual(texts[language][namespace as 'common'])
  const others = Object.keys(texts.zh).filter((name) => !(namespaces as readonly string[]).includes(name))
  for (const other of others) expect(found.texts).not.toHaveProperty(other)
})

test('a document names what its page reads first, by the parts of the path', async () => {
  expect(await (await get('/word/dog')).text()).toContain(' data-reads="/api/words/{2}"')
  expect(await (await get('/settings')).text()).not.toContain('data-reads')
})

test('the service worker is asked for each time and may fetch from this server alone', async () => {
  const response = await get('/sw.js')
  expect(await response.text()).toBe('the worker')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('content-security-policy')).toContain("connect-src 'self'")
})

test('switched off, the service worker is the kill switch', async () => {
  const off = await createPages({ dist, pictures, origin: 'https://wordgrove.example', hasServiceWorker: false })
  const response = await off?.routes.request('/sw.js')
  expect(response?.headers.get('cache-control')).toBe('no-cache')
  expect(await response?.text()).toContain('self.registration.unregister()')
})

test('the shell of the application belongs to no page and no user', async () => {
  const response = await get('/app-shell', { 'accept-language': 'en' })
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toContain('application')
  expect(html).toContain('noindex')
  expect(html).not.toMatch(/data-reads|canonical|data-page-script|id="texts"/)
})

test('an unknown address is the application with status 404', async () => {
  const response = await get('/nothing/here')
  expect(response.status).toBe(404)
  const html = await response.text()
  expect(html).toContain('application')
  expect(html).toContain('noindex')
  expect(html).not.toContain('canonical')
})

test('a document does not contain values of the URL, because it is rendered once', async () => {
  const [first, second] = [await get('/verify-email/a-secret'), await get('/verify-email/another-secret')]
  expect(first.headers.get('etag')).toBe(second.headers.get('etag'))
  const html = await first.text()
  expect(html).not.toContain('a-secret')
  expect(html).toContain('<link rel="canonical" href="https://wordgrove.example/verify-email">')
})

test.each([
  ['/word/dog', 'zh', 'dog：狗 · 词林', 'dog：狗；犬。'],
  ['/word/DOG', 'zh', 'dog：狗 · 词林', 'dog：狗；犬。'],
  ['/word/dog', 'en', "dog: &quot;man's best friend&quot; · Wordgrove", "dog: &quot;man's best friend&quot;; a pet. "],
])('the head of %s in %s says the word and what it means', async (path, language, title, description) => {
  const response = await get(path, { 'accept-language': language })
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toContain(`<title>${title}</title>`)
  expect(html).toContain(`<meta property="og:title" content="${title}">`)
  expect(html).toContain(`<meta name="description" content="${description}`)
  expect(html).toContain(`<meta property="og:description" content="${description}`)
  expect(html).toContain('<link rel="canonical" href="https://wordgrove.example/word/dog">')
})

test('the head of what is no word says nothing of it', async () => {
  const html = await (await get('/word/%3Cb%3Enope', { 'accept-language': 'en' })).text()
  expect(html).toContain('<title>Word · Wordgrove</title>')
  expect(html).toContain('<link rel="canonical" href="https://wordgrove.example/word">')
  expect(html).not.toContain('nope')
})

test('an address cannot write into the head', async () => {
  const html = await (await get('/verify-email/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E')).text()
  expect(html).not.toContain('<script>alert')
  expect(await (await get('/verify-email/"><script>alert(1)</script>')).text()).not.toContain('<script>alert')
})

test.each([
  ['br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip', (body: Buffer) => gunzipSync(body)],
] as const)('pages and assets come as %s', async (encoding, unpack) => {
  const document = await get('/home', { 'accept-encoding': `deflate, ${encoding}` })
  expect(document.headers.get('content-encoding')).toBe(encoding)
  expect(unpack(Buffer.from(await document.arrayBuffer())).toString()).toContain('application')
  const asset = await get('/assets/index-1.js', { 'accept-encoding': encoding })
  expect(asset.headers.get('content-encoding')).toBe(encoding)
  expect(await asset.text()).toBe(encoding === 'br' ? 'br' : 'gz')
})

test.each(['identity', 'br;q=0, gzip;q=0', ''])('nothing is compressed for %s', async (header) => {
  const asset = await get('/assets/index-1.js', { 'accept-encoding': header })
  expect(asset.headers.has('content-encoding')).toBe(false)
  expect(await asset.text()).toBe('plain')
})

test.each(['/assets/index-1.js', '/pictures/1f34e.webp'])('%s is kept for ever', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('public files have their type', async () => {
  expect((await get('/robots.txt')).headers.get('content-type')).toBe('text/plain; charset=utf-8')
})

test.each([
  '/assets/index-0.js',
  '/assets/',
  '/assets/a/b.js',
  '/assets/index-1.js.br',
  '/pictures/none.webp',
  '/pictures/a/b.webp',
])('the missing file %s is no page', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toContain('application/json')
})

const climbs = [
  '../',
  '..%2f',
  '..%2F',
  '%2e%2e/',
  '%2e%2e%2f',
  '%252e%252e%252f',
  '..\\',
  '..%5c',
  '....//',
  '..;/',
  '..%00/',
  '%c0%ae%c0%ae/',
]

test.each(
  climbs.flatMap((climb) => [
    `/assets/${climb}${climb}secret.txt`,
    `/pictures/${climb}secret.webp`,
    `/${climb}secret.txt`,
  ]),
)('%s reaches nothing', async (path) => {
  const response = await app.fetch(new Request(`http://localhost${path}`))
  expect(await response.text()).not.toContain('secret')
  expect(response.status).toBe(404)
})

test.each(['/.vite/manifest.json', '/.hidden.txt', '/index.html', '/landing.zh.html'])(
  '%s is not a file of the site',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)
