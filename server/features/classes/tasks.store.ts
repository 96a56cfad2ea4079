/** Tasks of classes, and the levels and lessons that they are about, in the database. */
import { and, asc, count, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Bilingual } from '#contract/patterns'
import type { Db, Reader, Tx } from '../../db/client.ts'
import { users } from '../../db/schema/accounts.ts'
import { classes, classMembers, classTasks } from '../../db/schema/classes.ts'
import { courses, lessonWords } from '../../db/schema/courses.ts'
import { categories, levelWords, words } from '../../db/schema/words.ts'

export type TaskRow = typeof classTasks.$inferSelect

/** False when a task of this id is there. */
export const insertTask = async (tx: Tx, row: typeof classTasks.$inferInsert): Promise<boolean> =>
  (await tx.insert(classTasks).values(row).onConflictDoNothing().returning({ id: classTasks.id })).length > 0

const isTask = (classId: string, id: string) => and(eq(classTasks.classId, classId), eq(classTasks.id, id))

export const findTask = async (db: Reader, classId: string, id: string): Promise<TaskRow | undefined> =>
  (await db.select().from(classTasks).where(isTask(classId, id)))[0]

/** False when there is no such task. */
export const updateTask = async (
  tx: Reader,
  classId: string,
  id: string,
  changes: Pick<TaskRow, 'due' | 'instruction'>,
): Promise<boolean> =>
  (await tx.update(classTasks).set(changes).where(isTask(classId, id)).returning({ id: classTasks.id })).length > 0

export async function deleteTask(tx: Reader, classId: string, id: string): Promise<void> {
  await tx.delete(classTasks).where(isTask(classId, id))
}

/** Tasks of a class, those that are not past `day` apart. */
export async function countTasks(db: Reader, classId: string, day: string): Promise<{ all: number; open: number }> {
  const [row] = await db
    .select({ all: count(), open: sql`count(*) filter (where ${classTasks.due} >= ${day})`.mapWith(Number) })
    .from(classTasks)
    .where(eq(classTasks.classId, classId))
  return row ?? { all: 0, open: 0 }
}

/** Tasks of a class, the latest date first. */
export const listTasks = (
  db: Reader,
  classId: string,
  { from, most }: { readonly from: number; readonly most: number },
): Promise<TaskRow[]> =>
  db
    .select()
    .from(classTasks)
    .where(eq(classTasks.classId, classId))
    .orderBy(desc(classTasks.due), desc(classTasks.createdAt), asc(classTasks.id))
    .offset(from)
    .limit(most)

/** Tasks of all classes of a learner from a day on, the earliest date first. */
export const listTasksOf = (db: Reader, userId: string, day: string, most: number) =>
  db
    .select({ task: classTasks, className: classes.name, timeZone: classes.timeZone })
    .from(classMembers)
    .innerJoin(classes, and(eq(classes.id, classMembers.classId), isNull(classes.endedAt)))
    .innerJoin(users, and(eq(users.id, classes.userId), isNull(users.deletedAt), isNull(users.suspendedAt)))
    .innerJoin(classTasks, and(eq(classTasks.classId, classes.id), gte(classTasks.due, day)))
    .where(eq(classMembers.userId, userId))
    .orderBy(asc(classTasks.due), asc(classTasks.createdAt), asc(classTasks.id))
    .limit(most)

/** Words of notes that a class was given, in the order in which they were. */
export const listGivenNotes = (db: Reader, classId: string) =>
  db
    .select({ titleZh: classTasks.titleZh, due: classTasks.due, words: classTasks.words })
    .from(classTasks)
    .where(and(eq(classTasks.classId, classId), sql`${classTasks.target} ->> 'kind' = 'note'`))
    .orderBy(asc(classTasks.createdAt), asc(classTasks.id))

interface TargetWords {
  readonly title: Bilingual
  readonly wordIds: number[]
}

/** The words of a level; null where there is none. */
export async function readLevel(
  db: Reader,
  { category, sub, difficulty, level }: { category: string; sub: string | null; difficulty: string; level: number },
): Promise<TargetWords | null> {
  const map = sub ?? category
  const [found] = await db.select().from(categories).where(eq(categories.slug, map))
  if (!found || found.parent !== (sub === null ? null : category)) return null
  const rows = await db
    .select({ id: levelWords.wordId })
    .from(levelWords)
    .where(and(eq(levelWords.map, map), eq(levelWords.difficulty, difficulty), eq(levelWords.level, level)))
    .orderBy(asc(levelWords.position))
  if (rows.length === 0) return null
  return {
    title: { zh: `${found.zh} · 第 ${level} 关`, en: `${found.en} · Level ${level}` },
    wordIds: rows.map(({ id }) => id),
  }
}

/** The words of a lesson; null where there is none. */
export async function readLesson(
  db: Reader,
  { course, number }: { course: string; number: number },
): Promise<TargetWords | null> {
  const [found] = await db.select().from(courses).where(eq(courses.slug, course))
  const lesson = found?.lessons[number - 1]
  if (!found || !lesson) return null
  const rows = await db
    .select({ id: lessonWords.wordId })
    .from(lessonWords)
    .where(and(eq(lessonWords.course, course), eq(lessonWords.lesson, number)))
    .orderBy(asc(lessonWords.position))
  return {
    title: { zh: `${found.title.zh} · ${lesson.title.zh}`, en: `${found.title.en} · ${lesson.title.en}` },
    wordIds: rows.map(({ id }) => id),
  }
}

/** The name of an exam list. */
export async function readListTitle(db: Reader, slug: string): Promise<Bilingual | null> {
  const isList = and(eq(categories.slug, slug), eq(categories.kind, 'exam'), isNull(categories.parent))
  return (await db.select({ zh: categories.zh, en: categories.en }).from(categories).where(isList))[0] ?? null
}

/** Words that may be shown, of these. */
export async function readShown(db: Reader, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const isShown = and(inArray(words.id, [...ids]), eq(words.hidden, false))
  return new Set((await db.select({ id: words.id }).from(words).where(isShown)).map(({ id }) => id))
}

/** Tasks whose learners were not told yet. */
export const findUntold = (db: Reader, most: number) =>
  db
    .select({ classId: classTasks.classId, id: classTasks.id })
    .from(classTasks)
    .where(isNull(classTasks.toldAt))
    .orderBy(asc(classTasks.createdAt))
    .limit(most)

/** False when another replica did, or the task is gone. */
export async function markTold(tx: Tx | Db, classId: string, id: string, at: Date): Promise<boolean> {
  const isIt = and(isTask(classId, id), isNull(classTasks.toldAt))
  return (await tx.update(classTasks).set({ toldAt: at }).where(isIt).returning({ id: classTasks.id })).length > 0
}
