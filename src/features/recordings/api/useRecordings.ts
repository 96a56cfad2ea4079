import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useThrowError } from '#lib/actions'
import { call, open, pathOf } from '#lib/api'
import type { InputOf } from '#lib/api'
import { token } from '#lib/token'
import { useCall, useRevalidate } from '#lib/swr'
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
  return response.blob()
}

/** Recordings that wait for the server. They are sent while the component is there, and again when the connection is back. */
export function useUnsentRecordings() {
  const items = useSyncExternalStore(unsentRecordings.subscribe, unsentRecordings.list)
  const revalidate = useRevalidate()
  const throwError = useThrowError()
  const session = token.read()
  const send = (current: string) => {
    wakeSender()
    sendRecordings(current, () => void revalidate('GET /api/recordings')).catch(throwError)
  }
  const begin = useEffectEvent((current: string) => {
    unsentRecordings.load(current).then(() => send(current), throwError)
  })
  useEffect(() => {
    if (session === null) return undefined
    begin(session)
    return token.subscribe(() => {
      if (token.read() !== session) unsentRecordings.forget()
    })
  }, [session])
  return {
    items,
    /** Keeps a recording and sends it. */
    keep: async (recording: UnsentRecording): Promise<void> => {
      if (session === null) return
      await unsentRecordings.save(session, recording)
      send(session)
    },
    /** Sends one again that was refused. */
    retry: async ({ refusal: _, ...recording }: UnsentRecording): Promise<void> => {
      if (session === null) return
      await unsentRecordings.save(session, recording)
      send(session)
    },
    discard: async (id: string): Promise<void> => {
      if (session !== null) await unsentRecordings.remove(session, id)
    },
  }
}
