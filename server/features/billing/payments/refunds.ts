/** Money back: noted first, then asked of the provider until it is done, then VIP is shortened. */
import { routes } from '#contract/routes'
import { shortenVip } from '#rules/vip'
import type { Session } from '../../../http/context.ts'
import { HttpError } from '../../../http/errors.ts'
import { logAdmin } from '../../admin/index.ts'
import { appendOrderEvent } from '../orders/order-ledger.ts'
import { refundMail } from './mails.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { lockOrder, setVipUntil, type OrderRow } from '../orders/orders.store.ts'
import { endRenewal } from '../subscriptions/subscriptions.store.ts'
import { gatewayFor, PaymentGatewayError } from './payment-gateway.ts'

/** Begins the refund of a paid order and logs who gave it; while the provider is away the job goes on with it. Throws order_not_found and order_not_paid. */
export async function refundOrder(
  parts: BillingDeps,
  id: string,
  session: Session,
  note: string | undefined,
): Promise<void> {
  const at = parts.now()
  const order = await parts.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, { id })
    if (!locked) throw new HttpError('order_not_found')
    const begun = await appendOrderEvent(tx, locked.order, 'refund_requested', {
      at,
      actor: session.user.username,
      note,
      set: { nextCheckAt: at, checks: 0 },
    })
    // Pressed twice: the first press goes on.
    if (!begun && locked.order.status !== 'refunding') throw new HttpError('order_not_paid')
    if (begun)
      await logAdmin(tx, session, {
        action: 'order.refund',
        subject: begun.number,
        before: { state: locked.order.status },
        after: { state: begun.status, amount_usd: (begun.paidCents / 100).toFixed(2), ...(note && { reason: note }) },
        at,
      })
    return begun ?? locked.order
  })
  try {
    await finishRefund(parts, order)
  } catch (error) {
    if (!(error instanceof PaymentGatewayError)) throw error
    parts.log.warn({ error, order: order.number }, 'a refund is tried again later')
  }
}

/** Asks the provider for the refund, which gives nothing twice, and closes the book. Throws PaymentGatewayError. */
export async function finishRefund(parts: BillingDeps, order: OrderRow): Promise<void> {
  await gatewayFor(parts, order).refund(order)
  const { db, env, live, mail, now } = parts
  const at = now()
  await db.transaction(async (tx) => {
    const locked = await lockOrder(tx, { id: order.id })
    const done = locked && (await appendOrderEvent(tx, locked.order, 'refunded', { at, set: { nextCheckAt: null } }))
    if (!locked || !done) return
    const { buyer } = locked
    const { vipFrom: from, vipUntil: until } = done
    if (buyer?.vipUntil && from && until) {
      await setVipUntil(tx, buyer.id, shortenVip(buyer.vipUntil, { from, until }))
      if (done.renewal !== null) await endRenewal(tx, buyer.id, done.renewal)
      await live.tell(tx, buyer.id, 'user')
    }
    const to = done.email ?? buyer?.email
    if (to) await mail?.queue(tx, { to, ...refundMail(done, env.origin + routes.order({ id: done.id })) }, at)
  })
}
