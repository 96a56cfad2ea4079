import type { Difficulty } from '#contract/challenges'

/** From the commonest words to the rarest. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const satisfies readonly Difficulty[]

export const WORDS_PER_LEVEL = 8

/** Stars needed on a level before the next one of the same category and difficulty opens. */
export const STARS_TO_UNLOCK = 3

/** Slug of the category whose first levels anyone may play. */
const DEMO_CATEGORY = 'animals-nature'

const DEMO_LEVELS = 3

type RankedWord = { headword: string; frequency: number | null }

/** Position of one level on the maps of all categories; `level` counts from 1. */
export type LevelPlace = { category: string; sub?: string | null; difficulty: Difficulty; level: number }

/**
 * Cuts the words of a category into levels of eight headwords, in the order in which they are played.
 *
 * The words are ordered by frequency rank (1 is the commonest, null the rarest) and parted into thirds. A last short
 * level is filled with the earliest words of its difficulty, the ones practised longest ago. A difficulty
 * with fewer than eight words has no level. A headword listed twice counts once.
 */
export function buildLevels(words: readonly RankedWord[]): Record<Difficulty, string[][]> {
  const ordered = orderedHeadwords(words)
  const easyEnd = Math.ceil(ordered.length / 3)
  const mediumEnd = Math.ceil((ordered.length * 2) / 3)
  return {
    easy: cutIntoLevels(ordered.slice(0, easyEnd)),
    medium: cutIntoLevels(ordered.slice(easyEnd, mediumEnd)),
    hard: cutIntoLevels(ordered.slice(mediumEnd)),
  }
}

/** Whether a level (from 1) may be played, given the best stars (0 to 3) on the level before it. */
export function isUnlocked(level: number, starsOfPrevious: number): boolean {
  return level === 1 || (level > 1 && starsOfPrevious >= STARS_TO_UNLOCK)
}

/** Whether guests may play this level. The usual locks hold inside the demo too. */
export function isDemoLevel({ category, sub, difficulty, level }: LevelPlace): boolean {
  return category === DEMO_CATEGORY && !sub && difficulty === 'easy' && level >= 1 && level <= DEMO_LEVELS
}

function orderedHeadwords(words: readonly RankedWord[]): string[] {
  const ordered = [...words].sort((a, b) => rank(a) - rank(b) || compareText(a.headword, b.headword))
  return [...new Set(ordered.map((word) => word.headword))]
}

function rank(word: RankedWord): number {
  return word.frequency ?? Number.MAX_SAFE_INTEGER
}

// Not localeCompare: every machine must cut the same levels.
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function cutIntoLevels(headwords: readonly string[]): string[][] {
  if (headwords.length < WORDS_PER_LEVEL) return []
  const levels: string[][] = []
  for (let start = 0; start < headwords.length; start += WORDS_PER_LEVEL) {
    const level = headwords.slice(start, start + WORDS_PER_LEVEL)
    levels.push([...level, ...headwords.slice(0, WORDS_PER_LEVEL - level.length)])
  }
  return levels
}
