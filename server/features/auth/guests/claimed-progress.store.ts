/** What a new account has from its guest. */
import { asc, count, eq, isNull, sum } from 'drizzle-orm'
import type { ClaimedProgress } from '#contract/auth'
import type { Reader } from '../../../db/client.ts'
import { cards, levelResults } from '../../../db/schema/learning.ts'
import { pictures, words } from '../../../db/schema/words.ts'
import { runWordColumns, toRunWord } from '../../words/index.ts'

/** As many as a level has. */
const EXAMPLES = 8

/** Stars and words of an account that was made a moment ago, so all of them came along; undefined when there is nothing. */
export async function readClaimedProgress(db: Reader, userId: string): Promise<ClaimedProgress | undefined> {
  const [known] = await db.select({ words: count() }).from(cards).where(eq(cards.userId, userId))
  const [results] = await db
    .select({ stars: sum(levelResults.stars).mapWith(Number) })
    .from(levelResults)
    .where(eq(levelResults.userId, userId))
  const progress = { stars: results?.stars ?? 0, words: known?.words ?? 0 }
  if (progress.stars + progress.words === 0) return undefined
  const rows = await db
    .select(runWordColumns)
    .from(cards)
    .innerJoin(words, eq(words.id, cards.wordId))
    .leftJoin(pictures, eq(pictures.wordId, words.id))
    .where(eq(cards.userId, userId))
    .orderBy(isNull(pictures.file), asc(words.id))
    .limit(EXAMPLES)
  const examples = rows.map(toRunWord).map(({ headword, meaning, picture }) => ({ headword, meaning, picture }))
  return { ...progress, examples }
}
