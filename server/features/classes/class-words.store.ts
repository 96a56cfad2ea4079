/** Words of tasks that learners of a class got wrong, since they joined. */
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { answersWith } from '#rules/confusions'
import type { LoggedKind } from '#rules/grading'
import type { Reader } from '../../db/client.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { classMembers } from '../../db/schema/classes.ts'
import { answers } from '../../db/schema/learning.ts'
import { words } from '../../db/schema/words.ts'

/** Mistakes that are looked at, the latest. */
const MOST_MISTAKES = 5_000

/** Words of all tasks of a class, or of one. */
export async function readTaskWords(db: Reader, classId: string, task: string | undefined): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select distinct unnest(word_ids) as id from class_tasks
      where class_id = ${classId} ${task === undefined ? sql`` : sql`and id = ${task}`}`,
  )
  return rows.map(({ id }) => Number(id))
}

const isMistake = (wordIds: readonly number[]) =>
  and(
    gte(answers.at, classMembers.joinedAt),
    inArray(answers.wordId, [...wordIds]),
    sql`${answers.first} and ${answers.counted} and not ${answers.correct}`,
  )

/** How many learners got each word wrong at first, the most first. */
export const readMissed = (db: Reader, classId: string, wordIds: readonly number[], most: number) =>
  db
    .select({
      wordId: answers.wordId,
      learners: sql`count(distinct ${answers.userId})`.mapWith(Number),
    })
    .from(classMembers)
    .innerJoin(answers, eq(answers.userId, classMembers.userId))
    .where(and(eq(classMembers.classId, classId), isMistake(wordIds)))
    .groupBy(answers.wordId)
    .orderBy(desc(sql`count(distinct ${answers.userId})`), answers.wordId)
    .limit(most)

interface ClassMistake {
  readonly userId: string
  readonly wordId: number
  readonly givenId: number
  readonly kind: LoggedKind
  readonly at: Date
}

/** First answers to these words that were another word of the dictionary. */
export async function readMistakes(db: Reader, classId: string, wordIds: readonly number[]): Promise<ClassMistake[]> {
  const rows = await db
    .select({
      userId: answers.userId,
      wordId: answers.wordId,
      kind: answers.kind,
      given: answers.given,
      at: answers.at,
    })
    .from(classMembers)
    .innerJoin(answers, eq(answers.userId, classMembers.userId))
    .where(and(eq(classMembers.classId, classId), isMistake(wordIds)))
    .orderBy(desc(answers.at))
    .limit(MOST_MISTAKES)
  const mistakes = rows.map((row) => ({ ...row, kind: row.kind as LoggedKind }))
  const texts = mistakes.flatMap(({ kind, given }) => (answersWith(kind) === 'text' ? [textOf(given)] : []))
  const idOf = await findWords(db, [...new Set(texts)])
  return mistakes.flatMap(({ given, ...mistake }) => {
    const way = answersWith(mistake.kind)
    const givenId =
      way === 'text' ? idOf.get(textOf(given)) : way === 'id' && /^\d{1,9}$/.test(given) ? Number(given) : undefined
    return givenId === undefined || givenId === mistake.wordId ? [] : [{ ...mistake, givenId }]
  })
}

const textOf = (given: string): string => given.trim().toLowerCase()

async function findWords(db: Reader, texts: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (texts.length === 0) return new Map()
  const rows = await db
    .select({ id: words.id, text: words.headword })
    .from(words)
    .where(and(inArray(words.headword, [...texts]), eq(words.hidden, false)))
  return new Map(rows.map(({ id, text }) => [text, id]))
}
