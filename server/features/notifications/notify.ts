/** How other features tell a learner what happened. */
import type { NotificationKind } from '#contract/notifications'
import type { Tx } from '../../db/client.ts'
import { tellLive } from '../../live.ts'
import {
  markSubjectRead,
  readMutedKinds,
  removeAbout,
  removeKinds,
  removeSubject,
  saveNotification,
} from './notifications.store.ts'

export interface Happening {
  readonly kind: NotificationKind
  /** What it is about: the conversation, the ticket, the report, the other learner; of a reminder the learner. */
  readonly subjectId: string
  /** The other learner whose name is shown. Nothing is shown while they are suspended or leaving. */
  readonly actorId?: string
}

/**
 * Tells a learner what happened, in the transaction in which it happens: call it where the change is made for the first time, so that a repeated call
 * tells nothing again. About one thing there is one notification: a further happening brings it to the top, unread. Nothing for a learner who
 * does not want this kind.
 */
export async function notify(tx: Tx, userId: string, { kind, subjectId, actorId }: Happening, at: Date): Promise<void> {
  const muted = await readMutedKinds(tx, userId)
  if (!muted || muted.includes(kind)) return
  await saveNotification(tx, { userId, kind, subjectId, actorId: actorId ?? null, createdAt: at })
  await tellList(tx, userId)
}

/** Takes back what a learner was told about another one, once it is no longer true. */
export async function withdraw(
  tx: Tx,
  userId: string,
  actorId: string,
  ...kinds: readonly NotificationKind[]
): Promise<void> {
  if (await removeAbout(tx, userId, actorId, kinds)) await tellList(tx, userId)
}

/** Takes back all that a learner was told of some kinds. */
export async function withdrawKinds(tx: Tx, userId: string, ...kinds: readonly NotificationKind[]): Promise<void> {
  if (await removeKinds(tx, userId, kinds)) await tellList(tx, userId)
}

/** Takes back what a learner was told about one thing that is no more. */
export async function withdrawSubject(
  tx: Tx,
  userId: string,
  subjectId: string,
  ...kinds: readonly NotificationKind[]
): Promise<void> {
  if (await removeSubject(tx, userId, subjectId, kinds)) await tellList(tx, userId)
}

/** Marks what a learner was told about one thing as read: they have been there by another way. */
export async function settle(
  tx: Tx,
  userId: string,
  kind: NotificationKind,
  subjectId: string,
  at: Date,
): Promise<void> {
  if (await markSubjectRead(tx, userId, kind, subjectId, at)) await tellList(tx, userId)
}

/** The count is part of the user. */
export const tellList = (tx: Tx, userId: string): Promise<void> => tellLive(tx, userId, 'user', 'notifications')
