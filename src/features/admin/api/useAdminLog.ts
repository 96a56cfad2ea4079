import type { LogFilter } from '#contract/admin-log'
import { pathOf } from '#lib/api'
import { useCall } from '#lib/swr'
import { usePages } from '../model/usePages.ts'
import { downloadFile } from './download-file.ts'

/** A page of what administrators did. */
export function useAdminLog(filter: LogFilter) {
  const { cursor, turn } = usePages()
  const answer = useCall('GET /api/admin/log', { query: { ...filter, cursor } }, { keepPreviousData: true })
  return { ...answer, pages: turn(answer.data?.next) }
}

/**
 * Has the browser save the entries as CSV.
 * @throws {ApiError}
 */
export const downloadLog = (filter: LogFilter) =>
  downloadFile(pathOf('/api/admin/log/export', { query: filter }), 'text/csv')
