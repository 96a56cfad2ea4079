/** Headwords as the check of a lesson and its preview need them. */
import type { TaughtWord } from '#content/authoring/lesson-faults'
import type { RunWord } from '#contract/challenges'
import { and, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { forms, senses, words } from '../../../db/schema/words.ts'
import { readRunWords } from '../../words/index.ts'

const shownWords = (headwords: readonly string[]) =>
  and(inArray(words.headword, [...headwords]), eq(words.hidden, false))

/** Those of these texts that are headwords which learners see. */
export async function readTaughtWords(
  db: Reader,
  headwords: readonly string[],
): Promise<ReadonlyMap<string, TaughtWord>> {
  if (headwords.length === 0) return new Map()
  const found = await db
    .select({
      id: words.id,
      headword: words.headword,
      ipaUk: words.ipaUk,
      ipaUs: words.ipaUs,
      reviewed: words.reviewed,
      unfit: words.unfit,
    })
    .from(words)
    .where(shownWords(headwords))
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const ofForms = await db.select().from(forms).where(inArray(forms.wordId, ids))
  const ofSenses = await db.select().from(senses).where(inArray(senses.wordId, ids))
  return new Map(
    found.map(({ id, headword, ...word }) => [
      headword,
      {
        ...word,
        forms: ofForms.flatMap(({ wordId, form }) => (wordId === id ? [form] : [])),
        senses: ofSenses.filter(({ wordId }) => wordId === id),
      },
    ]),
  )
}

export async function readKnownWords(db: Reader, headwords: readonly string[]): Promise<RunWord[]> {
  if (headwords.length === 0) return []
  const found = await db.select({ id: words.id }).from(words).where(shownWords(headwords))
  return readRunWords(
    db,
    found.map(({ id }) => id),
  )
}
