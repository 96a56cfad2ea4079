import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { assertPageBudgets } from './page-budgets.ts'
import type { PageBudget } from './page-budgets.ts'

let dist: string
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'page-budgets-'))
})
afterEach(() => rm(dist, { recursive: true }))

/** A build whose idle store stands in a file of its own, or imports the parts of other pages. */
async function writeBuild(storeImports: readonly string[], storeKey = 'src/lib/offline-store.ts'): Promise<void> {
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
    '_react.js': { file: 'assets/react.js' },
    'src/app/pages/Game.tsx': { file: 'assets/Game.js', imports: ['_react.js', 'index.html'] },
    [storeKey]: { file: 'assets/store.js', name: 'offline-store', imports: storeImports },
    '_parts.js': { file: 'assets/parts.js' },
  }
  const sizes = { index: 10, react: 20, Game: 5, store: 1, parts: 22 }
  const files: Record<string, string | Buffer> = { '.vite/manifest.json': JSON.stringify(manifest) }
  for (const [name, size] of Object.entries(sizes)) {
    files[`assets/${name}.js`] = Buffer.alloc(size * 4_096)
    files[`assets/${name}.js.br`] = Buffer.alloc(size * 1_024)
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true })
    await writeFile(join(dist, name), content)
  }
}

const game: PageBudget = { page: 'game', kilobytes: 33, files: 6, idle: ['src/lib/offline-store.ts'] }

test('a page within its budget passes: each file counts once, as it is sent, and not the entry, which its document has', async () => {
  await writeBuild([])
  await expect(assertPageBudgets(dist, [game])).resolves.toBeUndefined()
})

test('what comes when the page is idle counts with all that it imports, and the largest files are named', async () => {
  await writeBuild(['_parts.js'])
  const refusal = assertPageBudgets(dist, [game])
  await expect(refusal).rejects.toThrow(/The page "game" loads 49\.\d kB .* its budget is 33 kB in 6 files/)
  await expect(refusal).rejects.toThrow(/22\.5 kB assets\/parts\.js/)
})

test('more files than the budget allows are refused, however small', async () => {
  await writeBuild([])
  await expect(assertPageBudgets(dist, [{ ...game, files: 2 }])).rejects.toThrow(
    /The page "game" loads .* kB of scripts in 3 files .* in 2 files/,
  )
})

test('a chunk that others import at once too is known by its name', async () => {
  await writeBuild(['_parts.js'], '_offline-store-B1.js')
  await expect(assertPageBudgets(dist, [game])).rejects.toThrow('22.5 kB assets/parts.js')
})

test('a source that the build lacks is named', async () => {
  await writeBuild([])
  const idle = ['src/lib/renamed.ts']
  await expect(assertPageBudgets(dist, [{ ...game, idle }])).rejects.toThrow('no chunk for src/lib/renamed.ts')
})
