/** Own sentences in the database. */
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { SENTENCES_A_WORD } from '#contract/sentence-limits'
import type { Reader, Tx } from '../../db/client.ts'
import { cards } from '../../db/schema/learning.ts'
import { noteEntries, notes } from '../../db/schema/notes.ts'
import { ownSentences, sentencesAsked } from '../../db/schema/sentences.ts'
import { examples, phrases, senses, wordNotes } from '../../db/schema/words.ts'

export type SentenceRow = typeof ownSentences.$inferSelect

const latestFirst = [desc(ownSentences.createdAt), desc(ownSentences.id)] as const
const own = (userId: string, id: string) => and(eq(ownSentences.userId, userId), eq(ownSentences.id, id))

export const readSentencesOf = (db: Reader, userId: string, wordIds: readonly number[]): Promise<SentenceRow[]> =>
  wordIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(ownSentences)
        .where(and(eq(ownSentences.userId, userId), inArray(ownSentences.wordId, [...wordIds])))
        .orderBy(...latestFirst)
        .limit(SENTENCES_A_WORD * wordIds.length)

/** Whether the note is there for the learner: their own, or an official one that is published. */
export async function isNoteShown(db: Reader, userId: string, id: string): Promise<boolean> {
  const isTheirs = eq(notes.userId, userId)
  const isOfficial = and(isNull(notes.userId), sql`${notes.publishedAt} is not null`)
  const isIt = and(eq(notes.id, id), isNull(notes.deletedAt), or(isTheirs, isOfficial))
  return (await db.$count(notes, isIt)) > 0
}

/** The latest sentence with each dictionary word of a note. */
export function readNoteRows(db: Reader, userId: string, noteId: string, most: number) {
  const isEntry = and(eq(noteEntries.noteId, noteId), isNull(noteEntries.deletedAt), isNotNull(noteEntries.wordId))
  const ids = db.select({ id: noteEntries.wordId }).from(noteEntries).where(isEntry)
  return db
    .selectDistinctOn([ownSentences.wordId], { word_id: ownSentences.wordId, text: ownSentences.text })
    .from(ownSentences)
    .where(and(eq(ownSentences.userId, userId), inArray(ownSentences.wordId, ids)))
    .orderBy(ownSentences.wordId, ...latestFirst)
    .limit(most)
}

/** Keeps others from adding to the same word meanwhile. */
export async function lockSentences(tx: Tx, userId: string, wordId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sentences ${userId} ${wordId}`}, 0))`)
}

export async function findSentence(db: Reader, userId: string, id: string): Promise<SentenceRow | null> {
  return (await db.select().from(ownSentences).where(own(userId, id)))[0] ?? null
}

export const countSentences = (db: Reader, userId: string, wordId: number): Promise<number> =>
  db.$count(ownSentences, and(eq(ownSentences.userId, userId), eq(ownSentences.wordId, wordId)))

export async function insertSentence(tx: Tx, row: SentenceRow): Promise<void> {
  await tx.insert(ownSentences).values(row)
}

export async function updateText(tx: Tx, userId: string, id: string, text: string): Promise<void> {
  await tx.update(ownSentences).set({ text }).where(own(userId, id))
}

/** Whether it was there. */
export async function removeSentence(db: Reader, userId: string, id: string): Promise<boolean> {
  return (await db.delete(ownSentences).where(own(userId, id)).returning({ id: ownSentences.id })).length > 0
}

/** What the entry of a word shows of its use. */
export async function readUsage(db: Reader, wordId: number) {
  const [sentences, partners, parts] = await Promise.all([
    db.select({ en: examples.en }).from(examples).where(eq(examples.wordId, wordId)),
    db.select({ text: phrases.text }).from(phrases).where(eq(phrases.wordId, wordId)),
    db.selectDistinct({ part: senses.partOfSpeech }).from(senses).where(eq(senses.wordId, wordId)),
  ])
  return {
    examples: sentences.map(({ en }) => en),
    phrases: partners.map(({ text }) => text),
    partsOfSpeech: parts.map(({ part }) => part),
  }
}

/** How often the learner has forgotten each of the words. */
export async function readLapses(db: Reader, userId: string, wordIds: readonly number[]) {
  if (wordIds.length === 0) return []
  return db
    .select({ wordId: cards.wordId, lapses: cards.lapses })
    .from(cards)
    .where(and(eq(cards.userId, userId), inArray(cards.wordId, [...wordIds])))
}

export async function readMemoryAids(db: Reader, wordIds: readonly number[]) {
  if (wordIds.length === 0) return []
  return db
    .select()
    .from(wordNotes)
    .where(and(inArray(wordNotes.wordId, [...wordIds]), eq(wordNotes.kind, 'memory')))
}

export async function readAsked(db: Reader, userId: string, wordIds: readonly number[]): Promise<Set<number>> {
  if (wordIds.length === 0) return new Set()
  const rows = await db
    .select({ wordId: sentencesAsked.wordId })
    .from(sentencesAsked)
    .where(and(eq(sentencesAsked.userId, userId), inArray(sentencesAsked.wordId, [...wordIds])))
  return new Set(rows.map(({ wordId }) => wordId))
}

export async function insertAsked(db: Reader, userId: string, wordId: number, at: Date): Promise<void> {
  await db.insert(sentencesAsked).values({ userId, wordId, at }).onConflictDoNothing()
}

export interface SentenceCopy {
  readonly id: string
  readonly wordId: number
  readonly text: string
  readonly createdAt: Date
}

/** What putting sentences back does: those that are gone come back, and others get their text again. */
export async function compareSentences(db: Reader, userId: string, copies: readonly SentenceCopy[]) {
  const rows = new Map(
    (await db.select().from(ownSentences).where(eq(ownSentences.userId, userId))).map((row) => [row.id, row]),
  )
  return {
    rows,
    missing: copies.filter(({ id }) => !rows.has(id)),
    changed: copies.filter(({ id, text }) => rows.has(id) && rows.get(id)?.text !== text),
  }
}

/** Puts sentences back; one whose word has five others by now is left out. */
export async function restoreSentences(
  tx: Tx,
  userId: string,
  copies: readonly SentenceCopy[],
): Promise<{ broughtBack: string[]; leftOut: number }> {
  const { rows, missing, changed } = await compareSentences(tx, userId, copies)
  for (const { id, text } of changed) await updateText(tx, userId, id, text)
  const counts = new Map<number, number>()
  const count = (wordId: number) => counts.set(wordId, (counts.get(wordId) ?? 0) + 1)
  for (const { wordId } of rows.values()) count(wordId)
  const broughtBack: string[] = []
  for (const copy of missing) {
    if ((counts.get(copy.wordId) ?? 0) >= SENTENCES_A_WORD) continue
    count(copy.wordId)
    await insertSentence(tx, { userId, ...copy })
    broughtBack.push(copy.id)
  }
  return { broughtBack, leftOut: missing.length - broughtBack.length }
}

export async function removeSentences(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await removeSentence(tx, userId, id)
}
