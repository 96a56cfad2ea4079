import type { Order } from '#contract/billing'
import { MONEY_BACK_DAYS } from '#rules/prices'
import type { Reader } from '../../../db/client.ts'
import { ticketsOf, type OrderRow } from './orders.store.ts'

const DAY_MS = 86_400_000

/** Until when money back may be asked for; null when it may not. */
export function refundableUntil({ status, paidAt }: Pick<OrderRow, 'status' | 'paidAt'>, now: Date): Date | null {
  if (status !== 'paid' || !paidAt) return null
  const until = new Date(paidAt.getTime() + MONEY_BACK_DAYS * DAY_MS)
  return until > now ? until : null
}

const iso = (at: Date | null) => at?.toISOString() ?? null

/** An order as the contract shows it. */
export const presentOrder = (row: OrderRow, ticketId: string | undefined, now: Date): Order => ({
  id: row.id,
  number: row.number,
  plan: row.plan,
  months: row.months,
  status: row.status,
  method: row.method,
  provider: row.provider,
  is_demo: row.isDemo,
  currency: 'USD',
  list_cents: row.listCents,
  price_cents: row.priceCents,
  promotion_cents: row.promotionCents,
  amount_cents: row.amountCents,
  charge_fen: row.chargeFen,
  paid_cents: row.paidCents,
  refunded_cents: row.refundedCents,
  email: row.email,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  paid_at: iso(row.paidAt),
  vip_from: iso(row.vipFrom),
  vip_until: iso(row.vipUntil),
  refundable_until: iso(refundableUntil(row, now)),
  ticket_id: ticketId ?? null,
})

export async function presentOrders(db: Reader, rows: readonly OrderRow[], now: Date): Promise<Order[]> {
  const ticketIds = await ticketsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => presentOrder(row, ticketIds.get(row.id), now))
}
