/** The dictionary in the database. */
import { and, desc, eq, inArray, isNotNull, ne, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { WordSummary } from '#contract/words'
import type { Reader } from '../../db/client.ts'
import { lookUps } from '../../db/schema/look-ups.ts'
import { wordEdits } from '../../db/schema/word-edits.ts'
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
import { runWordColumns, toRunWord } from './summaries.store.ts'

/** Rows of a table about the word of the query, as the table names its columns. */
const rowsOf = <R>(table: PgTable, order: string): SQL<R[]> =>
  sql<
    R[]
  >`(select coalesce(json_agg(own order by ${sql.raw(order)}), '[]'::json) from ${table} own where own.word_id = ${words.id})`

interface SenseOfWord {
  readonly position: number
  readonly part_of_speech: string
  readonly zh: string | null
  readonly en: string | null
  readonly ipa_uk: string | null
  readonly ipa_us: string | null
  readonly authored: boolean
}

/** All rows of a word in one query, so that concurrent requests do not wait for connections. */
export async function readEverything(db: Reader, wordId: number) {
  const [found] = await db
    .select({
      ...runWordColumns,
      tags: words.tags,
      frequency: words.frequency,
      senses: rowsOf<SenseOfWord>(senses, 'own.position'),
      examples: rowsOf<{ position: number; en: string; zh: string | null; authored: boolean }>(
        examples,
        'own.position',
      ),
      relations: rowsOf<{ kind: string; other: string }>(relations, 'own.kind'),
      phrases: rowsOf<{ text: string; zh: string }>(phrases, 'own.position'),
      forms: rowsOf<{ form: string; kind: string }>(forms, 'own.kind, own.form'),
      roots: rowsOf<{ root: string; zh: string | null; meaning: string | null; origin: string | null }>(
        roots,
        'own.position',
      ),
      notes: rowsOf<{ kind: string; zh: string; en: string }>(wordNotes, 'own.kind'),
      nearSynonyms: rowsOf<{ zh: string; en: string }>(nearSynonyms, 'own.position'),
      /** Blocks that an administrator wrote. */
      edited: sql<
        string[]
      >`array(select ${wordEdits.block} from ${wordEdits} where ${wordEdits.wordId} = ${words.id} and ${wordEdits.rows} is not null)`,
    })
    .from(words)
    .leftJoin(pictures, eq(pictures.wordId, words.id))
    .where(eq(words.id, wordId))
  return found && { ...found, word: { ...toRunWord(found), tags: found.tags, frequency: found.frequency } }
}

export type Everything = NonNullable<Awaited<ReturnType<typeof readEverything>>>

/** How a word is said in one of its senses; null when it has no such sense. Both accents are null where the word's own sound holds. */
export async function readSenseSound(
  db: Reader,
  wordId: number,
  position: number,
): Promise<{ uk: string | null; us: string | null } | null> {
  const [row] = await db
    .select({ uk: senses.ipaUk, us: senses.ipaUs })
    .from(senses)
    .where(and(eq(senses.wordId, wordId), eq(senses.position, position)))
  return row ?? null
}

/** How words are said in senses that sound differently, both accents, by the word. */
export async function readSenseSounds(
  db: Reader,
  wordIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await db
    .select({ wordId: senses.wordId, uk: senses.ipaUk, us: senses.ipaUs })
    .from(senses)
    .where(and(inArray(senses.wordId, [...wordIds]), isNotNull(senses.ipaUs)))
  const sounds = new Map<number, string[]>()
  for (const { wordId, uk, us } of rows)
    sounds.set(wordId, [...(sounds.get(wordId) ?? []), ...[us, uk].flatMap((sound) => sound ?? [])])
  return sounds
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

/** Whether a text is a word that learners do not see for now. A word that was taken away again with its meaning is none. */
export async function isHiddenWord(db: Reader, text: string): Promise<boolean> {
  const rows = await db
    .select({ id: words.id })
    .from(words)
    .where(and(eq(words.headword, text.trim()), eq(words.hidden, true), ne(words.meaningZh, '')))
  return rows.length > 0
}
