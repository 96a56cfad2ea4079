/** Runs and level results in the database. */
import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Difficulty, RunResult } from '#contract/challenges'
import type { Reader } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { levelResults, runs } from '../../db/schema/learning.ts'
import { levelWords } from '../../db/schema/words.ts'

export type RunRow = typeof runs.$inferSelect
export type NewRun = typeof runs.$inferInsert

export interface LevelPlace {
  readonly map: string
  readonly difficulty: Difficulty
  readonly level: number
}

/** Stores a run, or finds the one that this id made before. */
export async function insertRun(db: Reader, run: NewRun): Promise<{ run: RunRow; isNew: boolean }> {
  const [made] = await db.insert(runs).values(run).onConflictDoNothing().returning()
  if (made) return { run: made, isNew: true }
  const found = await findRun(db, run.userId, run.id)
  if (!found) throw new Error('A run vanished between insert and select.')
  return { run: found, isNew: false }
}

const byId = prepared((db) =>
  db
    .select()
    .from(runs)
    .where(and(eq(runs.userId, sql.placeholder('userId')), eq(runs.id, sql.placeholder('id'))))
    .prepare('run_by_id'),
)

export async function findRun(db: Reader, userId: string, id: string): Promise<RunRow | null> {
  return (await byId(db).execute({ userId, id }))[0] ?? null
}

/** The run, locked until the transaction ends, so that parallel calls on it wait for each other. */
export async function lockRun(db: Reader, userId: string, id: string): Promise<RunRow | null> {
  const [run] = await db
    .select()
    .from(runs)
    .where(and(eq(runs.userId, userId), eq(runs.id, id)))
    .for('update')
  return run ?? null
}

export async function saveResult(db: Reader, run: RunRow, result: RunResult, at: Date): Promise<void> {
  await db
    .update(runs)
    .set({ result, finishedAt: at })
    .where(and(eq(runs.userId, run.userId), eq(runs.id, run.id), isNull(runs.finishedAt)))
}

/** Result of the last finished run over all words of a level. */
export async function lastResult(db: Reader, userId: string, place: LevelPlace): Promise<RunResult | null> {
  const [run] = await db
    .select({ result: runs.result })
    .from(runs)
    .where(
      and(
        eq(runs.userId, userId),
        sql`coalesce(${runs.sub}, ${runs.category}) = ${place.map}`,
        eq(runs.difficulty, place.difficulty),
        eq(runs.level, place.level),
        eq(runs.wordsFrom, 'level'),
        isNotNull(runs.finishedAt),
      ),
    )
    .orderBy(desc(runs.finishedAt))
    .limit(1)
  return run?.result ?? null
}

/** The latest finished runs over all words of a level. */
export async function latestFinished(db: Reader, userId: string, limit: number): Promise<RunRow[]> {
  return db
    .select()
    .from(runs)
    .where(and(eq(runs.userId, userId), isNotNull(runs.finishedAt), eq(runs.wordsFrom, 'level')))
    .orderBy(desc(runs.finishedAt))
    .limit(limit)
}

export async function starsOn(db: Reader, userId: string, place: LevelPlace): Promise<number> {
  const [row] = await db
    .select({ stars: levelResults.stars })
    .from(levelResults)
    .where(
      and(
        eq(levelResults.userId, userId),
        eq(levelResults.map, place.map),
        eq(levelResults.difficulty, place.difficulty),
        eq(levelResults.level, place.level),
      ),
    )
  return row?.stars ?? 0
}

const onMap = prepared((db) =>
  db
    .select({ level: levelResults.level, stars: levelResults.stars })
    .from(levelResults)
    .where(
      and(
        eq(levelResults.userId, sql.placeholder('userId')),
        eq(levelResults.map, sql.placeholder('map')),
        eq(levelResults.difficulty, sql.placeholder('difficulty')),
      ),
    )
    .prepare('stars_of_map'),
)

/** Best stars of every finished level of a map at a difficulty. */
export async function starsOfMap(
  db: Reader,
  userId: string,
  map: string,
  difficulty: Difficulty,
): Promise<Map<number, number>> {
  const rows = await onMap(db).execute({ userId, map, difficulty })
  return new Map(rows.map(({ level, stars }) => [level, stars]))
}

const bestTimes = prepared((db) =>
  db
    .select({ level: runs.level, ms: sql`min((${runs.result} ->> 'ms')::int)`.mapWith(Number) })
    .from(runs)
    .where(
      and(
        eq(runs.userId, sql.placeholder('userId')),
        eq(runs.category, sql.placeholder('category')),
        sql`${runs.sub} is not distinct from ${sql.placeholder('sub')}`,
        eq(runs.difficulty, sql.placeholder('difficulty')),
        eq(runs.wordsFrom, 'level'),
        isNotNull(runs.result),
      ),
    )
    .groupBy(runs.level)
    .prepare('best_times_of_map'),
)

/** Milliseconds of the fastest finished run over all words of a level, by level. */
export async function bestTimesOfMap(
  db: Reader,
  userId: string,
  place: { category: string; sub: string | null; difficulty: Difficulty },
): Promise<Map<number, number>> {
  const rows = await bestTimes(db).execute({ userId, ...place })
  return new Map(rows.map(({ level, ms }) => [level, ms]))
}

const perMap = prepared((db) =>
  db
    .select({
      map: levelResults.map,
      // A map that new content has made smaller keeps all its stars, but its levels that are gone are not done.
      completed: sql`count(*) filter (where exists (
        select 1 from ${levelWords} as places
        where places.map = level_results.map and places.difficulty = level_results.difficulty and places.level = level_results.level
      ))`.mapWith(Number),
      stars: sql`coalesce(sum(${levelResults.stars}), 0)`.mapWith(Number),
    })
    .from(levelResults)
    .where(eq(levelResults.userId, sql.placeholder('userId')))
    .groupBy(levelResults.map)
    .prepare('progress_by_map'),
)

/** Levels finished of those that a map has, and all stars earned on it, by map. */
export async function progressByMap(
  db: Reader,
  userId: string,
): Promise<Map<string, { completed: number; stars: number }>> {
  const rows = await perMap(db).execute({ userId })
  return new Map(rows.map(({ map, ...progress }) => [map, progress]))
}

/** Keeps the better of old and new stars in one statement, and returns the saved stars. */
export async function keepBestStars(
  db: Reader,
  userId: string,
  place: LevelPlace,
  stars: number,
  at: Date,
): Promise<number> {
  const [row] = await db
    .insert(levelResults)
    .values({ userId, ...place, stars, completedAt: at })
    .onConflictDoUpdate({
      target: [levelResults.userId, levelResults.map, levelResults.difficulty, levelResults.level],
      set: { stars: sql`greatest(${levelResults.stars}, ${stars})` },
    })
    .returning({ stars: levelResults.stars })
  return row?.stars ?? stars
}

/** Days after its end for which an unfinished run still says that it has expired; its answers stay for ever. */
const ABANDONED_DAYS = 30

export async function removeAbandonedRuns(db: Reader, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ABANDONED_DAYS * 86_400_000)
  await db.delete(runs).where(and(isNull(runs.finishedAt), lt(runs.expiresAt, before)))
}
