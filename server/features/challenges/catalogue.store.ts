import { and, asc, count, desc, eq, max } from 'drizzle-orm'
import type { Difficulty } from '#contract/challenges'
import type { Bilingual } from '#contract/patterns'
import type { Reader } from '../../db/client.ts'
import { categories, levelWords, pictures, words } from '../../db/schema/words.ts'
import { readQuestionWords, type AskedWord } from '../practice/index.ts'
import { pictureUrl } from '../words/index.ts'

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

/** What a map shows of a level. */
export interface LevelSight {
  readonly picture: string | null
  readonly words: readonly string[]
}

/** Maps with at least one level, by slug, in display order. */
export async function readMaps(db: Reader): Promise<ReadonlyMap<string, MapInfo>> {
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

/** What the map shows of each level at a difficulty, by level. */
export async function readLevelSights(
  db: Reader,
  map: string,
  difficulty: Difficulty,
): Promise<ReadonlyMap<number, LevelSight>> {
  const rows = await db
    .select({ level: levelWords.level, headword: words.headword, file: pictures.file })
    .from(levelWords)
    .innerJoin(words, and(eq(words.id, levelWords.wordId), eq(words.hidden, false)))
    .leftJoin(pictures, eq(pictures.wordId, words.id))
    .where(and(eq(levelWords.map, map), eq(levelWords.difficulty, difficulty)))
    .orderBy(asc(levelWords.level), asc(levelWords.position))
  return new Map(
    [...Map.groupBy(rows, ({ level }) => level)].map(([level, own]) => [
      level,
      {
        picture: pictureUrl(own.find(({ file }) => file !== null)?.file ?? null),
        words: own.map(({ headword }) => headword),
      },
    ]),
  )
}

/** Words of a map at a difficulty, in level order. */
export async function readLevelWords(db: Reader, map: string, difficulty: Difficulty): Promise<readonly LevelWord[]> {
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
