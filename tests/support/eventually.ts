import { vi } from 'vitest'

const PATIENCE_MS = 15_000

/** Looks until nothing is thrown, and answers what was seen. It waits as long as a busy machine needs: a short limit would test the machine. */
export const eventually = <T>(look: () => T | Promise<T>, timeout = PATIENCE_MS): Promise<T> =>
  vi.waitFor(look, { timeout })

/** Looks until something is so. */
export const until = (isSo: () => boolean): Promise<void> =>
  eventually(() => {
    if (!isSo()) throw new Error(`not so: ${String(isSo)}`)
  })
