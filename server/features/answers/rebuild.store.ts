import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { QuestionKind } from '#contract/challenges'
import { gradeFor, type Grade } from '#rules/grading'
import type { Reader, Tx } from '../../db/client.ts'
import { ledWords, readBaseIds } from '../../db/led-words.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { users } from '../../db/schema/accounts.ts'
import { answers, cards } from '../../db/schema/learning.ts'
import { importedReviews } from '../../db/schema/memory.ts'
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

/** What moved a card: an answer, or a review of another program. */
export interface LoggedReview {
  readonly wordId: number
  readonly at: Date
  readonly grade: Grade
  readonly ms: number
  /** The session it belongs to; null outside of one. */
  readonly sessionId: string | null
  /** The headword that the word is a form of; null for a headword. */
  readonly baseId: number | null
  /** When its word became a form of the headword that the card belongs to; null for answers to the headword itself. */
  readonly baseAt: Date | null
}

/**
 * The first answers that count and the reviews that were imported, in the order of their times; `wordIds` restricts them to these headwords and
 * their forms.
 */
export async function readReviews(db: Reader, userId: string, wordIds?: readonly number[]): Promise<LoggedReview[]> {
  const bases = await readBaseIds(db, wordIds ?? [])
  const heads = wordIds?.map((id) => bases.get(id) ?? id)
  const answered = await readAnswers(db, userId, heads)
  const imported = await readImported(db, userId, heads)
  // Both are in order.
  return imported.length === 0 ? answered : [...imported, ...answered].sort((a, b) => a.at.getTime() - b.at.getTime())
}

async function readAnswers(db: Reader, userId: string, heads?: readonly number[]): Promise<LoggedReview[]> {
  const led = ledWords(db)
  const rows = await db
    .select({
      wordId: answers.wordId,
      sessionId: answers.runId,
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
        heads && or(inArray(answers.wordId, [...heads]), inArray(led.baseId, [...heads])),
      ),
    )
    .orderBy(asc(answers.at), asc(answers.position), asc(answers.id))
  return rows.map(({ wordId, sessionId, at, ms, baseId, baseAt, grade, headword, kind, ...answer }) => ({
    wordId,
    sessionId,
    at,
    ms,
    baseId,
    baseAt,
    // Answers older than the column of grades are graded again. The learner's own words, which have no headword, are younger.
    grade:
      (grade as Grade | null) ??
      gradeFor({ ...answer, ms, kind: kind as QuestionKind, letters: headword?.length ?? 0 }),
  }))
}

function readImported(db: Reader, userId: string, heads?: readonly number[]): Promise<LoggedReview[]> {
  const led = ledWords(db)
  const { wordId, at, grade, ms } = importedReviews
  return db
    .select({ wordId, sessionId: sql<null>`null`, at, grade, ms, baseId: led.baseId, baseAt: led.baseAt })
    .from(importedReviews)
    .leftJoin(led, eq(led.id, wordId))
    .where(
      and(
        eq(importedReviews.userId, userId),
        heads && or(inArray(wordId, [...heads]), inArray(led.baseId, [...heads])),
      ),
    )
    .orderBy(asc(at))
}

/** How many of a learner's reviews came on a later day (UTC) than one of the same word before. */
export async function countReviews(db: Reader, userId: string): Promise<number> {
  const [row] = await rowsOf<{ reviews: number }>(
    db,
    sql`
      select (count(distinct (word_id, (at at time zone 'UTC')::date)) - count(distinct word_id))::int as reviews
      from (
        select word_id, at from ${answers} where user_id = ${userId} and first and counted
        union all select word_id, at from ${importedReviews} where user_id = ${userId}
      ) as reviewed`,
  )
  return row?.reviews ?? 0
}
