import { pages } from '#contract/pages'
import type { PageName } from '#contract/pages'
import { usePrefetch } from '#lib/swr'
import { preload } from './screens.ts'

/** Brings a page before it is opened: its code, its texts, and for learners what it reads first. */
export function usePreload(): (name: PageName | undefined) => void {
  const prefetch = usePrefetch()
  return (name) => {
    preload(name)
    // What needs a parameter of the address waits for the page.
    for (const id of (name && pages[name].reads) ?? []) if (!id.includes('{')) prefetch(id)
  }
}
