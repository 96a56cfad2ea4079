import { useCall } from '#lib/swr'

/** Words that a list of the device shows at most. */
const MOST_WORDS = '500'

/** The learner's own notes, the latest change first. */
export const useOwnNotes = () => useCall('GET /api/notes', { query: { kind: 'own', sort: 'recent' } })

/** The first words of a note. */
export const useNoteWords = (id: string) =>
  useCall('GET /api/notes/{id}/entries', { params: { id }, query: { from: '0', count: MOST_WORDS } })
