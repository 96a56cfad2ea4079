/** Items by key, where an item may have several keys; an item stands once under each. */
export function groupBy<T>(items: readonly T[], keysOf: (item: T) => readonly string[]): Map<string, T[]> {
  const index = new Map<string, T[]>()
  for (const item of items) {
    for (const key of new Set(keysOf(item))) {
      const known = index.get(key)
      if (known) known.push(item)
      else index.set(key, [item])
    }
  }
  return index
}
