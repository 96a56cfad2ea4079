/** A learner's own notifications. */
import type { Output } from '#contract/core'
import type { listNotifications, NotificationKind } from '#contract/notifications'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../http/context.ts'
import { createCursor, cursorFields } from '../../http/cursor.ts'
import { HttpError } from '../../http/errors.ts'
import { findOwn, listRows, markRead, markReadUntil, type NotificationPosition } from './notifications.store.ts'
import { tellList } from './notify.ts'

const PAGE = 30

const pages = createCursor<NotificationPosition>({ createdAt: cursorFields.instant, id: cursorFields.uuid })

/** The subject of these has a page of its own; of others it is nothing that the learner may know the id of. */
const leadsToSubject: ReadonlySet<string> = new Set<NotificationKind>([
  'message',
  'ticket_answered',
  'duel_finished',
  'class_task',
])

/** A page of them, the latest first. */
export async function list(
  { db }: Deps,
  { userId }: Session,
  cursor: string | undefined,
): Promise<Output<typeof listNotifications>> {
  const found = await listRows(db, userId, pages.parse(cursor), PAGE + 1)
  const rows = found.slice(0, PAGE)
  const last = found.length > PAGE ? rows.at(-1) : undefined
  return {
    items: rows.map(({ kind, createdAt, readAt, subjectId, ...row }) => ({
      ...row,
      kind: kind as NotificationKind,
      subject: leadsToSubject.has(kind) ? subjectId : null,
      at: createdAt.toISOString(),
      read: readAt !== null,
    })),
    next: last ? pages.format(last) : null,
  }
}

/** Throws not_found for another learner's too. */
export async function readOne({ db, now }: Deps, { userId }: Session, id: string): Promise<undefined> {
  await db.transaction(async (tx) => {
    const own = await findOwn(tx, userId, id)
    if (!own) throw new HttpError('not_found')
    if (own.readAt) return
    await markRead(tx, id, now())
    await tellList(tx, userId)
  })
}

/** Marks those up to a moment. */
export async function readUntil({ db, now }: Deps, { userId }: Session, until: string): Promise<undefined> {
  await db.transaction(async (tx) => {
    if (await markReadUntil(tx, userId, new Date(until), now())) await tellList(tx, userId)
  })
}
