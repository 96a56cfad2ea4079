/** The dictionary in the database. */
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import type { WordSummary } from '#contract/words'
import type { Reader } from '../../db/client.ts'
import { lookUps, wordReports } from '../../db/schema/look-ups.ts'
import {
  examples,
  forms,
  nearSynonyms,
  phrases,
  pictures,
  relations,
  roots,
  senses,
  wordNotes,
  words,
} from '../../db/schema/words.ts'
import { runWordColumns, toRunWord } from './summaries.ts'

/** Everything that stands about a word, by table, each in its order. */
export async function readEverything(db: Reader, wordId: number) {
  const [[word], own, sentences, related, collocations, inflected, parts, notes, near] = await Promise.all([
    db
      .select({ ...runWordColumns, tags: words.tags, frequency: words.frequency })
      .from(words)
      .leftJoin(pictures, eq(pictures.wordId, words.id))
      .where(eq(words.id, wordId)),
    db.select().from(senses).where(eq(senses.wordId, wordId)).orderBy(asc(senses.position)),
    db.select().from(examples).where(eq(examples.wordId, wordId)).orderBy(asc(examples.position)),
    db.select().from(relations).where(eq(relations.wordId, wordId)),
    db.select().from(phrases).where(eq(phrases.wordId, wordId)).orderBy(asc(phrases.position)),
    db.select().from(forms).where(eq(forms.wordId, wordId)),
    db.select().from(roots).where(eq(roots.wordId, wordId)),
    db.select().from(wordNotes).where(eq(wordNotes.wordId, wordId)),
    db.select().from(nearSynonyms).where(eq(nearSynonyms.wordId, wordId)).orderBy(asc(nearSynonyms.position)),
  ])
  return {
    word: word && { ...toRunWord(word), tags: word.tags, frequency: word.frequency },
    senses: own,
    examples: sentences,
    relations: related,
    phrases: collocations,
    forms: inflected,
    roots: parts,
    notes,
    nearSynonyms: near,
  }
}

export type Everything = Awaited<ReturnType<typeof readEverything>>

/** An example sentence of a word that is shown. */
export async function readSentence(db: Reader, wordId: number, position: number): Promise<string | null> {
  const [row] = await db
    .select({ en: examples.en })
    .from(examples)
    .innerJoin(words, eq(words.id, examples.wordId))
    .where(and(eq(examples.wordId, wordId), eq(examples.position, position), eq(words.hidden, false)))
  return row?.en ?? null
}

/** The words looked up last, the latest first. */
export async function readLookUps(
  db: Reader,
  userId: string,
  count: number,
): Promise<(WordSummary & { at: string })[]> {
  const rows = await db
    .select({ ...runWordColumns, at: lookUps.at })
    .from(lookUps)
    .innerJoin(words, eq(words.id, lookUps.wordId))
    .leftJoin(pictures, eq(pictures.wordId, lookUps.wordId))
    .where(and(eq(lookUps.userId, userId), isNotNull(lookUps.at), eq(words.hidden, false)))
    .orderBy(desc(lookUps.at))
    .limit(count)
  return rows.map(({ at, ...row }) => ({ ...toRunWord(row), at: at?.toISOString() ?? '' }))
}

/** Clears the history; days on which information was counted stay. */
export async function clearLookUps(db: Reader, userId: string): Promise<void> {
  await db.update(lookUps).set({ at: null }).where(eq(lookUps.userId, userId))
}

/** Notes that a learner looked a word up, and, with `informedOn`, that its information was counted on that day. */
export async function noteLookUp(
  db: Reader,
  row: { userId: string; wordId: number; at: Date; informedOn?: string },
): Promise<void> {
  const { userId, wordId, at, informedOn } = row
  await db
    .insert(lookUps)
    .values({ userId, wordId, at, informedOn })
    .onConflictDoUpdate({
      target: [lookUps.userId, lookUps.wordId],
      set: { at, ...(informedOn !== undefined && { informedOn }) },
    })
}

/** Ids of the words whose information was asked for on a day. */
export async function informedOn(db: Reader, userId: string, day: string): Promise<number[]> {
  const rows = await db
    .select({ wordId: lookUps.wordId })
    .from(lookUps)
    .where(and(eq(lookUps.userId, userId), eq(lookUps.informedOn, day)))
  return rows.map(({ wordId }) => wordId)
}

export async function insertReport(db: Reader, report: typeof wordReports.$inferInsert): Promise<void> {
  await db.insert(wordReports).values(report)
}
