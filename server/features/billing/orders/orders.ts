/** A learner's own orders. */
import type { createAlipay, createOrder, Order } from '#contract/billing'
import type { Language } from '#contract/locales'
import type { HandlerInput } from '#contract/core'
import { messageText } from '#contract/messages'
import { randomUUID } from 'node:crypto'
import { decimalToCents } from '#rules/prices'
import type { CallContext, Session } from '../../../http/context.ts'
import { HttpError } from '../../../http/errors.ts'
import { checkAlipay, type AlipaySettingsFault } from '../../../providers/alipay/settings.ts'
import { alipaySettingsOf } from '../demo-cashier/demo-alipay.ts'
import { checkOrder } from '../payments/order-sweeper.ts'
import { startPayment, type PaymentRequest } from '../payments/checkout.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { presentOrder, presentOrders } from './present-order.ts'
import { settle } from '../payments/settle.ts'
import { findOrder, listByUser, ticketsOf, type OrderRow } from './orders.store.ts'

const LISTED = 100

type Call = CallContext<'user'>
type Circumstances = Pick<PaymentRequest, 'language' | 'onPhone'>

const circumstances = ({ language, userAgent }: Call): Circumstances => ({
  language,
  onPhone: /Mobi|Android|iPhone/i.test(userAgent),
})

async function present({ db, now }: BillingDeps, order: OrderRow): Promise<Order> {
  return presentOrder(order, (await ticketsOf(db, [order.id])).get(order.id), now())
}

export async function placeOrder(parts: BillingDeps, call: Call, body: HandlerInput<typeof createOrder>['body']) {
  const { order, url } = await startPayment(parts, call.session, {
    key: body.key,
    plan: body.plan,
    method: body.method,
    amountCents: body.amount_cents,
    email: body.email ?? call.session.user.email,
    phone: body.phone ?? null,
    ...circumstances(call),
  })
  return { order: await present(parts, order), payment_url: url }
}

const settingsFaultTexts: Record<AlipaySettingsFault['kind'], Record<Language, (variable: string) => string>> = {
  missing: { zh: (variable) => `缺少 ${variable}`, en: (variable) => `${variable} is missing` },
  unusable: { zh: (variable) => `${variable} 无法使用`, en: (variable) => `${variable} cannot be used` },
}

/** What is wrong with Alipay's settings, each in words that name the variable and never its content. */
export function testAlipay({ env }: BillingDeps, { language }: Pick<Call, 'language'>) {
  const checked = checkAlipay(alipaySettingsOf(env))
  if ('appId' in checked) return { success: true, errors: [] }
  return { success: false, errors: checked.map(({ name, kind }) => settingsFaultTexts[kind][language](name)) }
}

export async function createByAlipay(parts: BillingDeps, call: Call, body: HandlerInput<typeof createAlipay>['body']) {
  const failed = { success: false, message: messageText('alipay_create_failed', call.language) }
  if (!parts.alipay) return failed
  const amountCents = decimalToCents(body.amount)
  if (amountCents === undefined) throw new HttpError('price_changed')
  try {
    const { order, url } = await startPayment(parts, call.session, {
      key: body.key ?? randomUUID(),
      plan: body.planType,
      method: 'alipay',
      amountCents,
      email: body.email ?? call.session.user.email,
      phone: body.phone ?? null,
      ...circumstances(call),
    })
    return url === null ? failed : { success: true, paymentUrl: url, order_id: order.id }
  } catch (error) {
    if (error instanceof HttpError && error.code === 'payment_failed') return failed
    throw error
  }
}

export async function listOrders({ db, now }: BillingDeps, { userId }: Session) {
  return { items: await presentOrders(db, await listByUser(db, userId, LISTED), now()) }
}

export async function readOrder(parts: BillingDeps, { userId }: Session, id: string): Promise<Order> {
  const order = await findOrder(parts.db, userId, id)
  if (!order) throw new HttpError('order_not_found')
  return present(parts, order)
}

export const checkOrderNow = async (parts: BillingDeps, session: Session, id: string): Promise<Order> =>
  present(parts, await checkOrder(parts, session, id))

/** Throws order_not_found, order_closed for one that is over, and payment_unavailable outside of a demo. */
export async function simulatePayment(parts: BillingDeps, session: Session, id: string): Promise<Order> {
  const { db, env, now } = parts
  const order = await findOrder(db, session.userId, id)
  if (!order) throw new HttpError('order_not_found')
  if (env.payments.mode !== 'demo' || order.provider !== 'demo') throw new HttpError('payment_unavailable')
  if (order.status === 'closed' || (order.status === 'pending' && order.expiresAt <= now()))
    throw new HttpError('order_closed')
  await settle(parts, { id }, { provider: 'demo', reference: order.number, units: order.amountCents, renewal: null })
  return readOrder(parts, session, id)
}
