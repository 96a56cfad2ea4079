import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useThrowError } from '#lib/actions'
import { call, open, pathOf, readBlob } from '#lib/api'
import type { InputOf } from '#lib/api'
import { newId } from '#lib/new-id'
import { useCall, useRevalidate } from '#lib/swr'
import { useWaitingRecordings } from '../model/waiting-recordings.ts'
import { sendRecordings, wakeSender } from './send-recordings.ts'
import { unsentRecordings } from './unsent-recordings.ts'
import type { UnsentRecording } from './unsent-recordings.ts'

export type RecordingQuery = InputOf<'GET /api/recordings'>['query']

/** A page of the learner's recordings, the latest first. */
export const useRecordings = (query: RecordingQuery) =>
  useCall('GET /api/recordings', { query }, { keepPreviousData: true })

/** What is done with recordings that the server has. Each reads the list again. @throws {ApiError} */
export function useRecordingActions() {
  const revalidate = useRevalidate()
  const readAgain = () => void revalidate('GET /api/recordings')
  return {
    remove: async (id: string) => {
      await call('DELETE /api/recordings/{id}', { params: { id } })
      readAgain()
    },
    restore: async (id: string) => {
      await call('POST /api/recordings/{id}/restore', { params: { id } })
      readAgain()
    },
  }
}

/** Milliseconds for up to 2 MB. */
const PATIENCE = 60_000

/** The sound of a recording that the server has. @throws {ApiError} */
export async function fetchRecording(id: string): Promise<Blob> {
  const path = pathOf('/api/recordings/{id}/audio', { params: { id } })
  const response = await open(path, 'audio/wav', AbortSignal.timeout(PATIENCE))
  return readBlob(response)
}

/** How keeping a recording ended: without room in the browser it lasts as long as the tab, and beyond their number it is not kept. */
export type KeepResult = 'stored' | 'inMemory' | 'full'

/** Recordings of a user that the server has not got. They are sent at once, without the wait for an idle moment. */
export function useUnsentRecordings(userId: string) {
  const items = useSyncExternalStore(unsentRecordings.subscribe, () => unsentRecordings.list(userId))
  // Changes with what other tabs and the sender do.
  const waiting = useWaitingRecordings(userId)
  const revalidate = useRevalidate()
  const throwError = useThrowError()
  const send = () => {
    wakeSender()
    sendRecordings(userId, () => void revalidate('GET /api/recordings')).catch(throwError)
  }
  const begin = useEffectEvent(() => void unsentRecordings.load(userId).then(send, throwError))
  const read = useEffectEvent(() => void unsentRecordings.load(userId).catch(throwError))
  useEffect(() => begin(), [userId])
  useEffect(() => read(), [waiting])
  return {
    items,
    /** Keeps a recording and sends it. */
    keep: async (recording: UnsentRecording): Promise<KeepResult> => {
      if (await unsentRecordings.isFull(userId)) return 'full'
      const isStored = await unsentRecordings.save(userId, recording)
      send()
      return isStored ? 'stored' : 'inMemory'
    },
    /** Sends one again that was refused. */
    retry: async (recording: UnsentRecording): Promise<void> => {
      const { id, target, wav, ms, at } = recording
      await unsentRecordings.save(userId, { id, target, wav, ms, at })
      send()
    },
    /** Takes back a discard and sends it, under a new id: the server keeps none that it had to delete. */
    restore: async ({ target, wav, ms, at }: UnsentRecording): Promise<void> => {
      await unsentRecordings.save(userId, { id: newId(), target, wav, ms, at })
      send()
    },
    discard: (recording: UnsentRecording): Promise<void> => unsentRecordings.remove(userId, recording),
  }
}
