/** What the packages of a learner hold, in the database. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { and, asc, count, eq, gt, inArray, min, sql } from 'drizzle-orm'
import type { Card } from '#rules/memory'
import type { Reader, Tx } from '../../db/client.ts'
import { insertRows } from '../../db/insert-rows.ts'
import { cards } from '../../db/schema/learning.ts'
import { importedReviews, knownWords } from '../../db/schema/memory.ts'
import { ownWords } from '../../db/schema/own-words.ts'
import { examples, words } from '../../db/schema/words.ts'

/** What the dictionary says of a word. */
export interface WordText {
  readonly headword: string
  readonly ipaUk: string | null
  readonly ipaUs: string | null
  readonly zh: string
  readonly en: string
  /** Of exams. */
  readonly tags: readonly string[]
}

/** Words by id: of the dictionary, and the learner's own. */
export async function readWordTexts(
  db: Reader,
  userId: string,
  ids: readonly number[],
): Promise<Map<number, WordText>> {
  const texts = new Map<number, WordText>()
  if (ids.length === 0) return texts
  const rows = await db
    .select({
      id: words.id,
      headword: words.headword,
      ipaUk: words.ipaUk,
      ipaUs: words.ipaUs,
      zh: words.meaningZh,
      en: words.meaningEn,
      tags: words.tags,
    })
    .from(words)
    .where(inArray(words.id, [...ids]))
  for (const { id, ...text } of rows) texts.set(id, text)
  const own = await db
    .select({ id: ownWords.id, headword: ownWords.text, zh: ownWords.meaning })
    .from(ownWords)
    .where(and(eq(ownWords.userId, userId), inArray(ownWords.id, [...ids])))
  for (const { id, headword, zh } of own) texts.set(id, { headword, ipaUk: null, ipaUs: null, zh, en: '', tags: [] })
  return texts
}

/** The first example of each word, one with a translation before one without. */
export async function readFirstExamples(
  db: Reader,
  ids: readonly number[],
): Promise<Map<number, { en: string; zh: string | null }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([examples.wordId], { wordId: examples.wordId, en: examples.en, zh: examples.zh })
    .from(examples)
    .where(inArray(examples.wordId, [...ids]))
    .orderBy(asc(examples.wordId), sql`${examples.zh} is null`, asc(examples.position))
  return new Map(rows.map(({ wordId, en, zh }) => [wordId, { en, zh }]))
}

/** A learner's cards of these words. */
export async function readCards(db: Reader, userId: string, ids: readonly number[]): Promise<Map<number, Card>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(cards)
    .where(and(eq(cards.userId, userId), inArray(cards.wordId, [...ids])))
  return new Map(rows.map(({ userId: _, begunAt: _begun, wordId, ...card }) => [wordId, card]))
}

/** Which of these words the learner has marked as known. */
export async function readKnown(db: Reader, userId: string, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ wordId: knownWords.wordId })
    .from(knownWords)
    .where(and(eq(knownWords.userId, userId), inArray(knownWords.wordId, [...ids])))
  return new Set(rows.map(({ wordId }) => wordId))
}

/** Ids of words with a card, in their order, those after `after`. */
export async function listCardWords(db: Reader, userId: string, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ wordId: cards.wordId })
    .from(cards)
    .where(and(eq(cards.userId, userId), gt(cards.wordId, after)))
    .orderBy(asc(cards.wordId))
    .limit(limit)
  return rows.map(({ wordId }) => wordId)
}

/** Rows of one statement. */
const BATCH = 2_000

/** Keeps reviews; one that is there already stays as it is. */
export async function insertImported(tx: Tx, rows: readonly (typeof importedReviews.$inferInsert)[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) {
    await insertRows(tx, importedReviews, rows.slice(from, from + BATCH), sql`on conflict do nothing`)
    // Others get their turn between two batches.
    await yieldToEventLoop()
  }
}

/** How many imported reviews a learner has. */
export async function countImported(db: Reader, userId: string): Promise<number> {
  const [row] = await db.select({ reviews: count() }).from(importedReviews).where(eq(importedReviews.userId, userId))
  return row?.reviews ?? 0
}

/** When the learner was asked a word first, here or before; null before. */
export async function readFirstAnswer(db: Reader, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ begunAt: min(cards.begunAt) })
    .from(cards)
    .where(eq(cards.userId, userId))
  return row?.begunAt ?? null
}
