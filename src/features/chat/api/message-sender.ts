import type { ChatMessage } from '#contract/chat'
import type { SharedThing } from '#contract/sharing'
import { call } from '#lib/api'
import type { Draft } from '#lib/draft'
import { createChannelFlush, useFlushPending } from '#lib/pending-sender'
import type { PendingSender } from '#lib/pending-sender'
import type { PendingItem } from '#lib/pending-store'

/** A message that the server has not acknowledged. */
export type PendingMessage = Draft & PendingItem & { readonly at: string; readonly share?: SharedThing }

/** Sends messages of one conversation, in their order. @throws {ApiError} */
export async function sendMessages(
  conversation: string,
  messages: readonly PendingMessage[],
  session: string,
  onArrived?: (message: ChatMessage) => void,
): Promise<{ ids: readonly string[] }> {
  for (const { id, text, share } of messages) {
    const params = { id: conversation }
    const arrived = share
      ? await call('POST /api/conversations/{id}/shared', { params, body: { id, text, share } }, { token: session })
      : await call('POST /api/conversations/{id}/messages', { params, body: { id, text } }, { token: session })
    onArrived?.(arrived)
  }
  return { ids: messages.map(({ id }) => id) }
}

/** By conversation. */
export const messageSender: PendingSender<PendingMessage> = {
  channel: 'message',
  open: (conversation, session) => ({
    batchSize: 1,
    // Kept for the conversation, where the learner is told and may try again.
    onRefused: () => 'keep',
    send: (messages) => sendMessages(conversation, messages, session),
  }),
}

const flushes = [createChannelFlush(messageSender)]

/** Sends from other screens what a conversation left without a connection. */
export const useFlushPendingMessages = (): void => useFlushPending(flushes)
