/** The part of challenges that is the same for everyone: categories, maps and their words, read once and kept for a while. */
import { and, asc, count, desc, eq, max } from 'drizzle-orm'
import type { Difficulty } from '#contract/challenges'
import type { Bilingual } from '#contract/patterns'
import type { Reader } from '../../db/client.ts'
import { categories, levelWords } from '../../db/schema/words.ts'
import { readNeighbours, readQuestionWords, type AskedWord } from '../practice/index.ts'

/** Another replica may load new content: what is kept here is at most this old. */
const KEEP_MS = 60_000

export interface MapInfo {
  readonly slug: string
  readonly parent: string | null
  readonly kind: 'picture' | 'exam'
  readonly title: Bilingual
  readonly cover: string | null
  readonly words: number
  readonly counts: Readonly<Record<Difficulty, number>>
}

/** A word of a level: what a run shows of it, and what keeps wrong options fair. */
export type LevelWord = AskedWord & { readonly level: number }

export interface Catalogue {
  /** Categories and subcategories by slug, in display order; maps without any level are left out. */
  maps(db: Reader): Promise<ReadonlyMap<string, MapInfo>>
  /** Every word of a map at a difficulty, in level order. */
  wordsOf(db: Reader, map: string, difficulty: Difficulty): Promise<readonly LevelWord[]>
  /** Words of other maps and levels that make good wrong options for a level. */
  around(db: Reader, map: string, difficulty: Difficulty, level: number): Promise<readonly AskedWord[]>
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
    keep(`${map} ${difficulty}`, () => readWords(db, map, difficulty))
  return {
    maps: (db) => keep('maps', () => readMaps(db)),
    wordsOf,
    around: (db, map, difficulty, level) =>
      keep(`${map} ${difficulty} ${level}`, async () => {
        const words = await wordsOf(db, map, difficulty)
        return readNeighbours(
          db,
          words.filter((word) => word.level === level),
        )
      }),
    forget: () => kept.clear(),
  }
}

async function readMaps(db: Reader): Promise<ReadonlyMap<string, MapInfo>> {
  const [rows, counts] = await Promise.all([
    db.select().from(categories).orderBy(desc(categories.kind), asc(categories.position)),
    db
      .select({ map: levelWords.map, difficulty: levelWords.difficulty, levels: max(levelWords.level), words: count() })
      .from(levelWords)
      .groupBy(levelWords.map, levelWords.difficulty),
  ])
  const maps = new Map<string, MapInfo>()
  for (const row of rows) {
    const own = counts.filter(({ map }) => map === row.slug)
    if (own.length === 0) continue
    const levels = (difficulty: Difficulty) => own.find((each) => each.difficulty === difficulty)?.levels ?? 0
    maps.set(row.slug, {
      slug: row.slug,
      parent: row.parent,
      kind: row.kind === 'exam' ? 'exam' : 'picture',
      title: { zh: row.zh, en: row.en },
      cover: row.cover,
      words: own.reduce((sum, each) => sum + each.words, 0),
      counts: { easy: levels('easy'), medium: levels('medium'), hard: levels('hard') },
    })
  }
  return maps
}

async function readWords(db: Reader, map: string, difficulty: Difficulty): Promise<readonly LevelWord[]> {
  const places = await db
    .select({ level: levelWords.level, wordId: levelWords.wordId })
    .from(levelWords)
    .where(and(eq(levelWords.map, map), eq(levelWords.difficulty, difficulty)))
    .orderBy(asc(levelWords.level), asc(levelWords.position))
  const words = await readQuestionWords(
    db,
    places.map(({ wordId }) => wordId),
  )
  const byId = new Map(words.map((word) => [word.id, word]))
  return places.flatMap(({ level, wordId }) => {
    const word = byId.get(wordId)
    return word ? [{ ...word, level }] : []
  })
}
