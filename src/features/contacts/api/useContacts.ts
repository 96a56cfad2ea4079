import { call } from '#lib/api'
import { useUser } from '#lib/session'
import { useCall, useRevalidate } from '#lib/swr'

/** Contacts, requests and blocks; nothing for guests. */
export function useContacts() {
  const { user } = useUser()
  return useCall(user && user.role !== 'guest' ? 'GET /api/contacts' : null)
}

/** What can be done about contacts. Each rejects with an ApiError. */
export function useContactActions() {
  const revalidate = useRevalidate()
  const afterwards = () => Promise.all([revalidate('GET /api/contacts'), revalidate('GET /api/leaderboard')])
  return {
    add: async (name: string, text = '') => {
      await call('POST /api/contacts', { body: { name, ...(text !== '' && { text }) } })
      await afterwards()
    },
    change: async (id: string, state: 'accepted' | 'blocked') => {
      await call('PUT /api/contacts/{id}', { params: { id }, body: { state } })
      await afterwards()
    },
    remove: async (id: string) => {
      await call('DELETE /api/contacts/{id}', { params: { id } })
      await afterwards()
    },
  }
}
