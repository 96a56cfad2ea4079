import type { SharedThing } from '#contract/sharing'
import { call } from '#lib/api'
import { newId } from '#lib/new-id'
import { useCall, useRevalidate } from '#lib/swr'

/** What can be shared: own notes, the pages of one, the last results. Each is read once it is looked for. */
export const useOwnNotes = () => useCall('GET /api/notes', { query: { kind: 'own', sort: 'recent' } })
export const useNotePages = (id: string) => useCall('GET /api/notes/{id}', { params: { id } })
export const useFinishedRuns = () => useCall('GET /api/runs')

/** Contacts that something can be shared with. */
export function useFriends() {
  const { data, error } = useCall('GET /api/contacts')
  return { friends: data?.contacts.filter(({ state }) => state === 'accepted'), error }
}

/** Sends something to a contact from outside the conversation: its id. Rejects with an ApiError. */
export function useShareWith() {
  const revalidate = useRevalidate()
  return async (contact: string, text: string, share: SharedThing): Promise<string> => {
    const { id } = await call('POST /api/conversations', { body: { with: contact } })
    await call('POST /api/conversations/{id}/shared', { params: { id }, body: { id: newId(), text, share } })
    await revalidate('GET /api/conversations')
    return id
  }
}
