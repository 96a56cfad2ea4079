import type { Conversation } from '#contract/chat'
import { call } from '#lib/api'
import { useUser } from '#lib/session'
import { useCall, useRevalidate } from '#lib/swr'

/** A page of the learner's conversations, the latest first; nothing for guests. */
export function useConversations(cursor: string | undefined) {
  const { user } = useUser()
  const isLearner = user && user.role !== 'guest'
  return useCall(isLearner ? 'GET /api/conversations' : null, { query: cursor === undefined ? {} : { cursor } })
}

/** Messages of others that the learner has not read. */
export function useUnread(): number {
  const { user } = useUser()
  const { data } = useCall(user && user.role !== 'guest' ? 'GET /api/conversations/unread' : null)
  return data?.messages ?? 0
}

/** Milliseconds after which an open conversation is looked at again, where no live event reaches the page. */
const POLL_MS = 30_000

export function useConversation(id: string) {
  return useCall('GET /api/conversations/{id}', { params: { id } }, { refreshInterval: POLL_MS })
}

/** What can be done with a conversation. Each rejects with an ApiError. */
export function useConversationActions() {
  const revalidate = useRevalidate()
  const afterwards = () => revalidate('GET /api/conversations')
  return {
    open: (contact: string): Promise<Conversation> => call('POST /api/conversations', { body: { with: contact } }),
    markRead: async (id: string, seq: number) => {
      await call('PUT /api/conversations/{id}/read', { params: { id }, body: { seq } })
      await afterwards()
    },
    deleteMessage: async (id: string, seq: number, scope: 'me' | 'both') => {
      const query = { seq: String(seq), for: scope }
      await call('DELETE /api/conversations/{id}/messages', { params: { id }, query })
      await afterwards()
    },
  }
}
