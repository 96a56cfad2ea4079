/** Orders as administrators see them. */
import type { AdminOrder } from '#contract/admin'
import type { OrderStatus } from '#contract/billing'
import { and, desc, eq, gt, ilike, lt, or } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'
import { orders } from '../../../db/schema/orders.ts'
import type { Session } from '../../../http/context.ts'
import { createCursor, cursorFields } from '../../../http/cursor.ts'
import { HttpError } from '../../../http/errors.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { presentOrders } from './present-order.ts'
import { refundOrder } from '../payments/refunds.ts'
import { eventsOf, type OrderRow } from './orders.store.ts'

const PAGE = 30

interface Wanted {
  readonly id?: string
  readonly status?: OrderStatus | undefined
  readonly q?: string | undefined
  readonly cursor?: string | undefined
}

const pages = createCursor<{ createdAt: Date; id: string }>({
  createdAt: cursorFields.instant,
  id: cursorFields.uuid,
})

/** A text as it stands in a pattern: its own % and _ mean themselves. */
const literally = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

async function select({ db }: BillingDeps, { id, status, q, cursor }: Wanted) {
  const after = pages.parse(cursor)
  const pattern = q && `%${literally(q.trim())}%`
  return db
    .select({ order: orders, username: users.username })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        id === undefined ? undefined : eq(orders.id, id),
        status && eq(orders.status, status),
        pattern
          ? or(ilike(orders.number, pattern), ilike(users.username, pattern), ilike(orders.email, pattern))
          : undefined,
        after &&
          or(
            lt(orders.createdAt, after.createdAt),
            and(eq(orders.createdAt, after.createdAt), gt(orders.id, after.id)),
          ),
      ),
    )
    .orderBy(desc(orders.createdAt), orders.id)
    .limit(PAGE + 1)
}

/** A page of orders, each with its log. */
export async function listOrdersForAdmin(
  parts: BillingDeps,
  wanted: Wanted,
): Promise<{ items: AdminOrder[]; next: string | null }> {
  const found = await select(parts, wanted)
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

export async function refundOrderByAdmin(parts: BillingDeps, session: Session, id: string, note: string | undefined) {
  await refundOrder(parts, id, { actor: session.user.username, note })
  const [order] = (await listOrdersForAdmin(parts, { id })).items
  if (!order) throw new HttpError('order_not_found')
  return order
}
