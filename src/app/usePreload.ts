import { pages } from '#contract/pages'
import type { PageName } from '#contract/pages'
import type { GetEndpointId } from '#lib/api'
import { usePrefetch } from '#lib/swr'
import { preload } from './screens.ts'

const isWhole = (read: string): read is GetEndpointId => !/[{?]/.test(read)

/** What a page reads first without a parameter of its address or a query, which wait for the page. */
export const readsOf = (name: PageName): readonly GetEndpointId[] => (pages[name].reads ?? []).filter(isWhole)

/** Brings a page before it is opened: its code, its texts, and for learners what it reads first. */
export function usePreload(): (name: PageName | undefined) => void {
  const prefetch = usePrefetch()
  return (name) => {
    void preload(name)
    for (const id of name ? readsOf(name) : []) prefetch(id)
  }
}
