/** What administrators have not saved of lessons yet. */
import { LessonChanges, type EditedLesson } from '#contract/course-manager'
import { and, asc, eq, gt, ne } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import type { LessonRef } from '../../../db/lesson-edits.store.ts'
import { users } from '../../../db/schema/accounts.ts'
import { lessonDrafts } from '../../../db/schema/lesson-edits.ts'

/** A draft that was not touched for so long says nothing about who works on a lesson. */
const DAY_MS = 86_400_000
const EDITORS = 10

const isOfLesson = ({ course, number }: LessonRef) =>
  and(eq(lessonDrafts.course, course), eq(lessonDrafts.lesson, number))
const isDraft = (ref: LessonRef, userId: string) => and(isOfLesson(ref), eq(lessonDrafts.userId, userId))

/** Null where there is none, and where a draft is of an older shape. */
export async function readDraft(db: Reader, ref: LessonRef, userId: string): Promise<EditedLesson['draft']> {
  const [row] = await db.select().from(lessonDrafts).where(isDraft(ref, userId))
  const changes = row && LessonChanges.safeParse(row.changes).data
  return changes ? { changes, at: row.at.toISOString() } : null
}

export async function saveDraft(
  db: Reader,
  { course, number }: LessonRef,
  userId: string,
  changes: LessonChanges,
  at: Date,
): Promise<void> {
  await db
    .insert(lessonDrafts)
    .values({ userId, course, lesson: number, changes, at })
    .onConflictDoUpdate({
      target: [lessonDrafts.userId, lessonDrafts.course, lessonDrafts.lesson],
      set: { changes, at },
    })
}

export async function deleteDraft(db: Reader, ref: LessonRef, userId: string): Promise<void> {
  await db.delete(lessonDrafts).where(isDraft(ref, userId))
}

/** Other administrators who changed a draft of this lesson within a day. */
export async function readOtherEditors(
  db: Reader,
  ref: LessonRef,
  userId: string,
  now: Date,
): Promise<EditedLesson['editors']> {
  const rows = await db
    .select({ username: users.username, at: lessonDrafts.at })
    .from(lessonDrafts)
    .innerJoin(users, eq(users.id, lessonDrafts.userId))
    .where(and(isOfLesson(ref), ne(lessonDrafts.userId, userId), gt(lessonDrafts.at, new Date(now.getTime() - DAY_MS))))
    .orderBy(asc(users.username))
    .limit(EDITORS)
  return rows.map(({ username, at }) => ({ username, at: at.toISOString() }))
}
