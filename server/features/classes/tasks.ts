/** Giving tasks to a class, and what there is to do for a learner. */
import type { ClassTask, LearnerTask, TaskTarget, listClassTasks } from '#contract/classes'
import type { assignTask, changeTask } from '#contract/class-teaching'
import { classBounds, MOST_TASK_DAYS, OVERDUE_DAYS } from '#contract/class-limits'
import type { HandlerInput, Output } from '#contract/core'
import type { Bilingual } from '#contract/patterns'
import { PRACTICE_WORDS } from '#contract/sizes'
import { addDays, dayIn } from '#rules/days'
import type { Reader } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { readNoteWords } from '../notes/index.ts'
import { readListedWords } from '../planner/index.ts'
import * as classStore from './classes.store.ts'
import { getTaught, lockTaught } from './classes.ts'
import { readRightWords } from './progress.store.ts'
import { readProgress, type ProgressOf } from './progress.ts'
import * as store from './tasks.store.ts'

/** So many tasks are looked through for those that are not done, and so many of these are listed. */
const LOOKED_AT = 200
const MOST_LISTED = 60
/** Words of one sitting: a short one. */
const SITTING = Math.min(10, PRACTICE_WORDS)

export const presentTask = (row: store.TaskRow, today: string): ClassTask => ({
  id: row.id,
  target: row.target,
  title: { zh: row.titleZh, en: row.titleEn },
  instruction: row.instruction,
  due: row.due,
  overdue: row.due < today,
  words: row.wordIds.length,
  assigned_at: row.createdAt.toISOString(),
})

interface Given {
  readonly title: Bilingual
  readonly target: TaskTarget
  readonly words: store.TaskRow['words']
  readonly wordIds: number[]
}

const partTitle = ({ zh, en }: Bilingual, from: number, to: number, total: number): Bilingual => {
  const range = from === 1 && to === total ? '' : ` · ${from}–${to}`
  return { zh: zh + range, en: en + range }
}

/** What a target is at this moment. Throws not_found, and class_task_without_words. */
async function readTarget(db: Reader, session: Session, target: TaskTarget): Promise<Given> {
  const found = await givenOf(db, session, target)
  if (!found) throw new HttpError('not_found')
  const shown = await store.readShown(db, found.wordIds)
  const wordIds = [...new Set(found.wordIds)].filter((id) => shown.has(id))
  if (wordIds.length === 0) throw new HttpError('class_task_without_words')
  return { ...found, wordIds }
}

async function givenOf(db: Reader, session: Session, target: TaskTarget): Promise<Given | null> {
  if (target.kind === 'level' || target.kind === 'lesson') {
    const found = target.kind === 'level' ? await store.readLevel(db, target) : await store.readLesson(db, target)
    return found && { ...found, target, words: [] }
  }
  const { from, count } = target
  if (target.kind === 'note') {
    const note = await readNoteWords(db, session, target.note, { from, count })
    if (!note) return null
    const title = partTitle(note.title, from, from + note.words.length - 1, note.total)
    return { title, target, words: note.words, wordIds: note.words.flatMap(({ wordId }) => wordId ?? []) }
  }
  const title = await store.readListTitle(db, target.list)
  if (!title) return null
  const all = await readListedWords(db, session.userId, [{ kind: 'exam', id: target.list }])
  const part = all.slice(from - 1, from - 1 + count)
  return {
    title: partTitle(title, from, from + part.length - 1, all.length),
    target,
    words: [],
    wordIds: part.map(({ id }) => id),
  }
}

function assertDue(due: string, today: string): void {
  if (due < today || due > addDays(today, MOST_TASK_DAYS))
    throw new HttpError('class_task_due_invalid', { fields: { due: 'class_task_due_invalid' } })
}

/** Throws class_task_due_invalid, class_task_limit, class_task_without_words, and not_found for what the teacher may not read. */
export async function assign(
  { db, now }: Deps,
  session: Session,
  classId: string,
  { id, target, due, instruction }: HandlerInput<typeof assignTask>['body'],
): Promise<Output<typeof assignTask>> {
  const at = now()
  const { timeZone } = await getTaught(db, session, classId)
  const today = dayIn(timeZone, at)
  const before = await store.findTask(db, classId, id)
  if (!before) {
    assertDue(due, today)
    const given = await readTarget(db, session, target)
    await db.transaction(async (tx) => {
      await lockTaught(tx, session, classId)
      const { title, ...rest } = given
      const row = { classId, id, ...rest, titleZh: title.zh, titleEn: title.en, instruction, due, createdAt: at }
      if (!(await store.insertTask(tx, row))) return
      const { all, open } = await store.countTasks(tx, classId, today)
      if (all > classBounds.tasks || open > classBounds.openTasks) throw new HttpError('class_task_limit')
    })
  }
  const row = before ?? (await store.findTask(db, classId, id))
  if (!row) throw new HttpError('not_found')
  const members = await classStore.listMembers(db, classId, { from: 0, most: classBounds.members })
  const isOrdered = row.target.kind === 'level' || row.target.kind === 'lesson'
  const ids = isOrdered ? members.map(({ userId }) => userId) : []
  const progress = await readProgress(db, ids, [row])
  return {
    task: presentTask(row, today),
    locked_for: ids.filter((userId) => progress(userId, row.id).state === 'locked').length,
    not_asked: row.words.filter(({ wordId }) => wordId === null).length,
  }
}

/** Throws class_task_due_invalid for another day than before that is past or far. */
export async function change(
  { db, now }: Deps,
  session: Session,
  classId: string,
  id: string,
  changes: HandlerInput<typeof changeTask>['body'],
): Promise<undefined> {
  const { timeZone } = await getTaught(db, session, classId)
  const task = await store.findTask(db, classId, id)
  if (!task) throw new HttpError('not_found')
  if (changes.due !== task.due) assertDue(changes.due, dayIn(timeZone, now()))
  await store.updateTask(db, classId, id, changes)
}

export async function remove({ db }: Deps, session: Session, classId: string, id: string): Promise<undefined> {
  await getTaught(db, session, classId)
  await store.deleteTask(db, classId, id)
}

/** A task as a learner sees it, with the words to practise next. */
export async function presentForLearner(
  db: Reader,
  userId: string,
  row: store.TaskRow,
  { className, today, progressOf }: { className: string; today: string; progressOf: ProgressOf },
): Promise<LearnerTask> {
  const progress = progressOf(userId, row.id)
  return {
    ...presentTask(row, today),
    class_id: row.classId,
    class_name: className,
    progress,
    next_words: await nextWords(db, userId, row, progress.state === 'done'),
  }
}

/** Those that are not right yet; of a task that is done its first ones, to practise once more. */
async function nextWords(db: Reader, userId: string, row: store.TaskRow, isDone: boolean): Promise<number[]> {
  if (row.target.kind === 'level' || row.target.kind === 'lesson') return []
  const right = isDone ? new Set<number>() : await readRightWords(db, userId, row)
  return row.wordIds.filter((id) => !right.has(id)).slice(0, SITTING)
}

/** What is not done, of all classes of a learner. */
export async function listOpen({ db, now }: Deps, { userId }: Session): Promise<Output<typeof listClassTasks>> {
  const at = now()
  // The earliest day that is today anywhere, less what may be late.
  const from = addDays(dayIn('Etc/GMT+12', at), -OVERDUE_DAYS)
  const rows = await store.listTasksOf(db, userId, from, LOOKED_AT)
  const progress = new Map<string, ProgressOf>()
  for (const [classId, ofClass] of Map.groupBy(rows, ({ task }) => task.classId))
    progress.set(
      classId,
      await readProgress(
        db,
        [userId],
        ofClass.map(({ task }) => task),
      ),
    )
  const open = rows.flatMap((row) => {
    const progressOf = progress.get(row.task.classId)
    return progressOf && progressOf(userId, row.task.id).state !== 'done' ? [{ ...row, progressOf }] : []
  })
  const tasks: LearnerTask[] = []
  for (const { task, className, timeZone, progressOf } of open.slice(0, MOST_LISTED))
    tasks.push(await presentForLearner(db, userId, task, { className, today: dayIn(timeZone, at), progressOf }))
  return { tasks }
}
