import { call } from '#lib/api'
import { createChannelFlush } from '#lib/pending-sender'
import type { PendingSender } from '#lib/pending-sender'
import type { PendingChannel } from '#lib/pending-store'
import { addOwnVersion } from '../model/batch.ts'
import type { Batch } from '../model/batch.ts'

/** Sends one batch of changes to a note, under this session. `since` is the version that is known here. @throws {ApiError} */
export const sendBatch = (note: string, { id, base, own, changes }: Batch, since: number, session: string) =>
  call(
    'POST /api/notes/{id}/changes',
    { params: { id: note }, body: { batch: id, since, base, own: [...own], changes: [...changes] } },
    { token: session },
  )

/** The same for an official note, by an administrator. @throws {ApiError} */
export const sendOfficialBatch: typeof sendBatch = (note, { id, base, own, changes }, since, session) =>
  call(
    'POST /api/admin/notes/{id}/changes',
    { params: { id: note }, body: { batch: id, since, base, own: [...own], changes: [...changes] } },
    { token: session },
  )

/**
 * Sends what an opened note has left in the browser. What the server refuses stays, with all behind it, for when the note is opened again:
 * there the learner is told, and it is taken back.
 */
const createNoteSender = (channel: PendingChannel, sendBatchOf: typeof sendBatch): PendingSender<Batch> => ({
  channel,
  open: (note, session) => {
    let version = 0
    return {
      batchSize: 1,
      onRefused: () => 'keep',
      send: async ([batch]) => {
        if (!batch) return { ids: [] }
        const answer = await sendBatchOf(note, batch, Math.max(version, batch.base), session)
        version = answer.version
        return { ids: [batch.id], revise: addOwnVersion(answer.applied) }
      },
    }
  },
})

export const noteSender = createNoteSender('note', sendBatch)
export const officialNoteSender = createNoteSender('official-note', sendOfficialBatch)

export const noteFlushes = [createChannelFlush(noteSender)]
