/** Joining a class by its code, and leaving it. */
import type { joinClass, previewClass } from '#contract/classes'
import { classBounds } from '#contract/class-limits'
import type { HandlerInput, Output } from '#contract/core'
import type { Reader, Tx } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { makeGivenNote } from '../notes/index.ts'
import { notify, withdrawSubject } from '../notifications/index.ts'
import * as store from './classes.store.ts'
import { lockTaught } from './classes.ts'
import { listGivenNotes } from './tasks.store.ts'

/** As it is read aloud, typed or pasted: case, spaces and hyphens are no part of it. */
const tidyCode = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase()

/** The class of a code. Throws class_code_unknown, and class_own. */
async function getByCode(db: Reader, { userId }: Session, code: string) {
  const found = await store.findByCode(db, userId, tidyCode(code))
  if (!found) throw new HttpError('class_code_unknown', { fields: { code: 'class_code_unknown' } })
  if (found.teacherId === userId) throw new HttpError('class_own', { fields: { code: 'class_own' } })
  return found
}

export async function preview({ db }: Deps, session: Session, code: string): Promise<Output<typeof previewClass>> {
  const { id, name, teacher } = await getByCode(db, session, code)
  return { id, name, teacher, joined: (await store.findMember(db, session.userId, id)) !== undefined }
}

/** Throws class_code_unknown, class_own, class_limit, and class_full: the row of the class is the lock of its seats. */
export async function join(
  { db, now }: Deps,
  session: Session,
  { code, name }: HandlerInput<typeof joinClass>['body'],
): Promise<Output<typeof joinClass>> {
  const { userId } = session
  return db.transaction(async (tx) => {
    await store.lockLearner(tx, userId)
    const { id } = await getByCode(tx, session, code)
    const locked = await store.lockClass(tx, id)
    // Renewed or ended since it was read.
    if (locked?.code !== tidyCode(code)) throw new HttpError('class_code_unknown')
    const member = await store.findMember(tx, userId, id)
    if (member) await store.renameMember(tx, member, name)
    else {
      if ((await store.countMembers(tx, id)) >= classBounds.members) throw new HttpError('class_full')
      if ((await store.countAttended(tx, userId)) >= classBounds.attended) throw new HttpError('class_limit')
      await store.insertMember(tx, { userId, classId: id, name, joinedAt: now() })
    }
    return { id }
  })
}

/**
 * Ends a membership: from here on the teacher sees nothing of the learner. Words of notes that the class was given become a note of the learner, a
 * page for each; levels, lessons and lists are the product's and stay open to them. False when the learner was not in it.
 */
export async function takeOut(
  { live }: Pick<Deps, 'live'>,
  tx: Tx,
  userId: string,
  { id, name }: Pick<store.ClassRow, 'id' | 'name'>,
  at: Date,
): Promise<boolean> {
  if (!(await store.deleteMember(tx, userId, id))) return false
  const notes = await listGivenNotes(tx, id)
  if (notes.length > 0) {
    const pages = notes.map(({ titleZh, words }) => ({ title: titleZh, entries: words }))
    await makeGivenNote(tx, userId, { title: name, pages }, at)
    await live.tell(tx, userId, 'notes')
  }
  await withdrawSubject(tx, userId, id, 'class_task')
  return true
}

/** Throws not_found for a class that the learner is not in; its teacher is in no way a member, and nothing happens. */
export async function leave(deps: Deps, { userId }: Session, id: string): Promise<undefined> {
  await deps.db.transaction(async (tx) => {
    const found = await store.findAttended(tx, userId, id)
    if (found) await takeOut(deps, tx, userId, found.class, deps.now())
    else if (!(await store.findTaught(tx, userId, id))) throw new HttpError('not_found')
  })
}

/** Throws not_found for a class of another teacher. Again changes nothing. */
export async function remove(deps: Deps, session: Session, id: string, memberId: string): Promise<undefined> {
  await deps.db.transaction(async (tx) => {
    const found = await lockTaught(tx, session, id)
    const member = await store.findMemberById(tx, id, memberId)
    if (!member) return
    const at = deps.now()
    if (await takeOut(deps, tx, member.userId, found, at))
      await notify(tx, member.userId, { kind: 'class_over', subjectId: id }, at)
  })
}
