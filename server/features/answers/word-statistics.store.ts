/** What first answers tell of the words themselves: which are confused, and which pictures are understood. */
import { inArray, or, sql } from 'drizzle-orm'
import { isOwnWord } from '#rules/own-words'
import type { Tx } from '../../db/client.ts'
import { confusions, pictureSums } from '../../db/schema/sums.ts'
import { words } from '../../db/schema/words.ts'
import type { JudgedAnswer } from './judged-answer.ts'

/**
 * Adds first answers to the sums of all learners. To be called last in a transaction: these rows belong to everybody. They are always taken in
 * the same order, so that two learners wait for each other and never both.
 */
export async function updateWordStatistics(tx: Tx, answers: readonly JudgedAnswer[]): Promise<void> {
  const telling = answers.filter(({ first, counted, wordId }) => first && counted && !isOwnWord(wordId))
  await addConfusions(tx, telling)
  await addPictures(
    tx,
    telling.filter(({ pictured }) => pictured),
  )
}

async function addConfusions(tx: Tx, answers: readonly JudgedAnswer[]): Promise<void> {
  const wrong = answers.filter(({ mistaken }) => mistaken !== null)
  if (wrong.length === 0) return
  const texts = wrong.flatMap(({ mistaken }) => (typeof mistaken === 'string' ? [mistaken] : []))
  const ids = wrong.flatMap(({ mistaken }) => (typeof mistaken === 'number' ? [mistaken] : []))
  const found = await tx
    .select({ id: words.id, headword: words.headword })
    .from(words)
    .where(or(inArray(words.id, ids), inArray(words.headword, texts)))
  const idOf = new Map<number | string, number>(
    found.flatMap(({ id, headword }) => [[id, id] as const, [headword, id] as const]),
  )
  const rows = wrong.flatMap(({ wordId, mistaken, pictured }) => {
    const givenId = mistaken === null ? undefined : idOf.get(mistaken)
    return givenId === undefined || givenId === wordId
      ? []
      : [{ wordId, givenId, times: 1, byPicture: pictured ? 1 : 0 }]
  })
  if (rows.length === 0) return
  await tx
    .insert(confusions)
    .values(rows.sort((a, b) => a.wordId - b.wordId || a.givenId - b.givenId))
    .onConflictDoUpdate({
      target: [confusions.wordId, confusions.givenId],
      set: {
        times: sql`${confusions.times} + 1`,
        byPicture: sql`${confusions.byPicture} + excluded.by_picture`,
      },
    })
}

async function addPictures(tx: Tx, answers: readonly JudgedAnswer[]): Promise<void> {
  if (answers.length === 0) return
  const rows = answers.map(({ wordId, correct, hinted }) => ({ wordId, asked: 1, right: correct && !hinted ? 1 : 0 }))
  await tx
    .insert(pictureSums)
    .values(rows.sort((a, b) => a.wordId - b.wordId))
    .onConflictDoUpdate({
      target: pictureSums.wordId,
      set: { asked: sql`${pictureSums.asked} + 1`, right: sql`${pictureSums.right} + excluded."right"` },
    })
}
