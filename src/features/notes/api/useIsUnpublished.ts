import { useCall } from '#lib/swr'

/** Whether only administrators see an official note; false while that is not known. `isEditor`: who looks may ask. */
export function useIsUnpublished(id: string, isEditor: boolean): boolean {
  const { data } = useCall(isEditor ? 'GET /api/admin/notes/{id}' : null, { params: { id } })
  return data?.published_at === null
}
