/** What the scripts of a page may cost over the wire, counted from a build's manifest: the build fails long before `npm run bench` measures it. */
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '#contract/locales'
import type { PageName } from '#contract/pages'
import { readChunks } from '../server/http/preloads.ts'

/** Bytes in a kB, as `npm run bench` counts them. */
const KB = 1024
/** Bytes of a response's head. */
const HEAD_BYTES = 500

export interface PageBudget {
  readonly page: PageName
  /** See docs/performance.md. */
  readonly kilobytes: number
  /** Sources that the page loads by `import()` once it is idle, as Vite's manifest names them. */
  readonly idle: readonly string[]
}

export const pageBudgets: readonly PageBudget[] = [
  { page: 'landing', kilobytes: 120, idle: [] },
  {
    page: 'game',
    kilobytes: 205,
    idle: ['src/lib/offline-store.ts', 'src/features/recordings/api/send-recordings.ts'],
  },
]

/** Size of a file as it is sent. */
async function sizeOf(dist: string, file: string): Promise<number> {
  const path = join(dist, file)
  // What does not shrink has no compressed form.
  const { size } = await stat(`${path}.br`).catch(() => stat(path))
  return size + HEAD_BYTES
}

/** Throws when a page of a finished build loads more than its budget, with its largest files. */
export async function assertPageBudgets(dist: string, budgets = pageBudgets): Promise<void> {
  const chunks = readChunks(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
  for (const { page, kilobytes, idle } of budgets) {
    for (const language of languages) {
      const scripts = chunks.scripts(page, language, idle)
      const sizes = await Promise.all(scripts.map(async (file) => ({ file, size: await sizeOf(dist, file) })))
      const total = sizes.reduce((sum, { size }) => sum + size, 0) / KB
      if (total <= kilobytes) continue
      const list = sizes
        .toSorted((one, other) => other.size - one.size)
        .map(({ file, size }) => `  ${(size / KB).toFixed(1)} kB ${file}`)
      throw new Error(
        `The page "${page}" (${language}) loads ${total.toFixed(1)} kB of scripts at once and when idle; its budget is ${kilobytes} kB.\n${list.join('\n')}`,
      )
    }
  }
}
