/** Writes the courses that content/authored-courses.ts reads. Results of learners name a course by its slug and are never touched. */
import { eq, notInArray } from 'drizzle-orm'
import type { CourseRow } from '#content/rows'
import type { Db } from './client.ts'
import { courses, lessonWords } from './schema/courses.ts'

/** @param ids word ids by headword. Throws on a word that the dictionary does not hold. */
export async function writeCourse(db: Db, row: CourseRow, ids: ReadonlyMap<string, number>): Promise<void> {
  const { slug, position, title, aim } = row
  const course = { slug, position, title, aim, lessons: row.lessons.map(({ words: _, ...lesson }) => lesson) }
  const taught = row.lessons.flatMap(({ words }, index) =>
    words.map(({ headword, zh }, place) => {
      const wordId = ids.get(headword)
      if (wordId === undefined) throw new Error(`The course ${slug} names a word that is not known: ${headword}`)
      return { course: slug, lesson: index + 1, position: place, wordId, zh }
    }),
  )
  await db.transaction(async (tx) => {
    await tx.insert(courses).values(course).onConflictDoUpdate({ target: courses.slug, set: course })
    await tx.delete(lessonWords).where(eq(lessonWords.course, slug))
    await tx.insert(lessonWords).values(taught)
  })
}

/** Takes away courses that are no longer written. */
export async function removeOtherCourses(db: Db, slugs: readonly string[]): Promise<void> {
  await db.delete(courses).where(slugs.length > 0 ? notInArray(courses.slug, [...slugs]) : undefined)
}
