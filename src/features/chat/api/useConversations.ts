import { useEffect } from 'react'
import type { Conversation } from '#contract/chat'
import type { ChatReportBody } from '#contract/chat-reports'
import { call, ignoreApiError } from '#lib/api'
import { useUser } from '#lib/session'
import { useCall, useDeferredCall, useRevalidate } from '#lib/swr'

/** A page of the learner's conversations, the latest first; nothing for guests. */
export function useConversations(cursor: string | undefined) {
  const { user } = useUser()
  const isLearner = user && user.role !== 'guest'
  return useCall(isLearner ? 'GET /api/conversations' : null, { query: cursor === undefined ? {} : { cursor } })
}

/** Messages of others that the learner has not read. */
export function useUnread(): number {
  const { user } = useUser()
  const { data } = useDeferredCall(user && user.role !== 'guest' ? 'GET /api/conversations/unread' : null)
  return data?.messages ?? 0
}

/** Milliseconds after which an open conversation is looked at again, where no live event reaches the page. */
const POLL_MS = 30_000

export function useConversation(id: string) {
  return useCall('GET /api/conversations/{id}', { params: { id } }, { refreshInterval: POLL_MS })
}

/** Says to the server that this page shows the conversation, while it does: what comes meanwhile is not notified of. */
export function useView(id: string): void {
  useEffect(() => {
    let isShown = false
    const say = () => {
      const next = document.visibilityState === 'visible'
      if (!next && !isShown) return
      isShown = next
      // Only the bell rings when this is lost.
      call('PUT /api/conversations/{id}/view', { params: { id }, body: { shown: next } }).catch(ignoreApiError)
    }
    say()
    const timer = setInterval(say, POLL_MS)
    document.addEventListener('visibilitychange', say)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', say)
      if (isShown)
        call('PUT /api/conversations/{id}/view', { params: { id }, body: { shown: false } }).catch(ignoreApiError)
    }
  }, [id])
}

/** What can be done with a conversation. Each rejects with an ApiError. */
export function useConversationActions() {
  const revalidate = useRevalidate()
  const afterwards = () => revalidate('GET /api/conversations')
  const setBlocked = async (id: string, blocked: boolean) => {
    await call('PUT /api/conversations/{id}/blocked', { params: { id }, body: { blocked } })
    await Promise.all([afterwards(), revalidate('GET /api/contacts'), revalidate('GET /api/leaderboard')])
  }
  return {
    open: (contact: string): Promise<Conversation> => call('POST /api/conversations', { body: { with: contact } }),
    markRead: async (id: string, seq: number) => {
      await call('PUT /api/conversations/{id}/read', { params: { id }, body: { seq } })
      await afterwards()
    },
    mute: async (id: string, muted: boolean) => {
      await call('PUT /api/conversations/{id}/muted', { params: { id }, body: { muted } })
      await afterwards()
    },
    report: (id: string, body: ChatReportBody) =>
      call('POST /api/conversations/{id}/reports', { params: { id }, body }),
    reportRequest: (contact: string, { reason, text }: ChatReportBody) =>
      call('POST /api/contacts/{id}/reports', { params: { id: contact }, body: { reason, text } }),
    blockRequest: async (contact: string) => {
      await call('PUT /api/contacts/{id}', { params: { id: contact }, body: { state: 'blocked' } })
      await revalidate('GET /api/contacts')
    },
    block: (id: string) => setBlocked(id, true),
    unblock: (id: string) => setBlocked(id, false),
    deleteMessage: async (id: string, seq: number, scope: 'me' | 'both') => {
      const query = { seq: String(seq), for: scope }
      await call('DELETE /api/conversations/{id}/messages', { params: { id }, query })
      await afterwards()
    },
  }
}
