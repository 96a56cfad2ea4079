import type { ReportDecision } from '#contract/chat-reports'
import { call } from '#lib/api'
import { useCall } from '#lib/swr'
import { usePages } from '../model/usePages.ts'

/** A page of the reports of chat that wait. */
export function useChatReports() {
  const { cursor, turn } = usePages()
  const answer = useCall('GET /api/admin/chat-reports', { query: { cursor } }, { keepPreviousData: true })
  const decide = async (id: string, decision: ReportDecision) => {
    await call('POST /api/admin/chat-reports/{id}/decide', { params: { id }, body: { decision } })
    await answer.mutate()
  }
  return {
    ...answer,
    pages: turn(answer.data?.next),
    /** Takes a report off the list. @throws {ApiError} */
    decide,
    /** Closes the reported account, then its report. Both may be tried again. @throws {ApiError} `reauth_required` without a fresh proof */
    suspend: async (id: string, learner: string, reason: string) => {
      await call('POST /api/admin/users/{id}/suspend', { params: { id: learner }, body: { reason } })
      await decide(id, 'suspended')
      return true as const
    },
  }
}

/** What was said. Each view is logged, so that it is read when it is opened, not at every return to the tab or of the connection. */
export const useChatReport = (id: string) =>
  useCall(
    'GET /api/admin/chat-reports/{id}',
    { params: { id } },
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  )
