/** The chunks that a page will load, named in its document: without that each chunk is found only after its importer has loaded. */
import type { Page } from '#contract/page'
import { pages, type PageName } from '#contract/pages'

/** A chunk in Vite's manifest. */
interface Chunk {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

const ENTRY = 'index.html'
const LANDING_ENTRY = 'landing.html'

/** The scripts that a page loads, as Vite names them. None for the landing page, which is a document of its own. */
function sourcesOf(name: PageName): string[] {
  const { module, alone }: Page = pages[name]
  if (module === null) return []
  // What is named last arrives last, and the frame's file is larger than most.
  return [...(alone ? [] : ['src/app/layouts/MainLayout.tsx']), `src/app/pages/${module}.tsx`]
}

/** Reads Vite's manifest. */
export function readChunks(manifest: string) {
  const chunks = JSON.parse(manifest) as Record<string, Chunk>

  /** A chunk and all that it imports at once. */
  function reach(key: string, found = new Set<string>()): Set<string> {
    if (found.has(key) || !chunks[key]) return found
    found.add(key)
    for (const next of chunks[key].imports ?? []) reach(next, found)
    return found
  }

  /** The chunk of a source that is loaded by `import()`; where others import it at once too, Vite knows its chunk by name alone. */
  function findChunk(source: string): string | undefined {
    const name = source
      .split('/')
      .at(-1)
      ?.replace(/\.tsx?$/, '')
    return chunks[source] ? source : Object.keys(chunks).find((key) => chunks[key]?.name === name)
  }

  const loaded = reach(ENTRY)

  const names = Object.keys(pages) as PageName[]

  return {
    /** Sources that the table of pages names and the build lacks: the table is wrong then. */
    missing: names.flatMap(sourcesOf).filter((source) => !chunks[source]),
    /** Links for the chunks of a page, those of the document itself left out. src/boot/page-scripts.js makes preloads of them once the first script of the application is here. */
    links(name: PageName): string {
      const wanted = new Set(sourcesOf(name).flatMap((source) => [...reach(source)]))
      return [...wanted]
        .filter((key) => !loaded.has(key))
        .map((key) => `<link data-page-script crossorigin href="/${chunks[key]?.file}">`)
        .join('')
    },
    /** Files of every script that a page loads at once, and of those that it loads later: `later` names their sources. */
    scripts(name: PageName, later: readonly string[]): string[] {
      const entry = pages[name].module === null ? LANDING_ENTRY : ENTRY
      const found = [entry, ...sourcesOf(name), ...later.map((source) => findChunk(source) ?? source)]
      for (const key of found) if (!chunks[key]) throw new Error(`The build has no chunk for ${key}`)
      const keys = new Set(found.flatMap((key) => [...reach(key)]))
      // It stands in the document.
      keys.delete(ENTRY)
      return [...keys].flatMap((key) => chunks[key]?.file ?? [])
    },
  }
}
