/** What the document's boot script (src/boot/boot.js) fetches for a page before any module is here. */
import { endpoints } from '#contract'
import type { Endpoint } from '#contract/core'
import type { Page } from '#contract/page'
import { pages, type PageName } from '#contract/pages'

/** Reads that anyone with a session may make: the script does not know whether a guest is there. */
const openToGuests: ReadonlySet<string> = new Set(
  Object.values<Endpoint>(endpoints)
    .filter(({ access }) => access === 'public' || access === 'guest')
    .map(({ method, path }) => `${method} ${path}`),
)

/** The URLs of a page's first reads; `{2}` is replaced by the second part of the page's path, as the browser shows it. */
export function bootReads(name: PageName): readonly string[] {
  const { path, reads = [] }: Page = pages[name]
  const parts = path.split('/')
  return reads
    .filter((id) => openToGuests.has(id))
    .map((id) =>
      id
        .replace('GET ', '')
        .replace(
          /\{(\w+)\}/g,
          (_, parameter: string) => `{${parts.findIndex((part) => part.startsWith(`:${parameter}`))}}`,
        ),
    )
}
