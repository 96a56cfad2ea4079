/** What the document's boot script (src/boot/boot.js) fetches for a page before any module is here. */
import { endpoints } from '#contract'
import type { Endpoint } from '#contract/core'
import type { Page } from '#contract/page'
import { pages, type PageName } from '#contract/pages'

/** Who may make a page's first reads: anyone with a session, or accounts alone. */
export type Readers = 'everyone' | 'accounts'

const accessOf = new Map(
  Object.values<Endpoint>(endpoints).map(({ method, path, access }) => [`${method} ${path}`, access]),
)

const readersOf = (id: string): Readers | undefined => {
  const access = accessOf.get(id.split('?')[0] ?? '')
  if (access === 'user') return 'accounts'
  return access === 'public' || access === 'guest' ? 'everyone' : undefined
}

/** The URLs of a page's first reads; `{2}` is replaced by the second part of the page's path, as the browser shows it, and `{category}` by what its query has by that name. */
export function bootReads(name: PageName, readers: Readers = 'everyone'): readonly string[] {
  const { path, reads = [] }: Page = pages[name]
  const parts = path.split('/')
  return reads
    .filter((id) => readersOf(id) === readers)
    .map((id) =>
      id.replace('GET ', '').replace(/\{(\w+)\}/g, (whole, parameter: string) => {
        const place = parts.findIndex((part) => part.startsWith(`:${parameter}`))
        return place < 0 ? whole : `{${place}}`
      }),
    )
}
