import { useSearchParams } from 'react-router-dom'

/** The ways from one page of a list to others; a way that leads nowhere is missing. */
export interface Pages {
  readonly first: (() => void) | undefined
  readonly next: (() => void) | undefined
}

/** The key of the address that names the page of a list. Another filter leaves it out: a list begins at its first page. */
export const CURSOR = 'cursor'

/**
 * Turns the pages of a list: `cursor` is for the call, `turn` takes the cursor of the next page from the answer. The page is in the address,
 * so that a link to it can be sent and Back leads to the page before.
 *
 * @param key of the address, where a screen has two lists
 */
export function usePages(key = CURSOR) {
  const [address, setAddress] = useSearchParams()
  const cursor = address.get(key) ?? undefined
  const go = (to: string | undefined) =>
    setAddress((before) => {
      const next = new URLSearchParams(before)
      if (to === undefined) next.delete(key)
      else next.set(key, to)
      return next
    })
  const turn = (next: string | null | undefined): Pages => ({
    first: cursor === undefined ? undefined : () => go(undefined),
    next: next ? () => go(next) : undefined,
  })
  return { cursor, turn }
}
