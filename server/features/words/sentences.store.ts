/** Sentences that have an id: examples of words, and lines of the scenes of lessons. */
import { and, eq } from 'drizzle-orm'
import { SENTENCE_ID } from '#contract/sentence-ids'
import type { Reader } from '../../db/client.ts'
import { courses } from '../../db/schema/courses.ts'
import { examples, words } from '../../db/schema/words.ts'

/** The sentence of this id; null when there is none, or its word is not shown. */
export function readSentence(db: Reader, id: string): Promise<string | null> {
  if (!SENTENCE_ID.test(id)) return Promise.resolve(null)
  const [course = '', lesson, line] = id.split('.')
  if (lesson !== undefined) return readSceneLine(db, course, Number(lesson), Number(line))
  const [wordId = 0, position = 0] = id.split('-').map(Number)
  return readExample(db, wordId, position)
}

async function readExample(db: Reader, wordId: number, position: number): Promise<string | null> {
  const [row] = await db
    .select({ en: examples.en })
    .from(examples)
    .innerJoin(words, eq(words.id, examples.wordId))
    .where(and(eq(examples.wordId, wordId), eq(examples.position, position), eq(words.hidden, false)))
  return row?.en ?? null
}

async function readSceneLine(db: Reader, course: string, lesson: number, line: number): Promise<string | null> {
  const [row] = await db.select({ lessons: courses.lessons }).from(courses).where(eq(courses.slug, course))
  return row?.lessons[lesson - 1]?.scene[line - 1]?.en ?? null
}
