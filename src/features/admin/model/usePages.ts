import { useState } from 'react'

/** The ways from one page of a list to others; a way that leads nowhere is missing. */
export interface Pages {
  readonly first: (() => void) | undefined
  readonly next: (() => void) | undefined
}

/**
 * Turns the pages of a filtered list: `cursor` is for the call, `turn` takes the cursor of the next page from the answer. Another filter begins
 * at its first page.
 */
export function usePages(filter: string) {
  const [page, setPage] = useState<{ filter: string; cursor: string }>()
  const cursor = page?.filter === filter ? page.cursor : undefined
  const turn = (next: string | null | undefined): Pages => ({
    first: cursor === undefined ? undefined : () => setPage(undefined),
    next: next ? () => setPage({ filter, cursor: next }) : undefined,
  })
  return { cursor, turn }
}
