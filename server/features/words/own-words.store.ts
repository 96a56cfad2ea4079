/** Learners' own words, each seen by its owner alone. */
import type { RunWord } from '#contract/challenges'
import { isAskable, isOwnWord, ownKey, tidyWord } from '#rules/own-words'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { ownWords } from '../../db/schema/own-words.ts'
import { readRunWords } from './summaries.store.ts'

/** Rows of one statement. */
const BATCH = 1_000

interface Entry {
  readonly word: string
  readonly meaning: string | null
  readonly wordId: number | null
  readonly deletedWith: string | null
}

/** Keeps those entries of a note that are own words and can be asked about, or what they mean from now on. */
export async function keepOwnWords(tx: Tx, userId: string, entries: readonly Entry[]): Promise<void> {
  const own = entries.filter((entry) => entry.wordId === null && entry.deletedWith === null && isAskable(entry))
  const rows = new Map(
    own.map(({ word, meaning }) => {
      const key = ownKey(word)
      return [key, { userId, key, text: tidyWord(word), meaning: (meaning ?? '').trim() }]
    }),
  )
  // In one order: two notes saved at once would block each other.
  const all = [...rows.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1))
  for (let from = 0; from < all.length; from += BATCH)
    await tx
      .insert(ownWords)
      .values(all.slice(from, from + BATCH))
      .onConflictDoUpdate({
        target: [ownWords.userId, ownWords.key],
        // What is written down as an own word is no headword, or is one no longer.
        set: { text: sql`excluded.text`, meaning: sql`excluded.meaning`, baseId: null, baseAt: null },
      })
}

/** Ids of a learner's own words, or of the headwords that they have become, by the texts given; texts that are none are left out. */
export async function findOwnWords(
  db: Reader,
  userId: string,
  texts: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (texts.length === 0) return new Map()
  const rows = await db
    .select({ id: ownWords.id, baseId: ownWords.baseId, key: ownWords.key })
    .from(ownWords)
    .where(and(eq(ownWords.userId, userId), inArray(ownWords.key, [...new Set(texts.map(ownKey))])))
  const ids = new Map(rows.map(({ key, id, baseId }) => [key, baseId ?? id]))
  return new Map(
    texts.flatMap((text) => {
      const id = ids.get(ownKey(text))
      return id === undefined ? [] : [[text, id] as const]
    }),
  )
}

/** Words by their ids: of the dictionary, and those of this learner's own. What belongs to another is not there. */
export async function readLearnerWords(db: Reader, userId: string, ids: readonly number[]): Promise<RunWord[]> {
  const own = ids.filter(isOwnWord)
  const known = ids.filter((id) => !isOwnWord(id))
  const [words, rows] = await Promise.all([
    known.length > 0 || own.length === 0 ? readRunWords(db, known) : [],
    own.length === 0
      ? []
      : db
          .select()
          .from(ownWords)
          .where(and(eq(ownWords.userId, userId), inArray(ownWords.id, own))),
  ])
  return [...words, ...rows.map(toRunWord)]
}

/** The learner wrote one meaning, in whatever language. */
const toRunWord = ({ id, text, meaning }: typeof ownWords.$inferSelect): RunWord => ({
  id,
  headword: text,
  ipa_uk: null,
  ipa_us: null,
  meaning: { zh: meaning, en: meaning },
  picture: null,
})
