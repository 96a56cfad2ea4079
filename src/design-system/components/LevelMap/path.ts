/** How far a level stands from the middle of the path, as a share of its swing: two bends in eight levels. */
const swing = [0, 0.7, 1, 0.7, 0, -0.7, -1, -0.7] as const

/** Half of the width between the outermost levels, in hundredths of the map. */
const SWING = 30

/** Levels in one S of the path. */
export const period = swing.length

/** Where a level stands, in hundredths of the map's width from its left edge; `index` counts from 0. */
export const placeOf = (index: number): number => 50 + SWING * (swing[index % period] ?? 0)

/**
 * The path through so many levels, for a drawing that is 100 wide and 100 high for each level: it leaves each level downwards, and reaches
 * the next from above.
 */
export function pathThrough(levels: number): string {
  const points = Array.from({ length: levels }, (_, index) => [placeOf(index), index * 100 + 33] as const)
  return points
    .map(([x, y], index) => {
      const before = points[index - 1]
      return before ? `C${before[0]} ${before[1] + 50} ${x} ${y - 50} ${x} ${y}` : `M${x} ${y}`
    })
    .join('')
}
