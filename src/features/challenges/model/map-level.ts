import type { Level } from '#contract/challenges'

/** Levels of a chapter. */
const CHAPTER = 10

/** A map of more levels than this is cut into chapters. */
const WHOLE = 20

export const asStars = (stars: number): 0 | 1 | 2 | 3 => (stars >= 3 ? 3 : stars >= 2 ? 2 : stars >= 1 ? 1 : 0)

/** The levels of a map in chapters of ten; a map that can be looked over is one chapter. */
export function chaptersOf(levels: readonly Level[]): readonly (readonly Level[])[] {
  if (levels.length <= WHOLE) return [levels]
  return Array.from({ length: Math.ceil(levels.length / CHAPTER) }, (_, index) =>
    levels.slice(index * CHAPTER, (index + 1) * CHAPTER),
  )
}
