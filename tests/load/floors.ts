/** The least pages: built like ours, served like ours, measured beside ours. */
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

interface File {
  readonly type: string
  readonly body: Buffer
}

export interface Floors {
  /** Address of a floor's folder, ends with a slash. */
  readonly at: (name: 'static' | 'react' | 'mui' | 'router') => string
  readonly close: () => Promise<void>
}

/** Builds the floors into a folder that goes away, and serves them compressed as well as brotli can. */
export async function serveFloors(): Promise<Floors> {
  const folder = await mkdtemp(join(tmpdir(), 'floors-'))
  const root = join(import.meta.dirname, 'floors')
  for (const name of ['static', 'react', 'mui', 'router']) {
    await build({
      root: join(root, name),
      base: `/${name}/`,
      configFile: 'vite.base.config.ts',
      logLevel: 'warn',
      build: { outDir: join(folder, name), emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
    })
  }
  const files = await readAll(folder)
  await rm(folder, { recursive: true })
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://floors').pathname
    const [, name = ''] = path.split('/')
    // Addresses without a file are the application's, as in every single-page application.
    const file = files.get(path) ?? (extname(path) === '' ? files.get(`/${name}/index.html`) : undefined)
    if (!file) return response.writeHead(404).end()
    const caching = path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    const headers = {
      'Content-Type': file.type,
      'Content-Encoding': 'br',
      'Content-Length': file.body.length,
      'Cache-Control': caching,
    }
    return response.writeHead(200, headers).end(file.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    at: (name) => `http://127.0.0.1:${port}/${name}/`,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  }
}

async function readAll(folder: string): Promise<Map<string, File>> {
  const files = new Map<string, File>()
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name)
    if (!(await stat(path)).isFile()) continue
    files.set(`/${name}`, {
      type: types[extname(name)] ?? 'application/octet-stream',
      body: brotliCompressSync(await readFile(path)),
    })
  }
  return files
}
