import { pages } from '#contract/pages'
import type { PageName } from '#contract/pages'
import { usePrefetch } from '#lib/swr'
import type { WholeRead } from '#lib/swr'
import { preload } from './screens.ts'

const isWhole = (read: string): read is WholeRead => !read.includes('{')

/** What a page reads first without a parameter of its address, which waits for the page. */
export const readsOf = (name: PageName): readonly WholeRead[] => (pages[name].reads ?? []).filter(isWhole)

/** Brings a page before it is opened: its code with the parts that it shows at once, its texts, and for learners what it reads first. */
export function usePreload(): (name: PageName | undefined) => void {
  const prefetch = usePrefetch()
  return (name) => {
    void preload(name)
    for (const id of name ? readsOf(name) : []) prefetch(id)
  }
}
