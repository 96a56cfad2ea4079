/** Courses, lessons and results in the database. */
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { courses, lessonResults, lessonWords } from '../../db/schema/courses.ts'

export type CourseRow = typeof courses.$inferSelect

export const readCourses = (db: Reader): Promise<CourseRow[]> =>
  db.select().from(courses).orderBy(asc(courses.position))

/** How many words each course teaches. */
export async function countWords(db: Reader): Promise<Map<string, number>> {
  const rows = await db
    .select({ course: lessonWords.course, words: count() })
    .from(lessonWords)
    .groupBy(lessonWords.course)
  return new Map(rows.map(({ course, words }) => [course, words]))
}

export const readLessonWords = (db: Reader, course: string, lesson: number) =>
  db
    .select({ wordId: lessonWords.wordId, zh: lessonWords.zh })
    .from(lessonWords)
    .where(and(eq(lessonWords.course, course), eq(lessonWords.lesson, lesson)))
    .orderBy(asc(lessonWords.position))

export interface Result {
  readonly course: string
  readonly lesson: number
  readonly right: number
  readonly total: number
  readonly completedAt: Date
}

export const readResults = (db: Reader, userId: string): Promise<Result[]> =>
  db
    .select({
      course: lessonResults.course,
      lesson: lessonResults.lesson,
      right: lessonResults.right,
      total: lessonResults.total,
      completedAt: lessonResults.completedAt,
    })
    .from(lessonResults)
    .where(eq(lessonResults.userId, userId))

/** Keeps the better result and the first day in one statement. */
export async function keepResult(
  tx: Tx,
  userId: string,
  { course, lesson, right, total, completedAt }: Result,
): Promise<void> {
  await tx
    .insert(lessonResults)
    .values({ userId, course, lesson, right, total, completedAt })
    .onConflictDoUpdate({
      target: [lessonResults.userId, lessonResults.course, lessonResults.lesson],
      set: {
        right: sql`greatest(${lessonResults.right}, excluded."right")`,
        total: sql`excluded.total`,
      },
    })
}
