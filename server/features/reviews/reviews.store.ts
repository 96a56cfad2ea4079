/** Due cards and words marked as known, in the database. */
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  lt,
  lte,
  min,
  notExists,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { ledWords } from '../../db/led-words.ts'
import { classMembers } from '../../db/schema/classes.ts'
import { answers, cards } from '../../db/schema/learning.ts'
import { knownWords } from '../../db/schema/memory.ts'
import { ownWords } from '../../db/schema/own-words.ts'
import { words } from '../../db/schema/words.ts'

export interface DueCard {
  readonly wordId: number
  readonly state: number
  readonly stability: number
  readonly reps: number
  readonly lapses: number
  readonly lastReview: Date | null
}

/** Whether a learner is asked about a word: it is not marked as known, and still in the dictionary or their own. */
const isAsked = (userId: string, wordId: SQLWrapper) => sql`
  not exists (select 1 from ${knownWords} where ${knownWords.userId} = ${userId} and ${knownWords.wordId} = ${wordId})
  and not exists (select 1 from ${words} where ${words.id} = ${wordId} and ${words.hidden})`

/** The cards that a learner is asked about, now or some day: all that is ever counted as due is among them. */
export const askedCards = (userId: string) => and(eq(cards.userId, userId), isAsked(userId, cards.wordId))

const askable = (db: Reader, userId: string, also: SQL | undefined, limit: number, order: SQL) =>
  db
    .select({
      wordId: cards.wordId,
      state: cards.state,
      stability: cards.stability,
      reps: cards.reps,
      lapses: cards.lapses,
      lastReview: cards.lastReview,
    })
    .from(cards)
    .where(and(askedCards(userId), also))
    .orderBy(order)
    .limit(limit)

/** The least likely remembered first: the chance falls with the time since the last review by stability. */
const byRisk = (at: Date) =>
  sql`extract(epoch from ${at.toISOString()}::timestamptz - ${cards.lastReview}) / greatest(${cards.stability}, 0.01) desc, ${cards.wordId}`

/** Due cards, the least likely remembered first. */
export const dueCards = (db: Reader, userId: string, at: Date, limit: number): Promise<DueCard[]> =>
  askable(db, userId, lte(cards.due, at), limit, byRisk(at))

/** Cards that are not due yet, the least likely remembered first. */
export const cardsDueLater = (db: Reader, userId: string, at: Date, limit: number): Promise<DueCard[]> =>
  askable(db, userId, gt(cards.due, at), limit, byRisk(at))

/** Cards of these words, in any order. */
export const cardsOfWords = (db: Reader, userId: string, wordIds: readonly number[]): Promise<DueCard[]> =>
  askable(db, userId, inArray(cards.wordId, [...wordIds]), wordIds.length, sql`${cards.wordId}`)

export const countDue = (db: Reader, userId: string, at: Date): Promise<number> =>
  db.$count(cards, and(askedCards(userId), lte(cards.due, at)))

/** How many words were answered for the first time ever since `start`. */
export async function countBegun(db: Reader, userId: string, start: Date): Promise<number> {
  const today = db
    .selectDistinct({ wordId: answers.wordId })
    .from(answers)
    .where(and(eq(answers.userId, userId), gte(answers.at, start)))
    .as('today')
  const before = db
    .select({ one: sql`1` })
    .from(answers)
    .where(and(eq(answers.userId, userId), eq(answers.wordId, today.wordId), lt(answers.at, start)))
  const [row] = await db.select({ begun: count() }).from(today).where(notExists(before))
  return row?.begun ?? 0
}

/** When the next card falls due after `at`, and how many do within `ms` of it. */
export async function nextDue(
  db: Reader,
  userId: string,
  at: Date,
  ms: number,
): Promise<{ at: Date; words: number } | null> {
  const coming = and(askedCards(userId), gt(cards.due, at))
  const [first] = await db
    .select({ due: min(cards.due) })
    .from(cards)
    .where(coming)
  if (!first?.due) return null
  const until = new Date(first.due.getTime() + ms)
  return { at: first.due, words: await db.$count(cards, and(coming, lte(cards.due, until))) }
}

/** Words whose latest first answer was wrong, the latest first, those marked as known left out. */
export async function wrongNow(db: Reader, userId: string, limit: number): Promise<number[]> {
  const led = ledWords(db)
  const wordId = sql`coalesce(${led.baseId}, ${answers.wordId})`.mapWith(Number).as('memory_id')
  const latest = db
    .selectDistinctOn([wordId], { wordId, correct: answers.correct, at: answers.at })
    .from(answers)
    .leftJoin(led, eq(led.id, answers.wordId))
    .where(and(eq(answers.userId, userId), eq(answers.first, true)))
    .orderBy(asc(wordId), desc(answers.at))
    .as('latest')
  const rows = await db
    .select({ wordId: latest.wordId })
    .from(latest)
    .where(and(eq(latest.correct, false), isAsked(userId, latest.wordId)))
    .orderBy(desc(latest.at))
    .limit(limit)
  return rows.map(({ wordId }) => wordId)
}

export async function addKnown(db: Reader, userId: string, wordIds: readonly number[], at: Date): Promise<void> {
  await db
    .insert(knownWords)
    .values(wordIds.map((wordId) => ({ userId, wordId, at })))
    .onConflictDoNothing()
}

export async function removeKnown(db: Reader, userId: string, wordIds: readonly number[]): Promise<void> {
  await db.delete(knownWords).where(and(eq(knownWords.userId, userId), inArray(knownWords.wordId, [...wordIds])))
}

/** How many of these ids are words of the dictionary, or the learner's own. */
export async function countWords(db: Reader, userId: string, ids: readonly number[]): Promise<number> {
  const own = and(eq(ownWords.userId, userId), inArray(ownWords.id, [...ids]))
  return (await db.$count(words, inArray(words.id, [...ids]))) + (await db.$count(ownWords, own))
}

/** Whether a learner is in a class. */
export const isInClass = async (db: Reader, userId: string): Promise<boolean> =>
  (await db.select({ id: classMembers.id }).from(classMembers).where(eq(classMembers.userId, userId)).limit(1)).length >
  0
