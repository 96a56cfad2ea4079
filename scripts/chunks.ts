/** How the browser's code is cut: few files for every page, and little in them that the page does not use. */
import { build } from 'vite'
import type { Rolldown } from 'vite'
import type { Page } from '#contract/page'
import { pages } from '#contract/pages'
import { mergeParts } from './merge-parts.ts'
import type { Part } from './merge-parts.ts'
import { pageBudgets } from './page-budgets.ts'

/** With the module that runs its renderer. */
const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]|[\\/]src[\\/]react-root\.ts$/

/** What belongs to one document alone, and style sheets, which are no code. */
const APART = /[\\/]src[\\/]((features|design-system)[\\/]landing[\\/]|landing\.tsx|main\.tsx)|\.(html|css)\b/

/** What the landing page draws and most pages of the application do not: in a file of its own, or each page would load it. */
const PLANTS = /[\\/]components[\\/]Plant[\\/]/

/** What pages ask for when they are idle: one file, with nothing that they do without. */
const IDLE_PARTS = /[\\/](offline-store|send-recordings)\.ts$/

/** What keeps a page up to date once it is drawn; streams of other kinds are read by the same code. */
const LIVE_EVENTS = /[\\/](LiveEvents\.tsx|lib[\\/](events|sse)\.ts)$|[\\/]eventsource-parser[\\/]/

const FRAME = 'src/app/layouts/MainLayout.tsx'
/** What the ends of levels and practices draw, which comes while they are played. */
const ENDS = ['src/features/challenges/components/GameEnd.tsx', 'src/features/practice/components/PracticeEnd.tsx']

/** Kilobytes as sent for one of minified code. */
const COMPRESSION = 0.28
/** What one more file costs a page, as kilobytes: its head, its place in the queue, what its compression cannot share. */
const FILE_COST = 6
/** How much a page with a budget counts beside another, and the game, which is opened most. */
const [BUDGET_WEIGHT, GAME_WEIGHT] = [8, 32]

/** The code cut at every border between what one page uses and another, without any group. */
async function finestChunks() {
  const { output } = (await build({ logLevel: 'error', build: { write: false } })) as Rolldown.RolldownOutput
  const chunks = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])))
  const chunkOf = (source: string): string => {
    const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`))
    if (!chunk) throw new Error(`The build has no chunk for ${source}`)
    return chunk.fileName
  }
  /** Files that are loaded at once with these sources. */
  const reach = (...sources: readonly string[]): ReadonlySet<string> => {
    const files = new Set(sources.map(chunkOf))
    for (const file of files) chunks.get(file)?.imports.forEach((next) => files.add(next))
    return files
  }
  return { chunks, reach }
}

/** What is loaded at once for a page, for each module that draws one, and how much it counts. */
function pageSources(): { readonly sources: readonly string[]; readonly weight: number }[] {
  const budgeted = new Set<string>(pageBudgets.map(({ page }) => pages[page].module ?? ''))
  const frames = new Map(
    Object.values<Page>(pages).flatMap(({ module, alone }) =>
      module === null ? [] : [[module, alone ? [] : [FRAME]]],
    ),
  )
  return [
    ...ENDS.map((end) => ({ sources: [end], weight: 1 })),
    ...[...frames].map(([module, frame]) => ({
      sources: [`src/app/pages/${module}.tsx`, ...frame],
      weight: module === pages.game.module ? GAME_WEIGHT : budgeted.has(module) ? BUDGET_WEIGHT : 1,
    })),
  ]
}

/**
 * Groups for both documents: `react` changes least; `ground` is what the landing page stands on, and the application too; `app` is what
 * the application adds before its first page; `shared` what several pages use, put together by what it costs them. A page's own module stays by
 * itself, `LiveEvents` and `offline-store` come when a page is idle, and nothing that the game does without stands in a file of the game.
 */
export async function chunkGroups(): Promise<Rolldown.CodeSplittingGroup[]> {
  const { chunks, reach } = await finestChunks()
  const modulesOf = (files: Iterable<string>) =>
    new Set([...files].flatMap((file) => chunks.get(file)?.moduleIds ?? []))
  const landing = modulesOf(reach('landing.html'))
  const isGround = (id: string) => landing.has(id) && !APART.test(id) && !PLANTS.test(id)
  const initial = modulesOf(reach('index.html'))

  const usage = pageSources().map(({ sources, weight }) => ({ weight, files: reach(...sources) }))
  const inGame = reach(`src/app/pages/${pages.game.module}.tsx`)
  const parts = new Map(
    [...chunks.values()].map(({ fileName, facadeModuleId, moduleIds, code }): [string, Part] => {
      const modules = moduleIds.filter((id) => !initial.has(id) && !isGround(id) && !id.endsWith('.css'))
      const users = usage.reduce((sum, { files }, bit) => sum | (files.has(fileName) ? 1n << BigInt(bit) : 0n), 0n)
      // What `import()` loads has a file of its own.
      const stays = facadeModuleId !== null || modules.some((id) => landing.has(id) || IDLE_PARTS.test(id))
      const kind = stays || modules.length === 0 || users === 0n ? null : inGame.has(fileName) ? 'game' : 'others'
      return [fileName, { modules, users, kilobytes: (code.length / 1024) * COMPRESSION, kind, imports: new Set() }]
    }),
  )
  for (const [file, { imports }] of parts)
    for (const next of chunks.get(file)?.imports ?? []) imports.add(parts.get(next) as Part)
  const shared = mergeParts(parts.values(), { weights: usage.map(({ weight }) => weight), file: FILE_COST })

  const idle = new Set(
    [...parts.values()].flatMap(({ modules }) => (modules.some((id) => IDLE_PARTS.test(id)) ? modules : [])),
  )

  return [
    { name: 'react', test: REACT, tags: ['$initial'], priority: 4 },
    { name: 'ground', test: isGround, tags: ['$initial'], priority: 3 },
    { name: 'plants', test: PLANTS, priority: 2 },
    { name: 'LiveEvents', test: LIVE_EVENTS, priority: 2, includeDependenciesRecursively: false },
    { name: 'app', test: (id) => !APART.test(id), tags: ['$initial'], priority: 1 },
    { name: 'offline-store', test: (id) => idle.has(id), includeDependenciesRecursively: false },
    ...shared
      .filter(({ kind }) => kind !== null)
      .map(({ modules }): Rolldown.CodeSplittingGroup => {
        const own = new Set(modules)
        // What they import is in another file already, or a page's own.
        return { name: 'shared', test: (id) => own.has(id), includeDependenciesRecursively: false }
      }),
  ]
}
