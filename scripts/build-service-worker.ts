/** Builds /sw.js: bundles the service worker and writes the list of files into it that it precaches. */
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { injectManifest } from 'workbox-build'
import { APP_SHELL_URL } from '#contract/service-worker'
import { listOnlineFiles, type Manifest } from './list-online-files.ts'

/** The most that an installation costs, before compression: every visitor's browser fetches it once for each version. */
export const PRECACHE_BYTES = 2_400_000

/** Writes `dist/sw.js`. To be called when every other file of the build is there. */
export async function buildServiceWorker(dist: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'service-worker-'))
  try {
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        outDir: folder,
        emptyOutDir: true,
        target: 'es2023',
        rolldownOptions: {
          input: 'src/service-worker/service-worker.ts',
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    })
    const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
    const shell = await readFile(join(dist, 'index.html'))
    const { size, warnings } = await injectManifest({
      swSrc: join(folder, 'sw.js'),
      swDest: join(dist, 'sw.js'),
      globDirectory: dist,
      globPatterns: ['assets/*.{js,css,woff2}'],
      // Letters such as ā, outside of English and its phonetics: without a connection they come in a face of the system.
      globIgnores: [...listOnlineFiles(manifest), 'assets/inter-latin-ext-*'],
      modifyURLPrefix: { '': '/' },
      // Their names carry a hash: the browser's own cache may have them already.
      dontCacheBustURLsMatching: /^\/?assets\//,
      additionalManifestEntries: [
        { url: APP_SHELL_URL, revision: createHash('sha256').update(shell).digest('hex').slice(0, 16) },
      ],
    })
    if (warnings.length > 0) throw new Error(`The precache is not as it should be: ${warnings.join(' ')}`)
    if (size > PRECACHE_BYTES) throw new Error(`The precache has ${size} bytes, more than ${PRECACHE_BYTES}.`)
  } finally {
    await rm(folder, { recursive: true })
  }
}
