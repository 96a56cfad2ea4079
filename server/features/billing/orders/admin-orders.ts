/** Orders as administrators see them. */
import type { AdminOrder } from '#contract/admin'
import type { Session } from '../../../http/context.ts'
import { createCursor, cursorFields } from '../../../http/cursor.ts'
import { HttpError } from '../../../http/errors.ts'
import { requireRecentAuth } from '../../../http/recent-auth.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { presentOrders } from './present-order.ts'
import { refundOrder } from '../payments/refunds.ts'
import { searchOrders, type OrderPosition, type OrderSearch } from './admin-orders.store.ts'
import { eventsOf, type OrderRow } from './orders.store.ts'

const PAGE = 30

interface Wanted extends OrderSearch {
  readonly cursor?: string | undefined
}

const pages = createCursor<OrderPosition>({
  createdAt: cursorFields.instant,
  id: cursorFields.uuid,
})

/** A page of orders, each with its log. */
export async function listOrdersForAdmin(
  parts: BillingDeps,
  wanted: Wanted,
): Promise<{ items: AdminOrder[]; next: string | null }> {
  const found = await searchOrders(parts.db, { ...wanted, now: parts.now() }, pages.parse(wanted.cursor), PAGE + 1)
  const rows = found.slice(0, PAGE)
  const shown = await presentOrders(
    parts.db,
    rows.map(({ order }) => order as OrderRow),
    parts.now(),
  )
  const events = await eventsOf(
    parts.db,
    rows.map(({ order }) => order.id),
  )
  const last = rows.at(-1)?.order
  return {
    items: rows.flatMap(({ order: { id, userId }, username }, index) => {
      const order = shown[index]
      const buyer = userId && username ? { id: userId, username } : null
      const log = events
        .filter(({ orderId }) => orderId === id)
        .map(({ kind, paidCents, refundedCents, actor, note, at }) => ({
          kind,
          paid_cents: paidCents,
          refunded_cents: refundedCents,
          actor,
          note,
          at: at.toISOString(),
        }))
      return order ? [{ order, buyer, events: log }] : []
    }),
    next: found.length > PAGE && last ? pages.format(last) : null,
  }
}

/** Throws reauth_required, order_not_found and order_not_paid. */
export async function refundOrderByAdmin(parts: BillingDeps, session: Session, id: string, note: string | undefined) {
  requireRecentAuth(session, parts.now())
  await refundOrder(parts, id, session, note)
  const [order] = (await listOrdersForAdmin(parts, { id })).items
  if (!order) throw new HttpError('order_not_found')
  return order
}
