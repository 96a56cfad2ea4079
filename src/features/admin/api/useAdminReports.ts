import type { ReportSubject } from '#contract/admin'
import { call } from '#lib/api'
import { useCall } from '#lib/swr'
import { usePages } from '../model/usePages.ts'

/** A page of the reported mistakes that wait. */
export function useAdminReports(filter: { readonly q?: string; readonly section?: ReportSubject }) {
  const { cursor, turn } = usePages()
  const answer = useCall('GET /api/admin/reports', { query: { ...filter, cursor } }, { keepPreviousData: true })
  return {
    ...answer,
    pages: turn(answer.data?.next),
    /** Takes a report off the list; whoever reported a mended mistake is thanked. @throws {ApiError} */
    resolve: async (id: string, mended: boolean) => {
      await call('POST /api/admin/reports/{id}/resolve', { params: { id }, body: { mended } })
      await answer.mutate()
    },
  }
}
