/**
 * How far learners are with tasks. A level or lesson counts whenever it was finished, before it was given too, and that is said: it is a place that
 * is reached once. Words of a note or list count from when they were given on: what was right a year ago says nothing of today.
 */
import type { TaskProgress } from '#contract/classes'
import { statesAlong } from '#rules/courses'
import { isUnlocked } from '#rules/levels'
import type { Reader } from '../../db/client.ts'
import * as store from './progress.store.ts'
import { readShown, type TaskRow } from './tasks.store.ts'

type Task = Pick<TaskRow, 'classId' | 'id' | 'target' | 'wordIds' | 'createdAt'>
type Of<K extends Task['target']['kind']> = Extract<Task['target'], { kind: K }>

/** By learner and task. */
export type ProgressOf = (userId: string, taskId: string) => TaskProgress

const none = (state: TaskProgress['state']): TaskProgress => ({
  state,
  before: false,
  done: 0,
  right: null,
  of: null,
  at: null,
})

/** @param tasks of one class */
export async function readProgress(
  db: Reader,
  userIds: readonly string[],
  tasks: readonly Task[],
): Promise<ProgressOf> {
  const [levels, lessons, words] = await Promise.all([
    readLevels(db, userIds, tasks),
    readLessons(db, userIds, tasks),
    readWords(db, userIds, tasks),
  ])
  const byId = new Map(tasks.map((task) => [task.id, task]))
  return (userId, taskId) => {
    const task = byId.get(taskId)
    if (!task) return none('open')
    const { target } = task
    if (target.kind === 'level') return levels(userId, target, task)
    if (target.kind === 'lesson') return lessons(userId, target, task)
    return words(userId, task)
  }
}

const mapOf = ({ category, sub }: Of<'level'>) => sub ?? category

async function readLevels(db: Reader, userIds: readonly string[], tasks: readonly Task[]) {
  const targets = tasks.flatMap(({ target }) => (target.kind === 'level' ? [target] : []))
  const [results, runs] = await Promise.all([
    store.readLevelResults(db, userIds, [...new Set(targets.map(mapOf))]),
    store.readBestRuns(db, userIds, [...new Set(targets.map(({ category }) => category))]),
  ])
  const key = (...parts: readonly (string | number)[]) => parts.join(' ')
  const resultOf = new Map(results.map((row) => [key(row.userId, row.map, row.difficulty, row.level), row]))
  const runOf = new Map(runs.map((row) => [key(row.userId, row.sub ?? row.category, row.difficulty, row.level), row]))
  return (userId: string, target: Of<'level'>, { wordIds, createdAt }: Task): TaskProgress => {
    const at = (level: number) => key(userId, mapOf(target), target.difficulty, level)
    const result = resultOf.get(at(target.level))
    if (!result) {
      const previous = resultOf.get(at(target.level - 1))
      return none(isUnlocked(target.level, previous?.stars ?? 0) ? 'open' : 'locked')
    }
    const run = runOf.get(at(target.level))
    return doneAt(result.completedAt, createdAt, wordIds.length, run ? { right: run.right, of: run.total } : null)
  }
}

async function readLessons(db: Reader, userIds: readonly string[], tasks: readonly Task[]) {
  const isNeeded = tasks.some(({ target }) => target.kind === 'lesson')
  const [results, courses] = isNeeded
    ? await Promise.all([store.readLessonResults(db, userIds), store.readCourseLengths(db)])
    : [[], []]
  const byUser = Map.groupBy(results, ({ userId }) => userId)
  return (userId: string, target: Of<'lesson'>, { wordIds, createdAt }: Task): TaskProgress => {
    const own = byUser.get(userId) ?? []
    const isDone = (course: string, lesson: number) =>
      own.some((result) => result.course === course && result.lesson === lesson)
    const result = own.find(({ course, lesson }) => course === target.course && lesson === target.number)
    if (result) return doneAt(result.completedAt, createdAt, wordIds.length, { right: result.right, of: result.total })
    const lessonsOf = (length: number) => Array.from({ length }, (_, index) => index + 1)
    const states = statesAlong(
      courses.map(({ slug, lessons }) => lessons > 0 && lessonsOf(lessons).every((lesson) => isDone(slug, lesson))),
    )
    const index = courses.findIndex(({ slug }) => slug === target.course)
    const along = statesAlong(lessonsOf(courses[index]?.lessons ?? 0).map((lesson) => isDone(target.course, lesson)))
    const isOpen = states[index] !== 'locked' && along[target.number - 1] === 'unlocked'
    return none(isOpen ? 'open' : 'locked')
  }
}

function doneAt(
  at: Date,
  assignedAt: Date,
  words: number,
  result: { readonly right: number; readonly of: number } | null,
): TaskProgress {
  return {
    state: 'done',
    before: at < assignedAt,
    done: words,
    right: result?.right ?? null,
    of: result?.of ?? null,
    at: at.toISOString(),
  }
}

async function readWords(db: Reader, userIds: readonly string[], tasks: readonly Task[]) {
  const asked = tasks.filter(({ target }) => target.kind === 'note' || target.kind === 'list')
  const [classId = ''] = asked.map((task) => task.classId)
  const taskIds = asked.map(({ id }) => id)
  const [rows, shown] = await Promise.all([
    store.readWordsDone(db, classId, taskIds, userIds),
    readShown(db, [...new Set(asked.flatMap(({ wordIds }) => wordIds))]),
  ])
  const rowOf = new Map(rows.map((row) => [`${row.userId} ${row.taskId}`, row]))
  return (userId: string, { id, wordIds }: Task): TaskProgress => {
    const row = rowOf.get(`${userId} ${id}`)
    if (!row) return none('open')
    // A word that was hidden since then can be asked no more.
    const isDone = row.done >= wordIds.filter((word) => shown.has(word)).length
    return {
      state: isDone ? 'done' : 'open',
      before: false,
      done: row.done,
      right: row.answered > 0 ? row.right : null,
      of: row.answered > 0 ? row.answered : null,
      at: isDone ? (row.at?.toISOString() ?? null) : null,
    }
  }
}
