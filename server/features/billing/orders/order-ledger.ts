/** Writes into the account book: the only place that changes an order's state and amounts, always with a line in its log. */
import { applyEvent, type OrderEventKind } from '#rules/orders'
import type { Tx } from '../../../db/client.ts'
import { insertEvent, updateOrder, type OrderChanges, type OrderRow } from './orders.store.ts'

interface Entry {
  readonly at: Date
  /** Username of the administrator who did it. */
  readonly actor?: string | undefined
  readonly note?: string | undefined
  /** What else becomes of the order with it. */
  readonly set?: OrderChanges
}

/**
 * Records an event of a locked order and answers the order after it; null when the event does not fit the order's state, and then nothing
 * is written.
 */
export async function appendOrderEvent(
  tx: Tx,
  order: OrderRow,
  kind: OrderEventKind,
  entry: Entry,
): Promise<OrderRow | null> {
  const { status, paidCents: paid, refundedCents: refunded, amountCents } = order
  const change = applyEvent({ status, paid, refunded }, kind, amountCents)
  if (!change) return null
  const { at, actor, note, set = {} } = entry
  const changes = { ...set, status: change.status, paidCents: change.paid, refundedCents: change.refunded }
  await updateOrder(tx, order.id, changes)
  await insertEvent(tx, {
    orderId: order.id,
    kind,
    paidCents: change.paidBy,
    refundedCents: change.refundedBy,
    actor: actor ?? null,
    note: note ?? null,
    at,
  })
  return { ...order, ...changes } as OrderRow
}
