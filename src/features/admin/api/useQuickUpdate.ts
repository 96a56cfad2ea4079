import type { QuickUpdateExport, QuickUpdateFile } from '#contract/quick-update'
import { call, pathOf } from '#lib/api'
import { useCall } from '#lib/swr'
import { usePages } from '../model/usePages.ts'
import { downloadFile } from './download-file.ts'

/** Milliseconds: thousands of rows are checked and saved in one call. */
const timeout = 60_000

/** What a file would do, row by row. @throws {ApiError} quick_update_refused with `faults` */
export const previewUpdate = (file: QuickUpdateFile) =>
  call('POST /api/admin/quick-update/preview', { body: file }, { timeout })

/**
 * Saves a file as it was previewed; the same id twice is one update.
 * @throws {ApiError} quick_update_refused, and quick_update_conflict with the `conflicts` of rows
 */
export const applyUpdate = (body: QuickUpdateFile & { id: string; revision: string }) =>
  call('POST /api/admin/quick-update/apply', { body }, { timeout })

/** The last updates, and how to take back the one that stands. */
export function useQuickUpdates() {
  const answer = useCall('GET /api/admin/quick-update')
  return {
    ...answer,
    /** @throws {ApiError} quick_update_conflict with the `conflicts` of rows */
    undo: async (id: string) => {
      await call('POST /api/admin/quick-update/undo', { body: { id } }, { timeout })
      await answer.mutate()
    },
  }
}

/** A page of edited words whose source changed beneath the edit. */
export function useSourceChanges() {
  const { cursor, turn } = usePages('changes')
  const answer = useCall(
    'GET /api/admin/quick-update/source-changes',
    { query: { cursor } },
    { keepPreviousData: true },
  )
  return { ...answer, pages: turn(answer.data?.next) }
}

/**
 * Has the browser save words as a file of the update. Resolves to the word after which the next file begins, where there is one.
 * @throws {ApiError}
 */
export async function downloadWords(query: QuickUpdateExport): Promise<string | undefined> {
  const headers = await downloadFile(
    pathOf('/api/admin/quick-update/export', { query }),
    query.format === 'csv' ? 'text/csv' : 'application/json',
  )
  const next = /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1]
  return next === undefined ? undefined : (new URL(next, location.origin).searchParams.get('after') ?? undefined)
}
