/**
 * Files of the browser build and the pictures. Only names that were in the directories at the start are served, so an address can
 * never reach another file. Compressed forms are made by the build beside each file.
 */
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Hono, type Context } from 'hono'
import { SERVICE_WORKER_URL } from '#contract/service-worker'
import { encodingOf, type Encoding } from './encoding.ts'
import { killSwitch, serviceWorkerHeaders } from './service-worker.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** Names carry a hash of the content, or the content never changes under its name. */
const FOREVER = { 'Cache-Control': 'public, max-age=31536000, immutable' }
const AN_HOUR = { 'Cache-Control': 'public, max-age=3600' }

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/** A directory's own files, by name; nothing hidden, nothing below, no HTML. */
async function listFolder(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const names = new Set(entries.filter((entry) => entry.isFile()).map((entry) => entry.name))
  const serves = (name: string) => names.has(name) && !name.startsWith('.') && types[extname(name)] !== undefined
  return {
    /** The file as an answer, or undefined when there is none of that name. */
    async answer(c: Context, name: string, headers: Readonly<Record<string, string>>): Promise<Response | undefined> {
      if (!serves(name)) return undefined
      const accepted = encodingOf(c.req.header('accept-encoding'))
      const encoding = accepted && names.has(name + suffixes[accepted]) ? accepted : undefined
      const bytes = await readFile(join(folder, name + (encoding ? suffixes[encoding] : ''))).catch(() => undefined)
      if (!bytes) return undefined
      return new Response(bytes, {
        headers: {
          'Content-Type': types[extname(name)] ?? '',
          'Content-Length': String(bytes.length),
          ...headers,
          ...(names.has(name + suffixes.br) && { Vary: 'Accept-Encoding' }),
          ...(encoding && { 'Content-Encoding': encoding }),
        },
      })
    },
  }
}

export interface StaticOptions {
  /** The browser build: its `assets` folder and the files beside it. */
  readonly dist: string
  /** The folder of the pictures. */
  readonly pictures: string
  /** False answers the kill switch in place of the service worker. */
  readonly hasServiceWorker: boolean
}

/** Routes of /assets, /pictures and the public files. What they do not know under the first two ends as 'not found', never as a page. */
export async function createStatic({ dist, pictures, hasServiceWorker }: StaticOptions): Promise<Hono> {
  const folders = await Promise.all([listFolder(join(dist, 'assets')), listFolder(pictures), listFolder(dist)])
  const [assets, images, root] = folders
  const routes = new Hono()
  routes.get('/assets/:file', async (c) => (await assets.answer(c, c.req.param('file'), FOREVER)) ?? c.notFound())
  routes.get('/pictures/:file', async (c) => (await images.answer(c, c.req.param('file'), FOREVER)) ?? c.notFound())
  routes.get(SERVICE_WORKER_URL, async (c) =>
    hasServiceWorker
      ? ((await root.answer(c, SERVICE_WORKER_URL.slice(1), serviceWorkerHeaders)) ?? c.notFound())
      : killSwitch(),
  )
  routes.get('/:file', async (c, next) => (await root.answer(c, c.req.param('file'), AN_HOUR)) ?? next())
  for (const path of ['/assets/*', '/pictures/*']) routes.all(path, (c) => c.notFound())
  return routes
}
