import { and, desc, eq, gt, ilike, lt, or } from 'drizzle-orm'
import type { OrderStatus } from '#contract/billing'
import type { Reader } from '../../../db/client.ts'
import { users } from '../../../db/schema/accounts.ts'
import { orders } from '../../../db/schema/orders.ts'

/** The end of a page of orders. */
export interface OrderPosition {
  readonly createdAt: Date
  readonly id: string
}

export interface OrderSearch {
  readonly id?: string
  readonly status?: OrderStatus | undefined
  /** A part of the number, the buyer's username or the e-mail. */
  readonly q?: string | undefined
}

/** Escapes % and _, so that they match themselves. */
const escapePattern = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** Orders with the username of their buyer, the newest first. */
export function searchOrders(
  db: Reader,
  { id, status, q }: OrderSearch,
  after: OrderPosition | undefined,
  limit: number,
) {
  const pattern = q && `%${escapePattern(q.trim())}%`
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
    .limit(limit)
}
