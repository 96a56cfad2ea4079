import type { Change } from '#contract/note-changes'

/** Changes that fit into one call: it takes 500, and 64 KB. */
export function chunkChanges(changes: readonly Change[]): Change[][] {
  const all: Change[][] = []
  let size = Infinity
  for (const each of changes) {
    const length = JSON.stringify(each).length
    if (size + length > 20_000 || (all.at(-1)?.length ?? 0) >= 250) {
      all.push([])
      size = 0
    }
    all.at(-1)?.push(each)
    size += length
  }
  return all
}
