/** The life of an order: which event leads where, and what it does to the amounts. The log of events is the account book. */
import type { OrderStatus } from '#contract/billing'

/** What can happen to an order. `noted` and `disputed` change nothing: they are there to be read. */
export type OrderEventKind =
  'created' | 'paid' | 'closed' | 'refund_requested' | 'refunded' | 'paid_when_closed' | 'disputed' | 'noted'

export interface OrderLedger {
  readonly status: OrderStatus
  /** Cents. */
  readonly paid: number
  readonly refunded: number
}

export interface OrderChange extends OrderLedger {
  /** What the event adds to the log, in cents. */
  readonly paidBy: number
  readonly refundedBy: number
}

const from: Readonly<Record<OrderEventKind, readonly OrderStatus[]>> = {
  created: [],
  paid: ['pending'],
  closed: ['pending'],
  refund_requested: ['paid'],
  refunded: ['refunding'],
  paid_when_closed: ['closed'],
  disputed: ['pending', 'paid', 'closed', 'refunding', 'refunded'],
  noted: ['pending', 'paid', 'closed', 'refunding', 'refunded'],
}

/**
 * The order after an event; null when the event does not fit its state and nothing may change. Money that comes for a closed order is
 * taken into the book and goes back at once: its state is then `refunding`.
 *
 * @param amount cents of the order's total
 */
export function applyEvent(book: OrderLedger, kind: OrderEventKind, amount: number): OrderChange | null {
  if (!from[kind].includes(book.status)) return null
  const same = { ...book, paidBy: 0, refundedBy: 0 }
  switch (kind) {
    case 'paid':
      return { ...same, status: 'paid', paid: book.paid + amount, paidBy: amount }
    case 'paid_when_closed':
      return { ...same, status: 'refunding', paid: book.paid + amount, paidBy: amount }
    case 'closed':
      return { ...same, status: 'closed' }
    case 'refund_requested':
      return { ...same, status: 'refunding' }
    case 'refunded':
      return { ...same, status: 'refunded', refunded: book.paid, refundedBy: book.paid - book.refunded }
    case 'created':
    case 'disputed':
    case 'noted':
      return same
  }
}

/** A state that no provider will change any more by itself. */
export const isFinal = (status: OrderStatus): boolean => status !== 'pending' && status !== 'refunding'
