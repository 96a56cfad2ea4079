/** What learners did of tasks: from the log of answers, the best results of levels and those of lessons. */
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { rowsOf } from '../../db/rows-of.ts'
import { courses, lessonResults } from '../../db/schema/courses.ts'
import { levelResults, runs } from '../../db/schema/learning.ts'

export interface WordsDone {
  readonly taskId: string
  readonly userId: string
  /** Words that were right since the task was given. */
  readonly done: number
  /** Words that were answered since then, and of how many the first answer was right. */
  readonly answered: number
  readonly right: number
  /** When the last of the words was right for the first time. */
  readonly at: Date | null
}

/** How far learners are with the words of tasks. Answers that no person can give so fast count for nothing. */
export async function readWordsDone(
  db: Reader,
  classId: string,
  taskIds: readonly string[],
  userIds: readonly string[],
): Promise<WordsDone[]> {
  if (taskIds.length === 0 || userIds.length === 0) return []
  const rows = await rowsOf<Record<keyof WordsDone, string | number | Date | null>>(
    db,
    sql`
    select "taskId", "userId", count("rightAt")::int as done, count("firstRight")::int as answered,
      (count(*) filter (where "firstRight"))::int as right, max("rightAt") as at
    from (
      select task.id as "taskId", answers.user_id as "userId", answers.word_id,
        min(answers.at) filter (where answers.correct) as "rightAt",
        (array_agg(answers.correct order by answers.at, answers.position) filter (where answers.first))[1] as "firstRight"
      from class_tasks as task
      cross join lateral unnest(task.word_ids) as wanted(id)
      join answers on answers.word_id = wanted.id and answers.at >= task.created_at and answers.counted
        and answers.user_id in ${[...userIds]}
      where task.class_id = ${classId} and task.id in ${[...taskIds]}
      group by task.id, answers.user_id, answers.word_id
    ) as words
    group by "taskId", "userId"`,
  )
  return rows.map(({ taskId, userId, done, answered, right, at }) => ({
    taskId: String(taskId),
    userId: String(userId),
    done: Number(done),
    answered: Number(answered),
    right: Number(right),
    at: at === null ? null : new Date(at),
  }))
}

/** Of the words of one task those that this learner had right since it was given. */
export async function readRightWords(
  db: Reader,
  userId: string,
  { wordIds, createdAt }: { readonly wordIds: readonly number[]; readonly createdAt: Date },
): Promise<ReadonlySet<number>> {
  if (wordIds.length === 0) return new Set()
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select distinct word_id as id from answers
      where user_id = ${userId} and word_id in ${[...wordIds]} and at >= ${createdAt.toISOString()}::timestamptz and correct and counted`,
  )
  return new Set(rows.map(({ id }) => Number(id)))
}

/** Finished levels of these maps. */
export const readLevelResults = async (db: Reader, userIds: readonly string[], maps: readonly string[]) =>
  userIds.length === 0 || maps.length === 0
    ? []
    : db
        .select()
        .from(levelResults)
        .where(and(inArray(levelResults.userId, [...userIds]), inArray(levelResults.map, [...maps])))

/** The most words right at first in a finished run of a level, and of how many. */
export const readBestRuns = async (db: Reader, userIds: readonly string[], categories: readonly string[]) =>
  userIds.length === 0 || categories.length === 0
    ? []
    : db
        .select({
          userId: runs.userId,
          category: runs.category,
          sub: runs.sub,
          difficulty: runs.difficulty,
          level: runs.level,
          right: sql`max((${runs.result} ->> 'right_at_first_try')::int)`.mapWith(Number),
          total: sql`max((${runs.result} ->> 'total')::int)`.mapWith(Number),
        })
        .from(runs)
        .where(
          and(
            inArray(runs.userId, [...userIds]),
            inArray(runs.category, [...categories]),
            eq(runs.wordsFrom, 'level'),
            isNotNull(runs.result),
          ),
        )
        .groupBy(runs.userId, runs.category, runs.sub, runs.difficulty, runs.level)

export const readLessonResults = async (db: Reader, userIds: readonly string[]) =>
  userIds.length === 0
    ? []
    : db
        .select()
        .from(lessonResults)
        .where(inArray(lessonResults.userId, [...userIds]))

/** Courses in their order, with how many lessons each has. */
export const readCourseLengths = (db: Reader) =>
  db
    .select({ slug: courses.slug, lessons: sql`jsonb_array_length(${courses.lessons})`.mapWith(Number) })
    .from(courses)
    .orderBy(asc(courses.position))
