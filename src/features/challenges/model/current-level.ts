import type { Level } from '#contract/challenges'

export interface CurrentLevel {
  /** The level to play next; null when all are done or locked. */
  current: number | null
  /** The finished level whose missing stars keep the next one shut. */
  blockedBy: number | null
}

/** Where a learner stands on a map. */
export function currentLevelOf(levels: readonly Level[]): CurrentLevel {
  const open = levels.find(({ state }) => state === 'unlocked')
  const blocked = levels.find(
    ({ level, locked_by }) => locked_by === 'stars' && levels[level - 2]?.state === 'completed',
  )
  const blockedBy = blocked ? blocked.level - 1 : null
  return {
    current: open?.level ?? blockedBy,
    blockedBy,
  }
}
