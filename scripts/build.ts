/** `npm run build`: the browser side, the landing page drawn in both languages, and a compressed form beside every text file. */
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { pages } from '#contract/pages'
import type { PageName } from '#contract/pages'
import { textsFile } from '../server/http/page-texts.ts'
import { readChunks } from '../server/http/page-scripts.ts'
import { buildServiceWorker } from './build-service-worker.ts'
import { chunkGroups } from './chunks.ts'
import { assertPageBudgets } from './page-budgets.ts'
import type * as Prerender from './prerender.ts'

const dist = resolve('dist')
const languages = ['zh', 'en'] as const

process.env.NODE_ENV = 'production'
await build({
  logLevel: 'warn',
  build: { rolldownOptions: { output: { codeSplitting: { groups: await chunkGroups() } } } },
})
const { missing, scripts } = readChunks(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
if (missing.length) throw new Error(`contract/pages.ts names what the build lacks: ${missing.join(', ')}`)
await writeLanding(await drawLanding())
await writeApplication()
await writeTexts()
await hintCompilation()
await buildServiceWorker(dist)
await compressAll()
await assertPageBudgets(dist)

/** The landing page in each language, drawn by a bundle that is made for this and thrown away. */
async function drawLanding() {
  const folder = await mkdtemp(join(tmpdir(), 'prerender-'))
  try {
    await build({
      configFile: 'vite.base.config.ts',
      logLevel: 'warn',
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir: folder,
        emptyOutDir: true,
        manifest: false,
        rolldownOptions: { input: { prerender: 'scripts/prerender.ts' }, output: { entryFileNames: '[name].mjs' } },
      },
    })
    const { prerender } = (await import(pathToFileURL(join(folder, 'prerender.mjs')).href)) as typeof Prerender
    return languages.map((language) => ({ language, ...prerender(language) }))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Puts the drawn pages into the built document. */
async function writeLanding(pages: Awaited<ReturnType<typeof drawLanding>>) {
  const file = join(dist, 'landing.html')
  const template = runFirst(await withStyles(await readFile(file, 'utf8')), 'react', 'ground')
  for (const { language, html, styles } of pages) {
    const page = template
      .replace('</head>', () => `${styles}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
    await writeFile(join(dist, `landing.${language}.html`), page.replace(/\n\s*/g, '\n'))
  }
  await rm(file)
}

/** The document of the application with its style sheet and its entry in it: each is smaller than what asking for it costs. */
async function writeApplication() {
  const file = join(dist, 'index.html')
  const template = runFirst(await withStyles(await readFile(file, 'utf8')), 'ground')
  const entry = /<script type="module" crossorigin src="\/(assets\/index-[^"]+)"><\/script>/.exec(template)
  if (!entry?.[1]) throw new Error('The document of the application has no entry')
  const code = await readFile(join(dist, entry[1]), 'utf8')
  // What stands in a document is found from its address.
  const inline = code.trim().replace(/\b(from|import)"\.\//g, '$1"/assets/')
  await writeFile(
    file,
    template.replace(entry[0], () => `<script type="module">${inline}</script>`),
  )
  await rm(join(dist, entry[1]))
}

/** The texts of all features in a file for each language, from which the server puts those of a page into its document. */
async function writeTexts() {
  const manifest = await readFile(join(dist, '.vite/manifest.json'), 'utf8')
  const sources = Object.keys(JSON.parse(manifest) as object)
  for (const language of languages) {
    const texts: Record<string, unknown> = {}
    for (const source of sources.filter((name) => name.endsWith(`/locales/${language}.json`))) {
      const [, feature = 'common'] = /\/features\/([^/]+)\//.exec(source) ?? []
      texts[feature] = JSON.parse(await readFile(source, 'utf8'))
    }
    await writeFile(join(dist, textsFile(language)), JSON.stringify(texts))
  }
}

/**
 * Explicit compile hints: marks the scripts that some page loads at once as ones whose functions run at once. Browsers that know the mark compile them while they arrive and beside the
 * page's thread, where otherwise each function is read again there when it is first called.
 */
async function hintCompilation() {
  const files = new Set((Object.keys(pages) as PageName[]).flatMap((name) => scripts(name, [])))
  for (const file of files) {
    const code = await readFile(join(dist, file), 'utf8')
    await writeFile(join(dist, file), `//# allFunctionsCalledOnLoad\n${code}`)
  }
}

/** A document whose style sheets stand in it, so that nothing is waited for. */
async function withStyles(html: string): Promise<string> {
  let filled = html
  for (const [link, address = ''] of html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g)) {
    const rules = await readFile(join(dist, address), 'utf8')
    filled = filled.replace(link, () => `<style>${rules.trim()}</style>`)
  }
  return filled
}

/**
 * These files in scripts of their own before the entry: each runs in a task of its own, as soon as it and those before it are there, and the thread is free in
 * between.
 */
function runFirst(template: string, ...names: readonly string[]): string {
  let html = template
  let scripts = ''
  for (const name of names) {
    const [preload, address] =
      new RegExp(`<link rel="modulepreload" crossorigin href="(/assets/${name}-[^"]+)">\\s*`).exec(html) ?? []
    if (!preload) throw new Error(`The document preloads no ${name}`)
    html = html.replace(preload, '')
    scripts += `<script type="module" crossorigin src="${address}"></script>\n`
  }
  return html.replace('<script type="module"', `${scripts}<script type="module"`)
}

/** Brotli and gzip at their best, once, beside each file that shrinks by them. */
async function compressAll() {
  const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]
  const names = await readdir(dist, { recursive: true })
  const texts = names.filter((name) => ['.js', '.css', '.svg', '.json', '.txt', '.webmanifest'].includes(extname(name)))
  for (const name of texts.filter((text) => !text.startsWith('.'))) {
    const bytes = await readFile(join(dist, name))
    const [small, older] = await Promise.all([
      toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
      toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
    ])
    if (small.length >= bytes.length) continue
    await writeFile(join(dist, `${name}.br`), small)
    await writeFile(join(dist, `${name}.gz`), older)
  }
}
