/** Words that lead to a headword: forms and other spellings of it, and own words that the dictionary has learned. */
import { inArray, isNotNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Reader } from './client.ts'
import { ownWords } from './schema/own-words.ts'
import { words } from './schema/words.ts'

/** Subquery of their ids and those of their headwords. */
export const LED_WORDS = sql`
  select id, base_id, base_at from words where base_id is not null
  union all select id, base_id, base_at from own_words where base_id is not null`

/** The same as a table that typed queries join. */
export const ledWords = (db: Reader) =>
  unionAll(
    db.select({ id: words.id, baseId: words.baseId, baseAt: words.baseAt }).from(words).where(isNotNull(words.baseId)),
    db
      .select({ id: ownWords.id, baseId: ownWords.baseId, baseAt: ownWords.baseAt })
      .from(ownWords)
      .where(isNotNull(ownWords.baseId)),
  ).as('led')

/** The ids of the headwords that words lead to, by the ids of these; a word that leads nowhere is left out. */
export async function readBaseIds(db: Reader, wordIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (wordIds.length === 0) return new Map()
  const led = ledWords(db)
  const rows = await db
    .select({ id: led.id, baseId: led.baseId })
    .from(led)
    .where(inArray(led.id, [...wordIds]))
  return new Map(rows.flatMap(({ id, baseId }) => (baseId === null ? [] : [[id, baseId] as const])))
}

/** These words and those that lead to them, for queries of the log of answers. */
export async function withLedWords(db: Reader, wordIds: readonly number[]): Promise<number[]> {
  if (wordIds.length === 0) return []
  const led = ledWords(db)
  const rows = await db
    .select({ id: led.id })
    .from(led)
    .where(inArray(led.baseId, [...wordIds]))
  return [...wordIds, ...rows.map(({ id }) => id)]
}
