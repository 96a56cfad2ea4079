/** A word as an administrator edits it: its blocks, reports and picture. */
import { PICTURE_WORDS, type EditedWord } from '#contract/word-manager'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { forms, lookAlikes, pictures, words } from '../../../db/schema/words.ts'
import { aiSections } from '../../../db/schema/look-ups.ts'
import { chunkWords } from '../../../db/word-blocks.ts'
import { runWordColumns, toRunWord } from '../../words/index.ts'

/** Undefined where there is no such word. */
export async function findManagedWord(db: Reader, wordId: number) {
  const [row] = await db
    .select({ ...runWordColumns, hidden: words.hidden })
    .from(words)
    .leftJoin(pictures, eq(pictures.wordId, words.id))
    .where(eq(words.id, wordId))
  return row && { ...row, word: toRunWord(row) }
}

export async function findWordId(db: Reader, headword: string): Promise<number | undefined> {
  const [row] = await db.select({ id: words.id }).from(words).where(eq(words.headword, headword))
  return row?.id
}

/** Ids of those of these headwords that the dictionary has, hidden ones too. */
export async function readWordIds(db: Reader, headwords: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  for (const part of chunkWords(headwords)) {
    const rows = await db
      .select({ id: words.id, headword: words.headword })
      .from(words)
      .where(inArray(words.headword, part))
    for (const { id, headword } of rows) ids.set(headword, id)
  }
  return ids
}

/** Undefined when another call has just added it. */
export const insertWord = async (db: Reader, headword: string): Promise<number | undefined> =>
  (await insertWords(db, [headword])).get(headword)

/** Ids of those that were not there. A new word is hidden until its edit shows it: the dictionary does not have it. */
export async function insertWords(db: Reader, headwords: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  for (const part of chunkWords(headwords)) {
    const rows = await db
      .insert(words)
      .values(part.map((headword) => ({ headword, meaningZh: '', meaningEn: '', hidden: true })))
      .onConflictDoNothing()
      .returning({ id: words.id, headword: words.headword })
    for (const { id, headword } of rows) ids.set(headword, id)
  }
  return ids
}

export async function readFormsOf(db: Reader, wordId: number): Promise<string[]> {
  const rows = await db.select({ form: forms.form }).from(forms).where(eq(forms.wordId, wordId))
  return rows.map(({ form }) => form)
}

/** Those of these texts that are headwords which learners see. */
export async function readHeadwords(db: Reader, texts: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const part of chunkWords(texts)) {
    const rows = await db
      .select({ headword: words.headword })
      .from(words)
      .where(and(inArray(words.headword, part), eq(words.hidden, false)))
    for (const { headword } of rows) found.add(headword)
  }
  return found
}

/** Other words that show a picture file. */
export async function readSamePicture(
  db: Reader,
  wordId: number,
  file: string | null,
): Promise<EditedWord['same_picture']> {
  if (file === null) return []
  const rows = await db
    .select({ headword: words.headword })
    .from(pictures)
    .innerJoin(words, and(eq(words.id, pictures.wordId), eq(words.hidden, false)))
    .where(and(eq(pictures.file, file), ne(pictures.wordId, wordId)))
    .orderBy(asc(words.headword))
    .limit(PICTURE_WORDS)
  return rows.map(({ headword }) => headword)
}

/** The first words that show each picture, by file. */
export async function readWordsByPicture(db: Reader): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .select({
      file: pictures.file,
      headwords: sql<
        string[]
      >`(array_agg(${words.headword} order by ${words.headword}))[1:${sql.raw(String(PICTURE_WORDS))}]`,
    })
    .from(pictures)
    .innerJoin(words, and(eq(words.id, pictures.wordId), eq(words.hidden, false)))
    .groupBy(pictures.file)
  return new Map(rows.map(({ file, headwords }) => [file, headwords]))
}

/** The words that look like those that show each picture, by file. */
export async function readLookAlikesByPicture(db: Reader): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectDistinct({ file: pictures.file, other: lookAlikes.other })
    .from(lookAlikes)
    .innerJoin(pictures, eq(pictures.wordId, lookAlikes.wordId))
    .innerJoin(words, and(eq(words.id, pictures.wordId), eq(words.hidden, false)))
    .orderBy(asc(pictures.file), asc(lookAlikes.other))
  return new Map([...Map.groupBy(rows, ({ file }) => file)].map(([file, own]) => [file, own.map(({ other }) => other)]))
}

/** What an AI provider wrote belongs to the meaning of that time. */
export async function deleteAiSections(db: Reader, wordIds: readonly number[]): Promise<void> {
  for (const ids of chunkWords(wordIds)) await db.delete(aiSections).where(inArray(aiSections.wordId, ids))
}
