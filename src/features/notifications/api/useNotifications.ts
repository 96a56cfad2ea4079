import { call } from '#lib/api'
import { useUser } from '#lib/session'
import { useCall, useRevalidate } from '#lib/swr'

/** A page of what happened, the latest first. */
export const useNotifications = (cursor: string | undefined) =>
  useCall('GET /api/notifications', { query: cursor === undefined ? {} : { cursor } })

/** Marks notifications as read; the list and the count in the navigation follow. Each rejects with an ApiError. */
export function useReadNotifications() {
  const revalidate = useRevalidate()
  const { reload } = useUser()
  const afterwards = () => Promise.all([revalidate('GET /api/notifications'), reload()])
  return {
    readOne: async (id: string) => {
      await call('POST /api/notifications/{id}/read', { params: { id } })
      await afterwards()
    },
    /** Those up to this moment. */
    readUntil: async (until: string) => {
      await call('POST /api/notifications/read', { body: { until } })
      await afterwards()
    },
  }
}
