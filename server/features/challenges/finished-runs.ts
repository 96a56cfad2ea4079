/** Runs that are over, in short: what a learner may show others. */
import type { ChallengeType, Difficulty, FinishedRun } from '#contract/challenges'
import { wordsAsked } from '#rules/run'
import type { Reader } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import type { Catalogue } from './catalogue.ts'
import type { MapInfo } from './catalogue.store.ts'
import { findRun, latestFinished, type RunRow } from './challenges.store.ts'

const LATEST = 10

/** A finished run with the place of its level. */
export interface PlacedRun extends FinishedRun {
  readonly category: string
  readonly sub: string | null
  /** Ids of the words that were asked. */
  readonly words: readonly number[]
}

function present(maps: ReadonlyMap<string, MapInfo>, run: RunRow): PlacedRun[] {
  const { id, category, sub, difficulty, level, type, result, finishedAt } = run
  if (!result || !finishedAt || run.wordsFrom !== 'level') return []
  return [
    {
      id,
      title: maps.get(sub ?? category)?.title ?? { zh: category, en: category },
      category,
      sub,
      difficulty: difficulty as Difficulty,
      level,
      type: type as ChallengeType,
      stars: result.stars,
      right: result.right_at_first_try,
      total: result.total,
      ms: result.ms,
      at: finishedAt.toISOString(),
      words: [...new Set(run.questions.flatMap(wordsAsked))],
    },
  ]
}

/** The last finished runs of a learner over all words of a level. */
export async function listFinished(
  { db }: Deps,
  catalogue: Catalogue,
  { userId }: Session,
): Promise<{ runs: FinishedRun[] }> {
  const maps = await catalogue.maps(db)
  const rows = await latestFinished(db, userId, LATEST)
  return { runs: rows.flatMap((row) => present(maps, row)).map(({ category: _, sub: __, words: ___, ...run }) => run) }
}

/** A finished run of the learner over all words of a level; null for any other. */
export async function readFinishedRun(
  db: Reader,
  catalogue: Catalogue,
  { userId }: Session,
  id: string,
): Promise<PlacedRun | null> {
  const run = await findRun(db, userId, id)
  return (run && present(await catalogue.maps(db), run)[0]) ?? null
}
