/** How the browser's code is cut: few files for each of the two documents, and nothing in either that only the other needs. */
import { build } from 'vite'
import type { Rolldown } from 'vite'

/** What belongs to one document alone, and style sheets, which are no code. */
const APART = /[\\/]src[\\/](features[\\/]landing[\\/]|landing\.tsx|main\.tsx)|\.(html|css)\b/

/** Small parts that several pages share: one file of them costs less than ten requests. Forms stay away: most pages have none. */
const SMALL_PARTS = /[\\/]src[\\/](app|lib|design-system|features[\\/](words|practice|challenges))[\\/](?!.*Field)/

/** The modules of the landing page after all that it does not use has been left out; only a build knows them. */
async function modulesOfLanding(): Promise<ReadonlySet<string>> {
  const result = (await build({
    logLevel: 'error',
    // Both inputs are named, so that the configured ones do not come in.
    build: { write: false, rolldownOptions: { input: { index: 'landing.html', landing: 'landing.html' } } },
  })) as Rolldown.RolldownOutput
  return new Set(result.output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : [])))
}

/**
 * Groups for both documents: `react` changes least; `ground` is what the landing page stands on, and the application too; `app` is what
 * the application adds before its first page; `parts` what several pages share. Pages are cut off by themselves.
 */
export async function chunkGroups(): Promise<Rolldown.CodeSplittingGroup[]> {
  const landing = await modulesOfLanding()
  return [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, tags: ['$initial'], priority: 3 },
    { name: 'ground', test: (id) => landing.has(id) && !APART.test(id), tags: ['$initial'], priority: 2 },
    { name: 'app', test: (id) => !APART.test(id), tags: ['$initial'], priority: 1 },
    {
      name: 'parts',
      test: (id) => SMALL_PARTS.test(id) && !id.endsWith('.css'),
      minShareCount: 2,
      maxModuleSize: 6000,
    },
  ]
}
