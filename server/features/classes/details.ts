/** A class as its teacher and its learners see it, and the table of who did what. */
import type { ClassDetails, LearnerTask } from '#contract/classes'
import type { getClassProgress } from '#contract/class-teaching'
import { classBounds, progressPage } from '#contract/class-limits'
import type { HandlerInput, Output } from '#contract/core'
import { dayIn } from '#rules/days'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import * as store from './classes.store.ts'
import { getTaught } from './classes.ts'
import { readProgress } from './progress.ts'
import { countTasks, findTask, listTasks } from './tasks.store.ts'
import { presentForLearner, presentTask } from './tasks.ts'

/** Throws not_found for a class that the learner neither teaches nor is in. */
export async function readClass(deps: Deps, session: Session, id: string): Promise<ClassDetails> {
  const { db, now } = deps
  const own = await store.findTaught(db, session.userId, id)
  if (!own) return readAttended(deps, session, id)
  const [members, tasks] = await Promise.all([
    store.listMembers(db, id, { from: 0, most: classBounds.members }),
    listTasks(db, id, { from: 0, most: classBounds.tasks }),
  ])
  const today = dayIn(own.timeZone, now())
  return {
    role: 'teacher',
    id,
    name: own.name,
    code: own.code,
    time_zone: own.timeZone,
    members: members.map((member) => ({ id: member.id, name: member.name, joined_at: member.joinedAt.toISOString() })),
    tasks: tasks.map((task) => presentTask(task, today)),
  }
}

async function readAttended({ db, now }: Deps, { userId }: Session, id: string): Promise<ClassDetails> {
  const found = await store.findAttended(db, userId, id)
  if (!found) throw new HttpError('not_found')
  const rows = await listTasks(db, id, { from: 0, most: classBounds.openTasks })
  const progressOf = await readProgress(db, [userId], rows)
  const today = dayIn(found.class.timeZone, now())
  const tasks: LearnerTask[] = []
  for (const row of rows)
    tasks.push(await presentForLearner(db, userId, row, { className: found.class.name, today, progressOf }))
  return { role: 'learner', id, name: found.class.name, teacher: found.teacher, member_name: found.member.name, tasks }
}

/** A page of learners by a page of tasks, or by one task. Throws not_found. */
export async function readTable(
  { db, now }: Deps,
  session: Session,
  id: string,
  { task, from = 0, tasks_from = 0 }: HandlerInput<typeof getClassProgress>['query'],
): Promise<Output<typeof getClassProgress>> {
  const own = await getTaught(db, session, id)
  const today = dayIn(own.timeZone, now())
  const one = task === undefined ? undefined : await findTask(db, id, task)
  if (task !== undefined && !one) throw new HttpError('not_found')
  const [tasks, total, members, all] = await Promise.all([
    one ? [one] : listTasks(db, id, { from: tasks_from, most: progressPage.tasks }),
    one ? { all: 1 } : countTasks(db, id, today),
    store.listMembers(db, id, { from, most: progressPage.learners }),
    store.countMembers(db, id),
  ])
  const progressOf = await readProgress(
    db,
    members.map(({ userId }) => userId),
    tasks,
  )
  return {
    tasks: tasks.map((row) => presentTask(row, today)),
    tasks_total: total.all,
    learners: members.map((member) => ({
      id: member.id,
      name: member.name,
      progress: tasks.map((row) => progressOf(member.userId, row.id)),
    })),
    learners_total: all,
  }
}
