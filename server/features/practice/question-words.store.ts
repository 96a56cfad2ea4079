/** Words as questions are made of them, and others near to them for wrong options. */
import { and, asc, desc, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { QuestionWord } from '#rules/distractors'
import type { Sentence } from '#rules/mixed-questions'
import type { RunWord } from '#contract/challenges'
import type { Reader } from '../../db/client.ts'
import { confusions } from '../../db/schema/sums.ts'
import {
  categories,
  examples,
  levelWords,
  lookAlikes,
  neighbours,
  pictures,
  relations,
  words,
} from '../../db/schema/words.ts'
import { isOwnWord } from '#rules/own-words'
import { readLearnerWords, runWordColumns, toRunWord } from '../words/index.ts'

/** Neighbours by frequency on either side of a word, and pictured ones of its subcategory. */
const NEIGHBOURS = 5
const PICTURED = 12

/** Where a word without a rank looks for neighbours. */
const ASSUMED_RANK = 20_000

/** Of what learners gave instead of a word, so many, each given so often at least: once is a slip. */
const MISTAKEN = 4
const MISTAKEN_TIMES = 2

/** What an answer may hold. */
const MOST_CHARACTERS = 120

/** A word as questions are made of it, with all that shows it. */
export type AskedWord = RunWord & QuestionWord

/** The words of these ids in the order of the ids; hidden and unknown ones are left out. */
export async function readQuestionWords(db: Reader, ids: readonly number[]): Promise<AskedWord[]> {
  if (ids.length === 0) return []
  const wanted = [...new Set(ids)]
  const [rows, synonyms, places, beside, alike, mistaken] = await Promise.all([
    db
      .select({ frequency: words.frequency, partOfSpeech: words.partOfSpeech, unfit: words.unfit, ...runWordColumns })
      .from(words)
      .leftJoin(pictures, eq(pictures.wordId, words.id))
      .where(and(inArray(words.id, wanted), eq(words.hidden, false))),
    db
      .select({ wordId: relations.wordId, other: relations.other })
      .from(relations)
      .where(and(inArray(relations.wordId, wanted), eq(relations.kind, 'synonym'))),
    db
      .selectDistinct({ wordId: levelWords.wordId, map: levelWords.map })
      .from(levelWords)
      .innerJoin(categories, eq(categories.slug, levelWords.map))
      .where(and(inArray(levelWords.wordId, wanted), isNotNull(categories.parent))),
    db.select().from(neighbours).where(inArray(neighbours.wordId, wanted)),
    db.select().from(lookAlikes).where(inArray(lookAlikes.wordId, wanted)),
    readMistaken(db, wanted),
  ])
  const besideOf = new Map(beside.map((row) => [row.wordId, row]))
  const lookAlikesOf = Map.groupBy(alike, ({ wordId }) => wordId)
  const synonymsOf = Map.groupBy(synonyms, ({ wordId }) => wordId)
  const subcategoryOf = new Map(places.map(({ wordId, map }) => [wordId, map]))
  const byId = new Map(
    rows.map(({ frequency, partOfSpeech, unfit, ...row }) => [
      row.id,
      {
        ...toRunWord(row),
        frequency,
        partOfSpeech,
        unfit,
        subcategory: subcategoryOf.get(row.id) ?? null,
        synonyms: [
          ...(synonymsOf.get(row.id)?.map(({ other }) => other) ?? []),
          ...(besideOf.get(row.id)?.alike ?? []),
          ...(lookAlikesOf.get(row.id)?.map(({ other }) => other) ?? []),
        ],
        near: besideOf.get(row.id)?.near ?? [],
        mistaken: mistaken.get(row.id)?.map(({ givenId }) => givenId) ?? [],
      },
    ]),
  )
  return wanted.flatMap((id) => byId.get(id) ?? [])
}

/** What learners gave instead of these words, the most often given first, by the word asked for. */
async function readMistaken(db: Reader, ids: readonly number[]) {
  const ranked = db
    .select({
      wordId: confusions.wordId,
      givenId: confusions.givenId,
      place:
        sql<number>`row_number() over (partition by ${confusions.wordId} order by ${confusions.times} desc, ${confusions.givenId})`
          .mapWith(Number)
          .as('place'),
    })
    .from(confusions)
    .innerJoin(words, eq(words.id, confusions.givenId))
    .where(and(inArray(confusions.wordId, [...ids]), gte(confusions.times, MISTAKEN_TIMES), eq(words.unfit, false)))
    .as('ranked')
  const rows = await db
    .select({ wordId: ranked.wordId, givenId: ranked.givenId })
    .from(ranked)
    .where(lte(ranked.place, MISTAKEN))
    .orderBy(asc(ranked.place))
  return Map.groupBy(rows, ({ wordId }) => wordId)
}

/** The same with a learner's own words among them. */
export async function readAskedWords(db: Reader, userId: string, ids: readonly number[]): Promise<QuestionWord[]> {
  const [known, own] = await Promise.all([
    readQuestionWords(
      db,
      ids.filter((id) => !isOwnWord(id)),
    ),
    readLearnerWords(db, userId, ids.filter(isOwnWord)),
  ])
  const ownAsked = own.map((word) => ({ ...word, frequency: null, subcategory: null, synonyms: [] }))
  const byId = new Map([...known, ...ownAsked].map((word) => [word.id, word]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}

/**
 * Candidates for wrong options: what learners gave instead of these words, their neighbours, reviewed words of the same part of speech about
 * as common, and pictured ones of their subcategories.
 */
export async function readNeighbours(db: Reader, asked: readonly QuestionWord[]): Promise<AskedWord[]> {
  if (asked.length === 0) return []
  const levels = new Map(
    asked.map(({ frequency, partOfSpeech }) => [`${frequency} ${partOfSpeech}`, { frequency, partOfSpeech }]),
  )
  const places = sql.join(
    [...levels.values()].map(
      ({ frequency, partOfSpeech }) => sql`(${frequency ?? ASSUMED_RANK}::int, ${partOfSpeech ?? null}::text)`,
    ),
    sql`, `,
  )
  const subcategories = [...new Set(asked.flatMap(({ subcategory }) => subcategory ?? []))]
  const side = (comparison: 'above' | 'below') => sql`
    select near.id from (values ${places}) as asked (rank, part) cross join lateral (
      select n.id from words n
      where n.frequency ${sql.raw(comparison === 'above' ? '>' : '<')} asked.rank and not n.hidden and n.reviewed and not n.unfit
        and (n.part_of_speech = asked.part or asked.part is null or n.part_of_speech is null)
      order by n.frequency ${sql.raw(comparison === 'above' ? 'asc' : 'desc')} limit ${NEIGHBOURS}
    ) near`
  const headwords = [...new Set(asked.flatMap(({ near }) => near ?? []))]
  const [common, beside, pictured] = await Promise.all([
    db.execute(sql`${side('above')} union ${side('below')}`),
    headwords.length === 0 ? [] : db.select({ id: words.id }).from(words).where(inArray(words.headword, headwords)),
    subcategories.length === 0
      ? []
      : db
          .selectDistinct({ id: levelWords.wordId, map: levelWords.map })
          .from(levelWords)
          .where(inArray(levelWords.map, subcategories)),
  ])
  const picturedIds = [...Map.groupBy(pictured, ({ map }) => map).values()].flatMap((ofMap) => ofMap.slice(0, PICTURED))
  const commonIds = (common as unknown as { rows: { id: number }[] }).rows
  return readQuestionWords(db, [
    ...asked.flatMap(({ mistaken }) => mistaken ?? []),
    ...[...beside, ...commonIds, ...picturedIds].map(({ id }) => id),
  ])
}

/** A sentence to put in order for each word that has one in both languages and short enough to be answered, by word id. */
export async function readSentences(db: Reader, ids: readonly number[]): Promise<Map<number, Sentence>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ wordId: examples.wordId, en: examples.en, zh: examples.zh })
    .from(examples)
    .where(and(inArray(examples.wordId, [...ids]), isNotNull(examples.zh)))
    .orderBy(desc(sql`length(${examples.en})`))
  // The last row of a word wins: the shortest.
  return new Map(rows.filter(({ en }) => en.length <= MOST_CHARACTERS).map(({ wordId, ...row }) => [wordId, row]))
}
