/** What the scripts of a page may cost over the wire and how many they are, counted from a build's manifest: the build fails long before `npm run bench` measures it. */
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageName } from '#contract/pages'
import { readChunks } from '../server/http/page-scripts.ts'

/** Bytes in a kB, as `npm run bench` counts them. */
const KB = 1024
/** Bytes of a response's head, as a browser has counted them for every script of the game. */
const HEAD_BYTES = 467

export interface PageBudget {
  readonly page: PageName
  /** At most 230 kB in 20 files, and little above what the page has reached. See docs/performance.md. */
  readonly kilobytes: number
  /** Scripts that are asked for before the page is ready. */
  readonly files: number
  /** Sources that the page loads by `import()` once it is idle, as Vite's manifest names them: they count, too. */
  readonly idle?: readonly string[]
}

export const pageBudgets: readonly PageBudget[] = [
  { page: 'landing', kilobytes: 111, files: 6 },
  {
    page: 'game',
    kilobytes: 184,
    files: 11,
    // With what sends recordings: see chunks.ts.
    idle: ['src/lib/offline-store.ts', 'src/app/LiveEvents.tsx'],
  },
  { page: 'home', kilobytes: 198, files: 13 },
  { page: 'word', kilobytes: 195, files: 12 },
  { page: 'challenges', kilobytes: 184, files: 10 },
  { page: 'wordChallenge', kilobytes: 185, files: 10 },
  { page: 'wordNotes', kilobytes: 184, files: 10 },
  { page: 'wordNote', kilobytes: 201, files: 13 },
  { page: 'review', kilobytes: 188, files: 12 },
  { page: 'courses', kilobytes: 179, files: 9 },
  { page: 'course', kilobytes: 180, files: 10 },
  { page: 'lesson', kilobytes: 200, files: 13 },
  { page: 'profile', kilobytes: 189, files: 11 },
  { page: 'settings', kilobytes: 183, files: 10 },
  { page: 'vip', kilobytes: 182, files: 10 },
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
  for (const { page, kilobytes, files, idle = [] } of budgets) {
    const sizes = await Promise.all(
      chunks.scripts(page, idle).map(async (file) => ({ file, size: await sizeOf(dist, file) })),
    )
    const total = sizes.reduce((sum, { size }) => sum + size, 0) / KB
    if (total <= kilobytes && sizes.length <= files) continue
    const list = sizes
      .toSorted((one, other) => other.size - one.size)
      .map(({ file, size }) => `  ${(size / KB).toFixed(1)} kB ${file}`)
    throw new Error(
      `The page "${page}" loads ${total.toFixed(1)} kB of scripts in ${sizes.length} files at once and when idle; its budget is ${kilobytes} kB in ${files} files.\n${list.join('\n')}`,
    )
  }
}
