import { call } from '#lib/api'
import { createChannelFlush } from '#lib/pending-sender'
import type { PendingSender } from '#lib/pending-sender'
import { addOwnVersion } from '../model/batch.ts'
import type { Batch } from '../model/batch.ts'

/** Sends one batch of changes to a note, under this session. `since` is the version that is known here. @throws {ApiError} */
export const sendBatch = (note: string, { id, base, own, changes }: Batch, since: number, session: string) =>
  call(
    'POST /api/notes/{id}/changes',
    { params: { id: note }, body: { batch: id, since, base, own: [...own], changes: [...changes] } },
    { token: session },
  )

/**
 * Sends what an opened note has left in the browser. What the server refuses stays, with all behind it, for when the note is opened again:
 * there the learner is told, and it is taken back.
 */
export const noteSender: PendingSender<Batch> = {
  channel: 'note',
  open: (note, session) => {
    let version = 0
    return {
      batchSize: 1,
      onRefused: () => 'keep',
      send: async ([batch]) => {
        if (!batch) return { ids: [] }
        const answer = await sendBatch(note, batch, Math.max(version, batch.base), session)
        version = answer.version
        return { ids: [batch.id], revise: addOwnVersion(answer.applied) }
      },
    }
  },
}

export const noteFlushes = [createChannelFlush(noteSender)]
