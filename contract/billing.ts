/** Plans, orders and payment. Money is integer cents in our own keys; plain `price` and `amount` are decimal USD. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { entitlements, extras, needsAi, type EntitlementName, type ExtraName } from './entitlements.ts'
import { message } from './messages.ts'
import { Bilingual, ClientId, Email, Instant, Phone, text } from './patterns.ts'

export const PlanId = z.enum(['monthly', 'yearly'])
export type PlanId = z.infer<typeof PlanId>

export const PayMethod = z.enum(['credit-card', 'alipay', 'mobile-payment', 'digital-wallet'])
export type PayMethod = z.infer<typeof PayMethod>

/** Who takes the money. `demo` takes none. */
export const PayProvider = z.enum(['demo', 'alipay', 'stripe'])
export type PayProvider = z.infer<typeof PayProvider>

export const OrderStatus = z.enum(['pending', 'paid', 'closed', 'refunding', 'refunded'])
export type OrderStatus = z.infer<typeof OrderStatus>

/** Everything that VIP can lift or add, by its name in contract/entitlements.ts. */
export const features: readonly (EntitlementName | ExtraName)[] = [
  ...(Object.keys(entitlements) as EntitlementName[]),
  ...(Object.keys(extras) as ExtraName[]),
]

/** What VIP lifts or adds where it is sold. */
export const featuresSold = (hasAi: boolean): readonly (EntitlementName | ExtraName)[] =>
  features.filter((name) => hasAi || !needsAi.has(name))

const Cents = z.int()

export const Plan = z.object({
  id: PlanId,
  name: Bilingual,
  /** Decimal USD. */
  price: z.number(),
  /** Decimal USD, before any saving. */
  originalPrice: z.number(),
  /** Months. */
  duration: z.int(),
  /** Whole percent, rounded down. */
  savings: z.int(),
  /** What VIP lifts or adds here, by its name in contract/entitlements.ts. */
  features: z.array(z.enum(features)),
  price_cents: Cents,
  list_cents: Cents,
  /** What this learner pays now. */
  charge_cents: Cents,
  /** Of the charge against the list price. */
  charge_savings: z.int(),
  /** What Alipay takes, in fen; null without a rate. */
  charge_fen: z.nullable(Cents),
  /** What Alipay takes without a promotion, in fen; null without a rate. */
  price_fen: z.nullable(Cents),
})
export type Plan = z.infer<typeof Plan>

export const Offer = z.object({
  plans: z.array(Plan),
  currency: z.literal('USD'),
  /** The first order costs less. */
  promotion: z.boolean(),
  /** Ways to pay here, who takes the money, and whether it is none. */
  methods: z.array(z.object({ method: PayMethod, provider: PayProvider, is_demo: z.boolean() })),
  /** Hosts that a payment may lead to. */
  hosts: z.array(z.string()),
})
export type Offer = z.infer<typeof Offer>

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/payment/plans',
  access: 'public',
  revalidated: true,
  limit: 'api',
  summary: 'The plans, what each costs the caller now, and the ways to pay.',
  response: Offer,
})

export const Order = z.object({
  id: z.string(),
  /** On receipts and at the provider. */
  number: z.string(),
  plan: PlanId,
  months: z.int(),
  status: OrderStatus,
  method: PayMethod,
  provider: PayProvider,
  /** Paid in a demo: no money was taken. */
  is_demo: z.boolean(),
  currency: z.literal('USD'),
  list_cents: Cents,
  price_cents: Cents,
  /** Taken off the price. */
  promotion_cents: Cents,
  amount_cents: Cents,
  /** What Alipay takes, in fen. */
  charge_fen: z.nullable(Cents),
  paid_cents: Cents,
  refunded_cents: Cents,
  email: z.nullable(z.string()),
  created_at: Instant,
  expires_at: Instant,
  paid_at: z.nullable(Instant),
  /** VIP that this order gave. */
  vip_from: z.nullable(Instant),
  vip_until: z.nullable(Instant),
  /** Until when money back may be asked for; null when it may not. */
  refundable_until: z.nullable(Instant),
  /** The request for money back, if there is one. */
  ticket_id: z.nullable(z.string()),
})
export type Order = z.infer<typeof Order>

const OrderBody = z.strictObject({
  /** Made by the client: the same key is the same order. */
  key: ClientId,
  plan: PlanId,
  method: PayMethod,
  /** The total that the client showed, in cents; refused when it is another. */
  amount_cents: z.int(message('field_invalid')),
  /** Where the receipt goes; left out, to the account's address, and without one nowhere. */
  email: z.optional(Email),
  phone: z.optional(Phone),
})

/** Where the money is taken; null where a demo takes none. */
const Started = z.object({ order: Order, payment_url: z.nullable(z.string()) })

export const createOrder = endpoint({
  method: 'POST',
  path: '/api/payment/orders',
  access: 'user',
  limit: 'payment',
  status: 201,
  summary: 'Starts the payment of a plan. A pending order for the same plan is used again.',
  body: OrderBody,
  response: Started,
  errors: ['price_changed', 'payment_unavailable', 'payment_renewing', 'payment_failed', 'order_paid', 'order_closed'],
})

const OrderParams = z.strictObject({ id: z.uuid(message('order_not_found')) })

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/payment/orders',
  access: 'user',
  limit: 'api',
  summary: 'The learner’s last hundred orders, newest first.',
  response: z.object({ items: z.array(Order) }),
})

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/payment/orders/{id}',
  access: 'user',
  limit: 'api',
  summary: 'One order of the learner.',
  params: OrderParams,
  response: Order,
  errors: ['order_not_found'],
})

export const checkOrder = endpoint({
  method: 'POST',
  path: '/api/payment/orders/{id}/check',
  access: 'user',
  limit: 'api',
  summary: 'Asks the provider whether a pending order was paid, at most every five seconds, and answers the order.',
  params: OrderParams,
  response: Order,
  errors: ['order_not_found'],
})

export const simulatePayment = endpoint({
  method: 'POST',
  path: '/api/payment/orders/{id}/simulate',
  access: 'user',
  limit: 'api',
  summary: 'Demo payments only: the order counts as paid, and no money is taken.',
  params: OrderParams,
  response: Order,
  errors: ['order_not_found', 'order_closed', 'payment_unavailable'],
})

export const testAlipay = endpoint({
  method: 'GET',
  path: '/api/payment/alipay/test-config',
  access: 'user',
  limit: 'api',
  summary: 'Whether Alipay can be used here; names each setting that is missing or unusable, never what it holds.',
  response: z.object({ success: z.boolean(), errors: z.array(z.string()) }),
})

export const createAlipay = endpoint({
  method: 'POST',
  path: '/api/payment/alipay/create',
  access: 'user',
  limit: 'payment',
  summary: 'Starts a payment by Alipay. The server sets amount, subject and return address; another amount is refused.',
  body: z.strictObject({
    planType: PlanId,
    /** Decimal USD of the total. */
    amount: z.number(message('field_invalid')),
    currency: z.literal('USD', message('field_invalid')),
    subject: z.optional(text(256)),
    returnUrl: z.optional(text(1024)),
    email: z.optional(Email),
    phone: z.optional(Phone),
    key: z.optional(ClientId),
  }),
  response: z.object({
    success: z.boolean(),
    paymentUrl: z.optional(z.string()),
    message: z.optional(z.string()),
    order_id: z.optional(z.string()),
  }),
  errors: ['price_changed', 'order_paid', 'order_closed'],
})

const noticeBytes = 64 * 1024

export const alipayNotify = endpoint({
  method: 'POST',
  path: '/api/payment/alipay/notify',
  access: 'public',
  limit: 'notices',
  summary: 'Alipay’s signed notice of a payment. Answers `success` once the order is settled, else `failure`.',
  file: { types: ['application/x-www-form-urlencoded'], maxBytes: noticeBytes },
  response: { raw: 'text/plain' },
})

export const stripeWebhook = endpoint({
  method: 'POST',
  path: '/api/payment/stripe/webhook',
  access: 'public',
  limit: 'notices',
  summary: 'Stripe’s signed events. What they say is asked of Stripe again before anything is granted.',
  file: { types: ['application/json'], maxBytes: 256 * 1024 },
  response: { raw: 'text/plain' },
})

export const Subscription = z.object({
  plan: PlanId,
  /** Renews by itself; else a reminder comes three days before the end. */
  auto_renew: z.boolean(),
  /** When VIP ends, unless it renews. */
  ends_at: Instant,
  /** When the next time is charged; null when nothing renews. VIP may last longer, by invitations or orders bought beside it. */
  renews_at: z.nullable(Instant),
  /** What the next renewal costs. */
  price_cents: Cents,
})
export type Subscription = z.infer<typeof Subscription>

const MaybeSubscription = z.object({ subscription: z.nullable(Subscription) })

export const getSubscription = endpoint({
  method: 'GET',
  path: '/api/payment/subscription',
  access: 'user',
  limit: 'api',
  summary: 'The learner’s VIP time: what was bought last, and whether it renews.',
  response: MaybeSubscription,
})

export const cancelRenewal = endpoint({
  method: 'POST',
  path: '/api/payment/subscription/cancel',
  access: 'user',
  limit: 'api',
  summary: 'Ends the renewal; VIP stays until the time that was paid for is over.',
  response: MaybeSubscription,
})
