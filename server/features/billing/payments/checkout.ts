/** Starting to pay: the server's price, one pending order for a learner and plan, and the provider's page. */
import { randomBytes } from 'node:crypto'
import type { PayMethod, PlanId } from '#contract/billing'
import type { Language } from '#contract/locales'
import { planTerms } from '#rules/prices'
import type { Tx } from '../../../db/client.ts'
import type { Session } from '../../../http/context.ts'
import { HttpError } from '../../../http/errors.ts'
import { closeOrder } from './order-sweeper.ts'
import { isDemoPayment, priceOf, providerOf } from './offer.ts'
import type { BillingDeps } from '../billing-deps.ts'
import {
  findByKey,
  findPending,
  hasPaid,
  insertEvent,
  insertOrder,
  lockBuyer,
  updateOrder,
  type OrderRow,
} from '../orders/orders.store.ts'
import { renewalOf } from '../subscriptions/subscriptions.ts'
import { gatewayFor, PaymentGatewayError } from './payment-gateway.ts'

/** An order waits this long for its payment. */
const PENDING_MS = 30 * 60_000
const FIRST_CHECK_MS = 60_000

export interface PaymentRequest {
  readonly key: string
  readonly plan: PlanId
  readonly method: PayMethod
  /** What the learner was shown; compared, never believed. */
  readonly amountCents: number
  readonly email: string | null
  readonly phone: string | null
  readonly language: Language
  readonly onPhone: boolean
}

export interface StartedPayment {
  readonly order: OrderRow
  readonly url: string | null
}

/**
 * Starts a payment, or goes on with the one that waits. Throws payment_unavailable, payment_renewing, price_changed, order_paid,
 * order_closed, and payment_failed while the provider is away: the order then waits and is used again.
 */
export async function startPayment(
  parts: BillingDeps,
  session: Session,
  wish: PaymentRequest,
): Promise<StartedPayment> {
  const { db, log } = parts
  const provider = providerOf(parts, wish.method)
  if (!provider) throw new HttpError('payment_unavailable')
  if (provider === 'stripe') {
    const renewal = await renewalOf(db, session.userId)
    if (renewal === 'on') throw new HttpError('payment_renewing')
    // Stripe has not confirmed yet that the previous one is cancelled.
    if (renewal === 'ending') throw new HttpError('payment_failed')
  }
  try {
    let reserved = await db.transaction((tx) => reserve(parts, tx, session, wish))
    if (reserved.stale.length > 0) {
      for (const old of reserved.stale) if ((await closeOrder(parts, old)) === 'paid') throw new HttpError('order_paid')
      reserved = await db.transaction((tx) => reserve(parts, tx, session, wish))
    }
    const { order } = reserved
    if (!order) throw new HttpError('payment_failed')
    const { url, checkout } = await gatewayFor(parts, order).open(order, wish.onPhone)
    if (checkout !== order.checkout) await updateOrder(db, order.id, { checkout })
    return { order, url }
  } catch (error) {
    if (!(error instanceof PaymentGatewayError)) throw error
    log.warn({ error }, 'a payment could not be started')
    throw new HttpError('payment_failed', { cause: error })
  }
}

interface Reserved {
  readonly order: OrderRow | null
  /**
   * Pending orders that have to go first: another price or provider of the same plan, the one that has the promotion, or another page of
   * Stripe, since two that are paid would both renew.
   */
  readonly stale: readonly OrderRow[]
}

/** The order to pay, made or found while the learner is locked, so that parallel calls find one another's. */
async function reserve(parts: BillingDeps, tx: Tx, session: Session, wish: PaymentRequest): Promise<Reserved> {
  const { userId } = session
  const at = parts.now()
  const buyer = await lockBuyer(tx, userId)
  if (!buyer) throw new HttpError('session_missing')
  const price = priceOf(parts, wish.plan, !(await hasPaid(tx, userId)))
  const provider = providerOf(parts, wish.method)
  if (!provider) throw new HttpError('payment_unavailable')
  const same = await findByKey(tx, userId, wish.key)
  if (same && same.status !== 'pending') throw new HttpError(same.status === 'closed' ? 'order_closed' : 'order_paid')
  if (wish.amountCents !== price.amountCents) throw new HttpError('price_changed')
  const isDemo = isDemoPayment(parts.env, provider)
  const chargeFen = provider === 'alipay' ? price.fen : null
  const pending = await findPending(tx, userId)
  const fits = (order: OrderRow) =>
    order.plan === wish.plan &&
    order.provider === provider &&
    order.isDemo === isDemo &&
    order.amountCents === price.amountCents &&
    order.chargeFen === chargeFen &&
    order.expiresAt > at
  const found = pending.find(fits)
  if (found) {
    // An order's data at Stripe cannot change with it.
    const contact = provider === 'stripe' ? {} : { email: wish.email, phone: wish.phone, language: wish.language }
    const changes = { method: wish.method, ...contact }
    await updateOrder(tx, found.id, changes)
    return { order: { ...found, ...changes }, stale: [] }
  }
  const isStale = (order: OrderRow) =>
    order.plan === wish.plan ||
    (order.promotionCents > 0 && price.promotionCents > 0) ||
    (order.provider === 'stripe' && provider === 'stripe')
  const stale = pending.filter(isStale)
  if (stale.length > 0) return { order: null, stale }
  const order = await insertOrder(tx, {
    number: createOrderNumber(at),
    userId,
    key: wish.key,
    plan: wish.plan,
    months: planTerms[wish.plan].months,
    method: wish.method,
    provider,
    isDemo,
    listCents: price.listCents,
    priceCents: price.priceCents,
    promotionCents: price.promotionCents,
    amountCents: price.amountCents,
    chargeFen,
    email: wish.email,
    phone: wish.phone,
    language: wish.language,
    createdAt: at,
    expiresAt: new Date(at.getTime() + PENDING_MS),
    nextCheckAt: new Date(at.getTime() + FIRST_CHECK_MS),
  })
  await insertEvent(tx, { orderId: order.id, kind: 'created', at })
  return { order, stale: [] }
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** WG, the date, and ten random letters and digits that are not mistaken for each other. Not guessable. */
export function createOrderNumber(at: Date): string {
  const day = at.toISOString().slice(2, 10).replaceAll('-', '')
  return `WG${day}${[...randomBytes(10)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`
}
