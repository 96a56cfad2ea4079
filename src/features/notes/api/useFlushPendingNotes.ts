import { useEffect } from 'react'
import { call } from '#lib/api'
import { useUser } from '#lib/session'
import { userStore } from '#lib/storage'
import { token } from '#lib/token'
import type { Batch } from '../model/batch.ts'
import { pendingNoteIds } from '../model/pending-changes.ts'
import { flushPending } from '../model/flush-pending.ts'

/** Sends one batch of changes to a note, under this session where it is given. @throws {ApiError} */
export const sendBatch = (note: string, { id, base, own, changes }: Batch, since: number, session?: string) =>
  call(
    'POST /api/notes/{id}/changes',
    { params: { id: note }, body: { batch: id, since, base, own: [...own], changes: [...changes] } },
    { token: session },
  )

/** Sends what this note left in the browser, under the session of whoever wrote it. */
export const flushPendingNote = (userId: string, session: string, note: string): Promise<void> =>
  flushPending({
    store: userStore(userId),
    note,
    send: (batch, since) => sendBatch(note, batch, since, session),
    mine: () => token.read() === session,
  })

/** Sends what notes left behind when their page was closed without a connection. For screens on which no note is open. */
export function useFlushPendingNotes(): void {
  const { user } = useUser()
  const userId = user?.id
  useEffect(() => {
    const session = token.read()
    if (userId === undefined || session === null) return
    for (const id of pendingNoteIds(userStore(userId))) void flushPendingNote(userId, session, id)
  }, [userId])
}
