/** The part of challenges that is the same for everyone: categories, maps and their words, read once and kept for a while. */
import type { Difficulty } from '#contract/challenges'
import type { Reader } from '../../db/client.ts'
import { readNeighbours, type AskedWord } from '../practice/index.ts'
import {
  readLevelSights,
  readLevelWords,
  readMaps,
  type LevelSight,
  type LevelWord,
  type MapInfo,
} from './catalogue.store.ts'

/** Another replica may load new content: what is kept here is at most this old. */
const KEEP_MS = 60_000

/** Neighbouring levels whose words serve as wrong options: near in frequency, same map. */
const POOL_LEVELS = 6

/** Candidates for wrong options, and the rank of the rarest word that may be one. */
export interface LevelOptions {
  readonly pool: readonly AskedWord[]
  readonly rarest: number | undefined
}

export interface Catalogue {
  /** Categories and subcategories by slug, in display order; maps without any level are left out. */
  maps(db: Reader): Promise<ReadonlyMap<string, MapInfo>>
  /** What a map shows of each of its levels at a difficulty, by level. */
  sightsOf(db: Reader, map: string, difficulty: Difficulty): Promise<ReadonlyMap<number, LevelSight>>
  /** Every word of a map at a difficulty, in level order. */
  wordsOf(db: Reader, map: string, difficulty: Difficulty): Promise<readonly LevelWord[]>
  /** Candidates for the wrong options of a level. */
  optionsOf(db: Reader, map: string, difficulty: Difficulty, level: number): Promise<LevelOptions>
  /** Forgets everything, after new content was loaded. */
  forget(): void
}

export function createCatalogue(): Catalogue {
  const kept = new Map<string, { until: number; value: Promise<unknown> }>()
  const keep = <T>(key: string, load: () => Promise<T>): Promise<T> => {
    const found = kept.get(key)
    if (found && found.until > performance.now()) return found.value as Promise<T>
    const value = load()
    kept.set(key, { until: performance.now() + KEEP_MS, value })
    value.catch(() => kept.delete(key))
    return value
  }
  const wordsOf: Catalogue['wordsOf'] = (db, map, difficulty) =>
    keep(`${map} ${difficulty}`, () => readLevelWords(db, map, difficulty))
  return {
    maps: (db) => keep('maps', () => readMaps(db)),
    sightsOf: (db, map, difficulty) => keep(`${map} ${difficulty} sights`, () => readLevelSights(db, map, difficulty)),
    wordsOf,
    optionsOf: (db, map, difficulty, level) =>
      keep(`${map} ${difficulty} ${level}`, async () => {
        const words = await wordsOf(db, map, difficulty)
        const near = await readNeighbours(
          db,
          words.filter((word) => word.level === level),
        )
        return {
          pool: [...words.filter((word) => Math.abs(word.level - level) <= POOL_LEVELS), ...near],
          rarest: difficulty === 'hard' ? undefined : rarestOf(words),
        }
      }),
    forget: () => kept.clear(),
  }
}

/** The highest rank of a map at a difficulty: no option is rarer than what its learners meet there. Undefined when some have no rank. */
function rarestOf(words: readonly LevelWord[]): number | undefined {
  const ranks = words.flatMap(({ frequency }) => frequency ?? [])
  return ranks.length < words.length ? undefined : Math.max(...ranks)
}
