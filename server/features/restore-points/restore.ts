/** Puts a point back, whole or one note of it, in one transaction. */
import type { HandlerInput, Output } from '#contract/core'
import type { restorePoint } from '#contract/restore-points'
import type { Tx } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { binNotes, lockLearner, lockNotes, restoreNotes } from '../notes/index.ts'
import { deletePlanRow, findPlanRow, savePlanRow } from '../planner/index.ts'
import { restoreSettings } from '../profile/index.ts'
import { removeTexts, restoreTexts } from '../reader/index.ts'
import { removeSentences, restoreSentences } from '../sentences/index.ts'
import { parseNote, parseOthers, type OtherCopies } from './contents.ts'
import { getPoint } from './list-points.ts'
import { dropOldPoints, makeUndoPoint } from './make-point.ts'
import { nextNight } from './nightly.ts'
import {
  findPoint,
  lockSchedule,
  readBodies,
  saveBroughtBack,
  type BroughtBack,
  type ItemRow,
  type PointRow,
} from './points.store.ts'

type Input = HandlerInput<typeof restorePoint>['body']
type Answer = Output<typeof restorePoint>

/**
 * Makes the present state a point under the id `key`, then puts back what the point `id` holds. The same key again changes nothing. Throws not_found,
 * vip_required, limit_reached and reader_full, and then nothing has changed.
 */
export const restore = (deps: Deps, session: Session, id: string, { key, note }: Input): Promise<Answer> =>
  deps.db.transaction(async (tx) => {
    const { userId, timeZone } = session
    const at = deps.now()
    // Notes before the learner, as everyone who locks both; then two restores wait for each other.
    await lockNotes(tx, userId)
    await lockLearner(tx, userId)
    await lockSchedule(tx, userId, nextNight(timeZone, at))
    if (await findPoint(tx, userId, key)) return { undo: key, notes: 0, left_out: 0 }
    const { point, items } = await getPoint(tx, userId, id, note)
    await makeUndoPoint(tx, userId, key, at)
    const { restored, broughtBack } = await putNotesBack(tx, session, items, at)
    await takeNotesAway(tx, userId, point, note, at)
    const others =
      note === undefined ? await putOthersBack(tx, userId, point, items, at) : { brought: nothing, leftOut: 0 }
    await saveBroughtBack(tx, userId, key, { ...others.brought, notes: broughtBack })
    await dropOldPoints(tx, userId)
    await deps.live.tell(tx, userId, 'notes', ...(note === undefined ? (['user', 'stats'] as const) : []))
    return { undo: key, notes: restored.length, left_out: others.leftOut }
  })

const nothing: BroughtBack = { notes: [], sentences: [], texts: [], plan: false }

async function putNotesBack(tx: Tx, session: Session, items: readonly ItemRow[], at: Date) {
  const notes = items.filter(({ kind }) => kind === 'note')
  const bodies = await readBodies(tx, session.userId, [...new Set(notes.map(({ hash }) => hash))])
  const copies = notes.flatMap((item) => {
    const body = bodies.get(item.hash)
    return body === undefined ? [] : [parseNote(item, body)]
  })
  return restoreNotes(tx, session, copies, at)
}

/** Undoing a restore takes away what it brought back; notes go into the bin. */
async function takeNotesAway(tx: Tx, userId: string, { broughtBack }: PointRow, note: string | undefined, at: Date) {
  const ids = broughtBack?.notes ?? []
  await binNotes(tx, userId, note === undefined ? ids : ids.filter((id) => id === note), at)
}

async function putOthersBack(
  tx: Tx,
  userId: string,
  point: PointRow,
  items: readonly ItemRow[],
  at: Date,
): Promise<{ brought: BroughtBack; leftOut: number }> {
  const others = items.filter(({ kind }) => kind !== 'note')
  const bodies = await readBodies(tx, userId, [...new Set(others.map(({ hash }) => hash))])
  const copies = parseOthers(others, bodies)
  await removeSentences(tx, userId, point.broughtBack?.sentences ?? [])
  await removeTexts(tx, userId, point.broughtBack?.texts ?? [], at)
  const sentences = await restoreSentences(tx, userId, copies.sentences)
  const texts = await restoreTexts(tx, userId, copies.texts)
  if (copies.settings) await restoreSettings(tx, userId, copies.settings)
  const plan = await putPlanBack(tx, userId, point, copies, at)
  return { brought: { notes: [], sentences: sentences.broughtBack, texts, plan }, leftOut: sentences.leftOut }
}

/** Whether there is a plan again where there was none. */
async function putPlanBack(tx: Tx, userId: string, { broughtBack }: PointRow, { plan }: OtherCopies, at: Date) {
  if (!plan) {
    if (broughtBack?.plan) await deletePlanRow(tx, userId)
    return false
  }
  const before = await findPlanRow(tx, userId)
  await savePlanRow(tx, { userId, ...plan, savedAt: at })
  return before === null
}
