/** Addresses of maps and levels. The game's: /word-challenge/{category}/{sub?}/game?difficulty=&level=&type= */
import type { ChallengeType, Difficulty, Run } from '#contract/challenges'

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
  wordsFrom: Run['words_from']
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
  }
}

export function gameAddress({ category, sub, difficulty, level, type, wordsFrom }: LevelRef): string {
  const path = [category, ...(sub === null ? [] : [sub])].map(encodeURIComponent).join('/')
  const query = new URLSearchParams({ difficulty, level: String(level), type })
  if (wordsFrom === 'missed') query.set('words', 'missed')
  return `/word-challenge/${path}/game?${query}`
}

export function mapAddress({ category, sub, difficulty }: MapRef): string {
  const query = new URLSearchParams({ category, ...(sub === null ? {} : { sub }) })
  if (difficulty !== 'easy') query.set('difficulty', difficulty)
  return `/word-challenge?${query}`
}

/** Sign-in or sign-up, and back to this address. */
export const signInAddress = (way: 'signin' | 'signup', back: string): string =>
  `/${way}?redirect=${encodeURIComponent(back)}`
