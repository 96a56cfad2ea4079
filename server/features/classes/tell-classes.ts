/** What learners of a class are told, and the end of classes: work that no call waits for. As many replicas as there are may do it at once. */
import { classBounds } from '#contract/class-limits'
import type { Deps } from '../../deps.ts'
import { notify } from '../notifications/index.ts'
import { deleteClass, findOver, listMembers, lockClass } from './classes.store.ts'
import { takeOut } from './members.ts'
import { findUntold, markTold } from './tasks.store.ts'

/** Tasks and classes of one round; the next one comes soon. */
const MOST_TASKS = 20
const MOST_CLASSES = 5

type Parts = Pick<Deps, 'db' | 'live' | 'now'>

/** Tells learners of new tasks, once; tasks given together are one notification. */
async function tellTasks({ db, now }: Parts): Promise<void> {
  const at = now()
  for (const { classId, id } of await findUntold(db, MOST_TASKS))
    await db.transaction(async (tx) => {
      if (!(await markTold(tx, classId, id, at))) return
      for (const { userId } of await listMembers(tx, classId, { from: 0, most: classBounds.members }))
        await notify(tx, userId, { kind: 'class_task', subjectId: classId }, at)
    })
}

/** Gives the learners of classes that are over what is theirs, each in a transaction of their own, and deletes the classes. */
async function closeClasses(deps: Parts): Promise<void> {
  const { db, now } = deps
  for (const id of await findOver(db, MOST_CLASSES)) {
    for (const { userId } of await listMembers(db, id, { from: 0, most: classBounds.members }))
      await db.transaction(async (tx) => {
        const found = await lockClass(tx, id)
        if (!found || !(await takeOut(deps, tx, userId, found, now()))) return
        await notify(tx, userId, { kind: 'class_over', subjectId: id }, now())
      })
    await db.transaction((tx) => deleteClass(tx, id))
  }
}

export async function tellClasses(deps: Parts): Promise<void> {
  await tellTasks(deps)
  await closeClasses(deps)
}
