import type { InputOf } from '#lib/api'
import { call } from '#lib/api'
import { useUser } from '#lib/session'
import { useCall, useRevalidate } from '#lib/swr'

export type PlanChoice = InputOf<'PUT /api/exam-plan'>['body']

/** The plan; nothing for guests. */
export function usePlan() {
  const { user, isGuest } = useUser()
  return useCall(user && !isGuest ? 'GET /api/exam-plan' : null)
}

/** What a plan can be for. */
export function useWordLists() {
  return useCall('GET /api/exam-plan/lists')
}

/** Keeps the plan, or ends it; the plan and the day's new words follow. Both @throw {ApiError} */
export function usePlanActions() {
  const revalidate = useRevalidate()
  const refresh = () => Promise.all([revalidate('GET /api/exam-plan'), revalidate('GET /api/reviews')])
  return {
    save: async (body: PlanChoice): Promise<void> => {
      await call('PUT /api/exam-plan', { body })
      await refresh()
    },
    end: async (): Promise<void> => {
      await call('DELETE /api/exam-plan')
      await refresh()
    },
  }
}
