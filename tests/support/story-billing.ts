/** Plans, orders and tickets for stories. */
import type { AdminOrder } from '#contract/admin'
import { featuresSold, type Offer, type Order, type Plan } from '#contract/billing'
import type { Ticket } from '#contract/tickets'
import { convertCents, planTerms, savingsPercent } from '#rules/prices'

const names = {
  monthly: { zh: 'VIP 月度会员', en: 'Monthly VIP' },
  yearly: { zh: 'VIP 年度会员', en: 'Yearly VIP' },
} as const

function plan(id: Plan['id'], first: boolean): Plan {
  const { months, listCents, priceCents } = planTerms[id]
  const charge = first ? 100 : priceCents
  return {
    id,
    name: names[id],
    price: priceCents / 100,
    originalPrice: listCents / 100,
    duration: months,
    savings: savingsPercent(listCents, priceCents),
    features: [...featuresSold(true)],
    price_cents: priceCents,
    list_cents: listCents,
    charge_cents: charge,
    charge_savings: savingsPercent(listCents, charge),
    charge_fen: convertCents(charge, 72_000),
    price_fen: convertCents(priceCents, 72_000),
  }
}

export const someOffer = (given: Partial<Offer> = {}): Offer => ({
  plans: [plan('monthly', given.promotion !== false), plan('yearly', given.promotion !== false)],
  currency: 'USD',
  promotion: true,
  methods: [
    { method: 'credit-card', provider: 'demo', is_demo: true },
    { method: 'alipay', provider: 'alipay', is_demo: false },
    { method: 'mobile-payment', provider: 'demo', is_demo: true },
    { method: 'digital-wallet', provider: 'demo', is_demo: true },
  ],
  hosts: [],
  ...given,
})

export const someOrder = (given: Partial<Order> = {}): Order => ({
  id: '7f1c2a3b-4d5e-4f60-8a7b-9c0d1e2f3a4b',
  number: 'WG260304K7Q2M8XA4B',
  plan: 'yearly',
  months: 12,
  status: 'paid',
  method: 'digital-wallet',
  provider: 'demo',
  is_demo: true,
  currency: 'USD',
  list_cents: 35988,
  price_cents: 19999,
  promotion_cents: 19899,
  amount_cents: 100,
  charge_fen: null,
  paid_cents: 100,
  refunded_cents: 0,
  email: 'xiaoyu@example.com',
  created_at: '2026-03-04T04:00:00.000Z',
  expires_at: '2026-03-04T04:30:00.000Z',
  paid_at: '2026-03-04T04:01:00.000Z',
  vip_from: '2026-03-04T04:01:00.000Z',
  vip_until: '2027-03-04T04:01:00.000Z',
  refundable_until: '2026-04-03T04:01:00.000Z',
  ticket_id: null,
  ...given,
})

export const pendingOrder = someOrder({
  status: 'pending',
  paid_cents: 0,
  paid_at: null,
  vip_from: null,
  vip_until: null,
  refundable_until: null,
})

export const someTicket = (given: Partial<Ticket> = {}): Ticket => ({
  id: '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d',
  kind: 'refund',
  topic: null,
  status: 'answered',
  priority: true,
  order_id: someOrder().id,
  has_screenshot: false,
  created_at: '2026-03-05T02:00:00.000Z',
  updated_at: '2026-03-05T06:20:00.000Z',
  messages: [
    { from: 'learner', text: '买错方案了，想退款后改买月度会员。', at: '2026-03-05T02:00:00.000Z' },
    { from: 'support', text: '好的，款项已原路退回，通常一到三天到账。', at: '2026-03-05T06:20:00.000Z' },
  ],
  unread: 0,
  ...given,
})

export const someAdminOrder = (given: Partial<Order> = {}): AdminOrder => ({
  order: someOrder(given),
  buyer: { id: '5b0c6f2e-9a41-4a6b-8f0e-2f6c1d9a7e10', username: 'lin-xiaoyu' },
  events: [
    { kind: 'created', paid_cents: 0, refunded_cents: 0, actor: null, note: null, at: '2026-03-04T04:00:00.000Z' },
    { kind: 'paid', paid_cents: 100, refunded_cents: 0, actor: null, note: null, at: '2026-03-04T04:01:00.000Z' },
  ],
})
