/** Which map or level an address shows. */
import type { ChallengeType, Difficulty, Run } from '#contract/challenges'
import { routes } from '#contract/routes'

export const difficulties = ['easy', 'medium', 'hard'] as const satisfies readonly Difficulty[]
export const types = ['multi-choice', 'matching', 'typing'] as const satisfies readonly ChallengeType[]

export interface MapRef {
  category: string
  sub: string | null
  difficulty: Difficulty
}

export interface LevelRef extends MapRef {
  level: number
  type: ChallengeType
  /** All words of the level, or those missed in its last run. */
  wordsFrom: Exclude<Run['words_from'], 'duel'>
  /** The duel that is played: its id. */
  duel?: string | undefined
}

const oneOf = <T extends string>(all: readonly T[], value: string | null): T | undefined =>
  all.find((each) => each === value)

export const difficultyOf = (query: URLSearchParams): Difficulty =>
  oneOf(difficulties, query.get('difficulty')) ?? 'easy'

/** A level's place by the parts of its address; what is missing or unknown becomes the easiest. */
export function parseLevelRef(category: string, sub: string | undefined, query: URLSearchParams): LevelRef {
  const level = Number(query.get('level') ?? 1)
  return {
    category,
    sub: sub ?? null,
    difficulty: difficultyOf(query),
    level: Number.isInteger(level) && level > 0 && level <= 10_000 ? level : 1,
    type: oneOf(types, query.get('type')) ?? 'multi-choice',
    wordsFrom: query.get('words') === 'missed' ? 'missed' : 'level',
    duel: query.get('duel') ?? undefined,
  }
}

export const gameAddress = ({ category, sub, difficulty, level, type, wordsFrom, duel }: LevelRef): string =>
  routes.game({ category, sub, difficulty, level, type, words: wordsFrom === 'missed' ? 'missed' : undefined, duel })

export const mapAddress = ({ category, sub, difficulty }: MapRef): string =>
  routes.wordChallenge({ category, sub, difficulty: difficulty === 'easy' ? undefined : difficulty })
