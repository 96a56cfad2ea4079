import { useEffect, useEffectEvent } from 'react'
import { call } from '#lib/api'
import type { ApiError } from '#lib/api'
import { isQueueActive } from '#lib/pending-queue'
import { openPendingQueue, useFlushPending } from '#lib/pending-sender'
import { listPendingKeys } from '#lib/pending-store'
import { useUser } from '#lib/session'
import { userStore } from '#lib/storage'
import { useCall, useRevalidate } from '#lib/swr'
import { queueKeyOf, ticketFlushes, ticketSender } from './ticket-sender.ts'
import type { TicketMessage } from './ticket-sender.ts'

/** What became of a message: the server has it, or it waits in the browser for a connection. */
export type SendOutcome = 'sent' | 'waiting'

/** A picture of the screen, and the id of the ticket that it belongs to. */
export interface Screenshot {
  readonly ticket: string
  readonly file: File
}

/** The learner's tickets, the latest change first. */
export function useTickets() {
  const answer = useCall('GET /api/tickets')
  return {
    ...answer,
    submit: useSubmitTicket(),
    /** Adds a picture to a ticket that the server has. @throws {ApiError} */
    attach: async ({ ticket, file }: Screenshot): Promise<void> => {
      await call('POST /api/tickets/screenshots', { query: { ticket }, file })
      await answer.mutate()
    },
  }
}

/** One ticket of the learner. */
export const useTicket = (id: string) => useCall('GET /api/tickets/{id}', { params: { id } })

/** Opens a ticket or adds to one. The function throws an ApiError when the server refuses the message: it does not wait then. */
export function useSubmitTicket(): (message: TicketMessage) => Promise<SendOutcome> {
  const { user } = useUser()
  const revalidate = useRevalidate()
  const userId = user?.id ?? ''
  return (message) => submitMessage(userId, message, () => void revalidate('GET /api/tickets'))
}

/** Marks the answers to a ticket as read. The function rejects with an ApiError. */
export function useReadTicket(): (id: string) => Promise<void> {
  const revalidate = useRevalidate()
  const { reload } = useUser()
  return async (id) => {
    await call('PUT /api/tickets/{id}/read', { params: { id } })
    await Promise.all([revalidate('GET /api/tickets'), revalidate('GET /api/conversations'), reload()])
  }
}

function submitMessage(userId: string, message: TicketMessage, onArrived: () => void): Promise<SendOutcome> {
  return new Promise((resolve, reject) => {
    let isWaiting = false
    const queue = openPendingQueue(ticketSender, queueKeyOf(message), userId, {
      onRefused: (error, batch) => {
        // The form is gone by then: the page of tickets tells it when it is opened next.
        if (isWaiting) return 'keep'
        if (batch.some(({ id }) => id === message.id)) reject(error)
        return 'drop'
      },
      onState: (state) => {
        if (state.kind === 'waiting') {
          isWaiting = true
          resolve('waiting')
        }
        // Before it waits, only the end of the session stops the queue with a refusal.
        if (state.kind === 'refused' || state.kind === 'broken') reject(state.error)
      },
    })
    queue.add(message)
    queue.drained().then(() => {
      resolve('sent')
      onArrived()
    }, reject)
  })
}

/**
 * Sends messages that an earlier page left without a connection.
 *
 * @param onRefused is told of each that the server does not take; it is dropped
 * @param onArrived is told when all messages of a ticket have arrived
 */
export function useSendPendingTickets(onRefused: (error: ApiError) => void, onArrived: () => void): void {
  const { user } = useUser()
  const userId = user?.id
  const refuse = useEffectEvent(onRefused)
  const arrive = useEffectEvent(onArrived)
  useEffect(() => {
    if (userId === undefined) return undefined
    const queues = listPendingKeys(userStore(userId), ticketSender.channel)
      .filter((key) => !isQueueActive(ticketSender.channel, key))
      .map((key) =>
        openPendingQueue(ticketSender, key, userId, {
          onRefused: (error) => {
            refuse(error)
            return 'drop'
          },
          onState: (state) => state.kind === 'broken' && reportError(state.error),
        }),
      )
    for (const queue of queues) void queue.drained().then(() => arrive())
    return () => queues.forEach((queue) => queue.stop())
  }, [userId])
}

/** Sends them from screens that show no tickets; what the server refuses stays until the tickets are opened. */
export const useFlushPendingTickets = (): void => useFlushPending(ticketFlushes)
