/** How the browser's code is cut: few files for each of the two documents, and nothing in either that only the other needs. */
import { build } from 'vite'
import type { Rolldown } from 'vite'

/** What belongs to one document alone, and style sheets, which are no code. */
const APART = /[\\/]src[\\/]((features|design-system)[\\/]landing[\\/]|landing\.tsx|main\.tsx)|\.(html|css)\b/

/** What the landing page draws and most pages of the application do not: in a file of its own, or each page would load it. */
const PLANTS = /[\\/]components[\\/]Plant[\\/]/

/** Small parts that several pages share: one file of them costs less than ten requests, and so do icons. */
const SMALL_PARTS =
  /[\\/]src[\\/](app|lib|design-system|features[\\/](words|practice|challenges))[\\/]|[\\/]lucide-react[\\/]/

/** Parts that bring a large package along: forms, fields, long lists, dragging, tabs, and what lies over a page. Most pages do without. */
const LARGE_PARTS =
  /BarChart|Field|SuggestionList|FileDrop|VirtualList|DragItem|TicketCard|CardForm|AuthCard|SupportPanel|Tabs|Report|forms|overlays|OpenDialog|OpenPrintSheet|ActionMenu|SidebarDrawer|[\\/]Toast\.tsx/

/** Parts that every page asks for when it is idle: in a file with others they would bring those along. */
const IDLE_PARTS = /[\\/]offline-store\.ts$/

/** The modules that a document or page needs at once, after all that it does not use has been left out; only a build knows them. */
async function modulesOf(entry: string): Promise<ReadonlySet<string>> {
  const { output } = (await build({
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        // Both inputs are named, so that the configured ones do not come in.
        input: { index: entry, landing: entry },
        // A page's component is its export: without it nothing of the page is used.
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput
  const chunks = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])))
  const wanted = new Set([...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  for (const name of wanted) chunks.get(name)?.imports.forEach((next) => wanted.add(next))
  return new Set([...wanted].flatMap((name) => chunks.get(name)?.moduleIds ?? []))
}

/**
 * Groups for both documents: `react` changes least; `ground` is what the landing page stands on, and the application too; `app` is what
 * the application adds before its first page; `play` what the game shares with other pages, so that it loads nothing else; `parts` what
 * several of the others share; `end` what the end of a run draws, which comes while it is played. Pages are cut off by themselves.
 */
export async function chunkGroups(): Promise<Rolldown.CodeSplittingGroup[]> {
  const landing = await modulesOf('landing.html')
  const game = await modulesOf('src/app/pages/Game.tsx')
  const end = await modulesOf('src/features/challenges/components/GameEnd.tsx')
  const isSmallPart = (id: string) =>
    SMALL_PARTS.test(id) && !LARGE_PARTS.test(id) && !IDLE_PARTS.test(id) && !id.endsWith('.css')
  const shared = { minShareCount: 2, maxModuleSize: 6000 }
  return [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, tags: ['$initial'], priority: 4 },
    {
      name: 'ground',
      test: (id) => landing.has(id) && !APART.test(id) && !PLANTS.test(id),
      tags: ['$initial'],
      priority: 3,
    },
    { name: 'plants', test: PLANTS, priority: 2 },
    { name: 'app', test: (id) => !APART.test(id), tags: ['$initial'], priority: 1 },
    { name: 'play', test: (id) => game.has(id) && isSmallPart(id), ...shared },
    // The shapes of plants are larger than a small part.
    { name: 'end', test: (id) => !game.has(id) && end.has(id) && isSmallPart(id), ...shared, maxModuleSize: 10_000 },
    { name: 'parts', test: (id) => !game.has(id) && !end.has(id) && isSmallPart(id), ...shared },
  ]
}
