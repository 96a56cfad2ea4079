import { call } from '#lib/api'
import { useCall } from '#lib/swr'

/** Whether learners see an official note, for its editor. It reads what the opened note reads, once for both. */
export function useManagedNote(id: string) {
  const { data, mutate } = useCall('GET /api/admin/notes/{id}', { params: { id } })
  return {
    isPublished: data !== undefined && data.published_at !== null,
    /**
     * Publishes or withdraws the note as it was seen at a version; a refused call reads the note again.
     *
     * @throws {ApiError} note_edit_conflict, note_empty
     */
    publish: async (published: boolean, version: number) => {
      try {
        const note = await call('PUT /api/admin/notes/{id}/published', { params: { id }, body: { published, version } })
        await mutate(note, { revalidate: false })
      } catch (error) {
        await mutate()
        throw error
      }
    },
  }
}
