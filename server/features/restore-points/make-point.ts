/** Makes a restore point, and lets go of the oldest. */
import { randomUUID } from 'node:crypto'
import { NIGHT_POINTS, UNDO_POINTS } from '#contract/restore-limits'
import type { Tx } from '../../db/client.ts'
import { insertItems, readItems, type Item } from './capture.store.ts'
import { deletePoints, insertPoint, listPoints, readBytes, readItemsOf } from './points.store.ts'

/**
 * Bytes of JSON that the points of one learner may take. Fifty thousand words without remarks are 6 MB; beyond it a learner has fewer than fourteen
 * points, and always the newest.
 */
const MOST_BYTES = 48 * 2 ** 20

const keyOf = ({ kind, itemId, hash }: Pick<Item, 'kind' | 'itemId' | 'hash'>) => `${kind} ${itemId} ${hash}`

/** Makes a point of the night unless nothing differs from the latest point; says whether it did. The caller holds the schedule. */
export async function makeNightPoint(tx: Tx, userId: string, at: Date): Promise<boolean> {
  const last = (await listPoints(tx, userId))[0]?.id ?? null
  const before = new Set((last === null ? [] : await readItemsOf(tx, userId, [last])).map(keyOf))
  const items = await readItems(tx, userId, last)
  if (items.length === before.size && items.every((item) => before.has(keyOf(item)))) return false
  const id = randomUUID()
  await insertPoint(tx, { userId, id, kind: 'night', at })
  await insertItems(tx, userId, id, last)
  await dropOldPoints(tx, userId)
  return true
}

/** Makes the point that undoes a restore. The caller holds the schedule. */
export async function makeUndoPoint(tx: Tx, userId: string, id: string, at: Date): Promise<void> {
  const last = (await listPoints(tx, userId))[0]?.id ?? null
  await insertPoint(tx, { userId, id, kind: 'before_restore', at })
  await insertItems(tx, userId, id, last)
}

/** Keeps the newest of each kind, and as many as fit. */
export async function dropOldPoints(tx: Tx, userId: string, mostBytes = MOST_BYTES): Promise<void> {
  const points = await listPoints(tx, userId)
  const kept = new Map([
    ['night', NIGHT_POINTS],
    ['before_restore', UNDO_POINTS],
  ])
  const dropped = points.filter(({ kind }) => {
    const left = (kept.get(kind) ?? 0) - 1
    kept.set(kind, left)
    return left < 0
  })
  await deletePoints(
    tx,
    userId,
    dropped.map(({ id }) => id),
  )
  const oldestFirst = points.filter((point) => !dropped.includes(point)).toReversed()
  // The newest stays whatever it takes.
  for (const { id } of oldestFirst.slice(0, -1)) {
    if ((await readBytes(tx, userId)) <= mostBytes) return
    await deletePoints(tx, userId, [id])
  }
}
