import { useFlushPendingMessages } from '#features/chat'
import { useFlushPendingNotes } from '#features/notes'
import { useFlushPendingTickets } from '#features/tickets'

/** Sends what notes, tickets and conversations left in the browser. */
export function FlushPending() {
  useFlushPendingNotes()
  useFlushPendingTickets()
  useFlushPendingMessages()
  return null
}
