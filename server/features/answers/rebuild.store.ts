import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { ledWords, readBaseIds } from '../../db/led-words.ts'
import { users } from '../../db/schema/accounts.ts'
import { answers, cards } from '../../db/schema/learning.ts'
import { words } from '../../db/schema/words.ts'

/** Every learner with the retention that their cards aim at, and their own weights of the memory model. */
export const listLearners = (db: Reader) =>
  db
    .select({ id: users.id, retention: users.retention, memoryWeights: users.memoryWeights })
    .from(users)
    .orderBy(asc(users.id))

/** Locks all cards of a learner until the transaction ends. */
export async function lockCards(tx: Tx, userId: string): Promise<void> {
  await tx
    .select({ wordId: cards.wordId })
    .from(cards)
    .where(eq(cards.userId, userId))
    .orderBy(asc(cards.wordId))
    .for('update')
}

/** The first answers that count, in order; `wordIds` restricts them to these headwords and their forms. */
export async function readAnswerLog(db: Reader, userId: string, wordIds?: readonly number[]) {
  const bases = await readBaseIds(db, wordIds ?? [])
  const heads = wordIds?.map((id) => bases.get(id) ?? id)
  const led = ledWords(db)
  return db
    .select({
      wordId: answers.wordId,
      kind: answers.kind,
      correct: answers.correct,
      hinted: answers.hinted,
      slips: answers.slips,
      ms: answers.ms,
      grade: answers.grade,
      at: answers.at,
      headword: words.headword,
      baseId: led.baseId,
      baseAt: led.baseAt,
    })
    .from(answers)
    .leftJoin(words, eq(words.id, answers.wordId))
    .leftJoin(led, eq(led.id, answers.wordId))
    .where(
      and(
        eq(answers.userId, userId),
        eq(answers.first, true),
        eq(answers.counted, true),
        heads && or(inArray(answers.wordId, heads), inArray(led.baseId, heads)),
      ),
    )
    .orderBy(asc(answers.at), asc(answers.position), asc(answers.id))
}

/** How many of a learner's answers that count came on a later day (UTC) than one to the same word before. */
export async function countReviews(db: Reader, userId: string): Promise<number> {
  const { wordId, at } = answers
  const [row] = await db
    .select({
      reviews: sql`count(distinct (${wordId}, (${at} at time zone 'UTC')::date)) - count(distinct ${wordId})`.mapWith(
        Number,
      ),
    })
    .from(answers)
    .where(and(eq(answers.userId, userId), eq(answers.first, true), eq(answers.counted, true)))
  return row?.reviews ?? 0
}
