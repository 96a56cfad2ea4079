/** Making, naming and ending classes, and the code that leads into one. */
import { randomInt } from 'node:crypto'
import type { TaughtClass, listClasses, createClass } from '#contract/classes'
import { classBounds, JOIN_CODE_LENGTH, JOIN_CODE_LETTERS } from '#contract/class-limits'
import type { HandlerInput, Output } from '#contract/core'
import type { Reader, Tx } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import * as store from './classes.store.ts'

/** About as likely to be one that exists as a lottery to be won, and then the database refuses it. */
const createCode = (): string =>
  Array.from({ length: JOIN_CODE_LENGTH }, () => JOIN_CODE_LETTERS[randomInt(JOIN_CODE_LETTERS.length)]).join('')

const toTaught = ({ openTasks, ...row }: Awaited<ReturnType<typeof store.listTaught>>[number]): TaughtClass => ({
  ...row,
  open_tasks: openTasks,
})

export async function list({ db, now }: Deps, { userId }: Session): Promise<Output<typeof listClasses>> {
  const at = now()
  const [taught, attended] = await Promise.all([store.listTaught(db, userId, at), store.listAttended(db, userId, at)])
  return {
    teaching: taught.map(toTaught),
    attending: attended.map(({ openTasks, ...row }) => ({ ...row, open_tasks: openTasks })),
  }
}

/** Throws class_limit, and not_found for an id that is another class. */
export async function create(
  { db, now }: Deps,
  { userId, timeZone }: Session,
  { id, name, time_zone }: HandlerInput<typeof createClass>['body'],
): Promise<TaughtClass> {
  return db.transaction(async (tx) => {
    await store.lockLearner(tx, userId)
    const row = { id, userId, name, code: createCode(), timeZone: time_zone ?? timeZone, createdAt: now() }
    if ((await store.insertClass(tx, row)) && (await store.countTaught(tx, userId)) > classBounds.taught)
      throw new HttpError('class_limit')
    const made = (await store.listTaught(tx, userId, now())).find((each) => each.id === id)
    if (!made) throw new HttpError('not_found')
    return toTaught(made)
  })
}

/** A class of this teacher. Throws not_found. */
export async function getTaught(db: Reader, { userId }: Session, id: string): Promise<store.ClassRow> {
  const found = await store.findTaught(db, userId, id)
  if (!found) throw new HttpError('not_found')
  return found
}

/** A class of this teacher, locked until the transaction ends. Throws not_found. */
export async function lockTaught(tx: Tx, { userId }: Session, id: string): Promise<store.ClassRow> {
  const found = await store.lockTaught(tx, userId, id)
  if (!found) throw new HttpError('not_found')
  return found
}

export async function rename({ db }: Deps, session: Session, id: string, name: string): Promise<undefined> {
  await db.transaction(async (tx) => {
    await lockTaught(tx, session, id)
    await store.updateClass(tx, id, { name })
  })
}

export const setCode = (
  { db }: Deps,
  session: Session,
  id: string,
  isOpen: boolean,
): Promise<{ code: string | null }> =>
  db.transaction(async (tx) => {
    await lockTaught(tx, session, id)
    const code = isOpen ? createCode() : null
    await store.updateClass(tx, id, { code })
    return { code }
  })

/** From now on it is shown to nobody. The job gives its learners what is theirs, however many they are. */
export async function end({ db, now }: Deps, session: Session, id: string): Promise<undefined> {
  await db.transaction(async (tx) => {
    await lockTaught(tx, session, id)
    await store.updateClass(tx, id, { endedAt: now(), code: null })
  })
}
