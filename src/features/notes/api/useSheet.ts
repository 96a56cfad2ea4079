import { useCall } from '#lib/swr'

/** A note, or one page of it, for paper. */
export const useSheet = (id: string, page: string | null) =>
  useCall('GET /api/notes/{id}/sheet', { params: { id }, query: page === null ? {} : { page } })
