/** Which chunks a page will ask for, told to the browser with the document: no waiting for one chunk to name the next. */
import type { PageName } from '#contract/pages'
import type { Language } from '#contract/patterns'

/** A chunk in Vite's manifest. */
interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

const ENTRY = 'index.html'

/** The module of each page; pages left out have no code of their own. */
const screens: Partial<Record<PageName, string>> = {
  game: 'Game',
}

/** The source of a page, as Vite names it. */
const sourceOf = (name: PageName) => screens[name] && `src/app/pages/${screens[name]}.tsx`

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

  const loaded = reach(ENTRY)

  return {
    /** Pages whose code the build lacks: the table above is wrong. */
    missing: (Object.keys(screens) as PageName[]).filter((name) => !chunks[sourceOf(name) ?? '']),
    /** Links for a page's chunks, and for the texts in one language that they load. */
    preloads(name: PageName, language: Language): string {
      const source = sourceOf(name)
      const page = source ? reach(source) : new Set<string>()
      const texts = [...page, ...loaded]
        .flatMap((key) => chunks[key]?.dynamicImports ?? [])
        .filter((key) => key.endsWith(`/locales/${language}.json`))
      return [...new Set([...page, ...texts])]
        .filter((key) => !loaded.has(key))
        .map((key) => `<link rel="modulepreload" href="/${chunks[key]?.file}">`)
        .join('')
    },
  }
}
