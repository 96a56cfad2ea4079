/** Writes the courses that content/authored-courses.ts reads. Results of learners name a course by its slug and are never touched. */
import { eq, notInArray } from 'drizzle-orm'
import { lessonBlocksOf } from '#content/authored-courses'
import type { CourseRow } from '#content/rows'
import type { Db } from './client.ts'
import { insertLessonWords, lessonTextOf, applyLessonEdits, readEditedCourses } from './lesson-edits.store.ts'
import { courses, lessonWords } from './schema/courses.ts'
import { lockEditsForImport } from './word-edits.store.ts'

/** What administrators wrote stands above the lessons. Throws on a word that the dictionary does not hold. */
export async function writeCourse(db: Db, row: CourseRow): Promise<void> {
  const { slug, position, title, aim } = row
  await db.transaction(async (tx) => {
    await lockEditsForImport(tx)
    const lessons = await applyLessonEdits(tx, slug, row.lessons.map(lessonBlocksOf))
    const course = { slug, position, title, aim, lessons: lessons.map(lessonTextOf) }
    await tx.insert(courses).values(course).onConflictDoUpdate({ target: courses.slug, set: course })
    await tx.delete(lessonWords).where(eq(lessonWords.course, slug))
    await insertLessonWords(
      tx,
      slug,
      lessons.map((lesson, index) => [index + 1, lesson]),
    )
  })
}

/** Takes away courses that are no longer written, but none in which an edit stands. */
export async function removeOtherCourses(db: Db, slugs: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    await lockEditsForImport(tx)
    const kept = [...slugs, ...(await readEditedCourses(tx))]
    await tx.delete(courses).where(kept.length > 0 ? notInArray(courses.slug, kept) : undefined)
  })
}
