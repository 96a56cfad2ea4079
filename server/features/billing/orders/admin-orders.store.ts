import { aliasedTable, and, desc, eq, gt, gte, inArray, like, lt, or, sql, type SQL } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { OrderState } from '#contract/admin'
import type { Reader } from '../../../db/client.ts'
import { users } from '../../../db/schema/accounts.ts'
import { orderEvents, orders } from '../../../db/schema/orders.ts'

/** The end of a page of orders. */
export interface OrderPosition {
  readonly createdAt: Date
  readonly id: string
}

export interface OrderSearch {
  readonly id?: string
  readonly status?: OrderState | undefined
  /** A part of the number or the e-mail, or the beginning of the buyer's username. */
  readonly q?: string | undefined
}

/** Escapes % and _, so that they match themselves. */
const escapePattern = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

const REFUSED_MS = 7 * 86_400_000

/** Refunds that the job had to try again, and orders with a payment that was refused in the last seven days; each kind by its own index. */
function isFailed(db: Reader, now: Date): SQL {
  const since = new Date(now.getTime() - REFUSED_MS)
  const retried = aliasedTable(orders, 'retried')
  const refunding = db
    .select({ id: retried.id })
    .from(retried)
    .where(and(eq(retried.status, 'refunding'), gt(retried.checks, 0)))
  const refused = db
    .select({ id: orderEvents.orderId })
    .from(orderEvents)
    .where(and(eq(orderEvents.kind, 'disputed'), gte(orderEvents.at, since)))
  return inArray(orders.id, union(refunding, refused))
}

/** How many orders need a look, counted up to `most`. */
export async function countFailedOrders(db: Reader, now: Date, most: number): Promise<number> {
  const failed = db.select({ id: orders.id }).from(orders).where(isFailed(db, now)).limit(most).as('failed')
  return db.$count(failed)
}

/** Names have an index by their beginnings: a part of them would be looked for in every account. */
function matchesText(db: Reader, q: string): SQL | undefined {
  const text = escapePattern(q.trim().toLowerCase())
  const buyers = db
    .select({ id: users.id })
    .from(users)
    .where(like(sql`lower(${users.username})`, `${text}%`))
  const has = (column: typeof orders.number | typeof orders.email) => like(sql`lower(${column})`, `%${text}%`)
  return or(has(orders.number), has(orders.email), inArray(orders.userId, buyers))
}

/** Orders with the username of their buyer, the newest first. */
export function searchOrders(
  db: Reader,
  { id, status, q, now }: OrderSearch & { readonly now: Date },
  after: OrderPosition | undefined,
  limit: number,
) {
  return db
    .select({ order: orders, username: users.username })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        id === undefined ? undefined : eq(orders.id, id),
        status === 'failed' ? isFailed(db, now) : status && eq(orders.status, status),
        q ? matchesText(db, q) : undefined,
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
