import { call } from '#lib/api'
import { useUser } from '#lib/session'
import { useCall, useRevalidate } from '#lib/swr'

/** The points, or the earlier versions of one note. */
export const useRestorePoints = (note: string | undefined) => useCall('GET /api/restore-points', { query: { note } })

/** What a restore of a point, or of one note of it, changes. */
export const useRestorePreview = (id: string, note: string | undefined) =>
  useCall('GET /api/restore-points/{id}', { params: { id }, query: { note } })

/** Everything that a restore may have changed. */
const changed = [
  'GET /api/restore-points',
  'GET /api/note',
  'GET /api/own-sentences',
  'GET /api/reader',
  'GET /api/exam-plan',
  'GET /api/reviews',
]

export interface RestoreRequest {
  readonly point: string
  readonly note?: string | undefined
  /** The same key restores once, however often it is sent. */
  readonly key: string
}

/** Puts a point back, or one note of it. It @throws {ApiError} */
export function useRestore() {
  const revalidate = useRevalidate()
  const { reload } = useUser()
  return async ({ point, note, key }: RestoreRequest) => {
    const answer = await call('POST /api/restore-points/{id}/restore', { params: { id: point }, body: { key, note } })
    await Promise.all([...changed.map(revalidate), reload()])
    return answer
  }
}
