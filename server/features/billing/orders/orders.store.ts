import { and, asc, desc, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm'
import type { PayMethod, PayProvider, PlanId, OrderStatus } from '#contract/billing'
import type { Language } from '#contract/locales'
import type { Reader, Tx } from '../../../db/client.ts'
import { users } from '../../../db/schema/accounts.ts'
import { orderEvents, orders } from '../../../db/schema/orders.ts'
import { tickets } from '../../../db/schema/tickets.ts'

type Row = typeof orders.$inferSelect
/** A row with the names that only the contract's words may fill. */
export type OrderRow = Omit<Row, 'plan' | 'method' | 'provider' | 'status' | 'language'> & {
  readonly plan: PlanId
  readonly method: PayMethod
  readonly provider: PayProvider
  readonly status: OrderStatus
  readonly language: Language
}
export type EventRow = typeof orderEvents.$inferSelect
export type OrderChanges = Partial<
  Omit<typeof orders.$inferInsert, 'id' | 'number' | 'status' | 'paidCents' | 'refundedCents'>
>

const asOrder = (row: Row | undefined) => row as OrderRow | undefined

/** Which order is meant: by our id or by the number that providers know. */
export type OrderName = { readonly id: string } | { readonly number: string }

const named = (name: OrderName) => ('id' in name ? eq(orders.id, name.id) : eq(orders.number, name.number))

export interface Buyer {
  readonly id: string
  readonly vipUntil: Date | null
  readonly email: string | null
  readonly timeZone: string
  readonly uiLanguage: string | null
}

/** Locks a learner, so that payments of one learner start and settle one after the other. Always locked before an order. */
export async function lockBuyer(tx: Tx, userId: string): Promise<Buyer | undefined> {
  const shown = {
    id: users.id,
    vipUntil: users.vipUntil,
    email: users.email,
    timeZone: users.timeZone,
    uiLanguage: users.uiLanguage,
  }
  return (await tx.select(shown).from(users).where(eq(users.id, userId)).for('update'))[0]
}

/** Locks the buyer, if there still is one, and then the order. */
export async function lockOrder(
  tx: Tx,
  name: OrderName,
): Promise<{ order: OrderRow; buyer: Buyer | undefined } | undefined> {
  const [found] = await tx.select({ userId: orders.userId }).from(orders).where(named(name))
  if (!found) return undefined
  const buyer = found.userId === null ? undefined : await lockBuyer(tx, found.userId)
  const order = asOrder((await tx.select().from(orders).where(named(name)).for('update'))[0])
  return order && { order, buyer }
}

export async function findOrder(db: Reader, userId: string, id: string): Promise<OrderRow | undefined> {
  return asOrder(
    (
      await db
        .select()
        .from(orders)
        .where(and(eq(orders.id, id), eq(orders.userId, userId)))
    )[0],
  )
}

export async function findByKey(db: Reader, userId: string, key: string): Promise<OrderRow | undefined> {
  return asOrder(
    (
      await db
        .select()
        .from(orders)
        .where(and(eq(orders.key, key), eq(orders.userId, userId)))
    )[0],
  )
}

export const findPending = async (db: Reader, userId: string): Promise<OrderRow[]> =>
  (await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.status, 'pending')))) as OrderRow[]

/** Whether the learner has ever paid: the promotion is for the first time alone. */
export async function hasPaid(db: Reader, userId: string): Promise<boolean> {
  const paid = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.paidAt)))
    .limit(1)
  return paid.length > 0
}

export async function insertOrder(tx: Tx, row: typeof orders.$inferInsert): Promise<OrderRow> {
  const order = asOrder((await tx.insert(orders).values(row).returning())[0])
  if (!order) throw new Error('the order was not made')
  return order
}

export async function updateOrder(db: Reader, id: string, changes: Partial<typeof orders.$inferInsert>): Promise<void> {
  await db.update(orders).set(changes).where(eq(orders.id, id))
}

export async function insertEvent(tx: Tx, row: typeof orderEvents.$inferInsert): Promise<void> {
  await tx.insert(orderEvents).values(row)
}

export const listByUser = async (db: Reader, userId: string, limit: number): Promise<OrderRow[]> =>
  (await db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt))
    .limit(limit)) as OrderRow[]

/** The requests for money back, by order. */
export async function ticketsOf(db: Reader, orderIds: readonly string[]): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ id: tickets.id, orderId: tickets.orderId })
    .from(tickets)
    .where(and(inArray(tickets.orderId, [...orderIds]), eq(tickets.kind, 'refund')))
  return new Map(rows.map(({ id, orderId }) => [orderId ?? '', id]))
}

export const eventsOf = async (db: Reader, orderIds: readonly string[]): Promise<EventRow[]> =>
  orderIds.length === 0
    ? []
    : db
        .select()
        .from(orderEvents)
        .where(inArray(orderEvents.orderId, [...orderIds]))
        .orderBy(asc(orderEvents.id))

/** Takes orders whose time to ask has come, each for one replica alone; what is not finished by `again` is taken once more. */
export async function claimDue(db: Reader, now: Date, again: Date, limit: number): Promise<OrderRow[]> {
  const due = db
    .select({ id: orders.id })
    .from(orders)
    .where(lte(orders.nextCheckAt, now))
    .orderBy(orders.nextCheckAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  return (await db
    .update(orders)
    .set({ nextCheckAt: again, checks: sql`${orders.checks} + 1` })
    .where(inArray(orders.id, due))
    .returning()) as OrderRow[]
}

/** Marks that the provider is asked on the learner's behalf; false when it was asked after `before`. */
export async function claimAsking(db: Reader, id: string, now: Date, before: Date): Promise<boolean> {
  const isDue = sql`(${orders.askedAt} is null or ${orders.askedAt} <= ${before.toISOString()}::timestamptz)`
  const claimed = await db
    .update(orders)
    .set({ askedAt: now })
    .where(and(eq(orders.id, id), eq(orders.status, 'pending'), isDue))
    .returning({ id: orders.id })
  return claimed.length > 0
}

/** Another order's payment with this name, which would be the same money twice. */
export async function isReferenceTaken(
  db: Reader,
  provider: PayProvider,
  reference: string,
  orderId: string,
): Promise<boolean> {
  const taken = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.provider, provider), eq(orders.reference, reference), ne(orders.id, orderId)))
    .limit(1)
  return taken.length > 0
}

/** Sets the end of a learner's VIP. */
export async function setVipUntil(tx: Tx, userId: string, vipUntil: Date): Promise<void> {
  await tx.update(users).set({ vipUntil }).where(eq(users.id, userId))
}

/** The first order of a renewal at Stripe, which names the learner. */
export async function findRenewalOrder(tx: Tx, renewal: string) {
  const [order] = await tx
    .select({ userId: orders.userId, plan: orders.plan })
    .from(orders)
    .where(and(eq(orders.provider, 'stripe'), eq(orders.renewal, renewal)))
    .limit(1)
  return order
}

/** Whether a payment of Stripe is recorded. */
export const isStripePaymentRecorded = async (tx: Tx, reference: string): Promise<boolean> =>
  (await tx.$count(orders, and(eq(orders.provider, 'stripe'), eq(orders.reference, reference)))) > 0
