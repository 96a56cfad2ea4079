import type { TicketTopic } from '#contract/tickets'
import { call } from '#lib/api'
import type { Draft } from '#lib/draft'
import { createChannelFlush } from '#lib/pending-sender'
import type { PendingSender } from '#lib/pending-sender'

/** A message that opens a ticket, or one that is added to a ticket. */
export type TicketMessage = Draft &
  ({ readonly kind: 'feedback' | 'service'; readonly topic: TicketTopic } | { readonly ticket: string })

/** Messages of one ticket are sent in order, and so are those that open one. */
export const queueKeyOf = (message: TicketMessage): string => ('ticket' in message ? message.ticket : 'new')

export const ticketSender: PendingSender<TicketMessage> = {
  channel: 'ticket',
  open: (_, session) => ({
    batchSize: 1,
    // Kept for the page of tickets, where the learner is told.
    onRefused: () => 'keep',
    send: async (messages) => {
      for (const message of messages) await sendMessage(message, session)
      return { ids: messages.map(({ id }) => id) }
    },
  }),
}

async function sendMessage({ id, text, ...rest }: TicketMessage, session: string): Promise<void> {
  if ('ticket' in rest) {
    const input = { params: { id: rest.ticket }, body: { id, text } }
    await call('POST /api/tickets/{id}/messages', input, { token: session })
  } else {
    await call('POST /api/tickets', { body: { id, text, ...rest } }, { token: session })
  }
}

export const ticketFlushes = [createChannelFlush(ticketSender)]
