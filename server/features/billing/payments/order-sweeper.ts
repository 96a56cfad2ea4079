/** Asking providers what became of orders: for a learner who waits, and by the job for those whose notice was lost. */
import { isFinal } from '#rules/orders'
import type { Session } from '../../../http/context.ts'
import { HttpError } from '../../../http/errors.ts'
import { appendOrderEvent } from '../orders/order-ledger.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { finishRefund } from './refunds.ts'
import { settle } from './settle.ts'
import { claimAsking, claimDue, findOrder, lockOrder, updateOrder, type OrderRow } from '../orders/orders.store.ts'
import { sendRenewalReminders, notifyCancelled } from '../subscriptions/subscriptions.ts'
import { gatewayFor, PaymentGatewayError, type PaymentStatus } from './payment-gateway.ts'

const MINUTE_MS = 60_000
/** A learner's page asks oftener than the provider is asked. */
const ASK_MS = 5_000
/** Minutes after the start when the job asks; then at the end of the order, and every five minutes while a provider is away. */
const CHECKS = [1, 5, 15] as const
const AGAIN_MS = 5 * MINUTE_MS
const AT_ONCE = 20

/** The learner's order; a pending one is looked up at its provider. Throws order_not_found. */
export async function checkOrder(parts: BillingDeps, session: Session, id: string): Promise<OrderRow> {
  const { db, log } = parts
  const at = parts.now()
  const order = await findOrder(db, session.userId, id)
  if (!order) throw new HttpError('order_not_found')
  if (isFinal(order.status) || order.provider === 'demo') return order
  if (!(await claimAsking(db, id, at, new Date(at.getTime() - ASK_MS)))) return order
  try {
    await take(parts, order, await gatewayFor(parts, order).readStatus(order))
  } catch (error) {
    if (!(error instanceof PaymentGatewayError)) throw error
    log.warn({ error }, 'an order could not be looked up')
  }
  return (await findOrder(db, session.userId, id)) ?? order
}

/** Does what the provider says. */
async function take(parts: BillingDeps, order: OrderRow, look: PaymentStatus): Promise<'paid' | 'closed' | 'open'> {
  if (look.state === 'open') return 'open'
  if (look.state === 'paid') {
    const outcome = await settle(parts, { id: order.id }, { provider: order.provider, ...look })
    return outcome === 'settled' || outcome === 'already' ? 'paid' : 'closed'
  }
  await parts.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, { id: order.id })
    if (locked) await appendOrderEvent(tx, locked.order, 'closed', { at: parts.now(), set: { nextCheckAt: null } })
  })
  return 'closed'
}

/** Ends a pending order, at its provider first: nothing is closed here that could still be paid there. Throws PaymentGatewayError. */
export async function closeOrder(parts: BillingDeps, order: OrderRow): Promise<'paid' | 'closed'> {
  const done = await take(parts, order, await gatewayFor(parts, order).close(order))
  if (done === 'open') throw new PaymentGatewayError('the order could not be closed')
  return done
}

/** One turn of the job: orders that wait, refunds that wait, renewals that ended, reminders. Every part can be repeated. */
export async function sweepOrders(parts: BillingDeps): Promise<void> {
  const at = parts.now()
  const due = await claimDue(parts.db, at, new Date(at.getTime() + AGAIN_MS), AT_ONCE)
  // At the same time: a provider that hangs would keep the others waiting.
  await Promise.all(due.map((order) => visit(parts, order).catch((error: unknown) => later(parts, order, error))))
  await notifyCancelled(parts)
  await sendRenewalReminders(parts)
}

function later({ log }: BillingDeps, order: OrderRow, error: unknown): void {
  if (!(error instanceof PaymentGatewayError)) throw error
  log.warn({ error, order: order.number }, 'an order is looked up again later')
}

async function visit(parts: BillingDeps, order: OrderRow): Promise<void> {
  if (order.status === 'refunding') return finishRefund(parts, order)
  if (order.status !== 'pending') return updateOrder(parts.db, order.id, { nextCheckAt: null })
  if (order.expiresAt <= parts.now()) {
    await closeOrder(parts, order)
    return
  }
  const found = await take(parts, order, await gatewayFor(parts, order).readStatus(order))
  if (found === 'open') await updateOrder(parts.db, order.id, { nextCheckAt: nextCheck(order) })
}

/** `checks` counts the one that was just made. */
function nextCheck({ createdAt, expiresAt, checks }: OrderRow): Date {
  const minutes = CHECKS[checks]
  if (minutes === undefined) return expiresAt
  const next = new Date(createdAt.getTime() + minutes * MINUTE_MS)
  return next < expiresAt ? next : expiresAt
}
