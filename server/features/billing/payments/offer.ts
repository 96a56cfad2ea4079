/** What can be bought, for how much, and how. */
import { featuresSold, PayMethod, type Offer, type PayProvider, type Plan, type PlanId } from '#contract/billing'
import { chargeCents, convertCents, planTerms, savingsPercent } from '#rules/prices'
import type { Session } from '../../../http/context.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { hasPaid } from '../orders/orders.store.ts'

export const planNames: Readonly<Record<PlanId, { zh: string; en: string }>> = {
  monthly: { zh: 'VIP 月度会员', en: 'Monthly VIP' },
  yearly: { zh: 'VIP 年度会员', en: 'Yearly VIP' },
}

/** The gateway of a payment method; null without one. Without a provider only a demo has one, which takes no money. */
export function providerOf({ env, alipay, stripe }: BillingDeps, method: PayMethod): PayProvider | null {
  const demo = env.payments.mode === 'demo'
  if (method === 'alipay') return alipay ? 'alipay' : null
  if (method === 'credit-card' && stripe) return 'stripe'
  return demo ? 'demo' : null
}

/** Whether a payment takes no money: a simulated one, or one at the demo's own cashier. */
export const isDemoPayment = ({ payments }: Pick<BillingDeps, 'env'>['env'], provider: PayProvider): boolean =>
  provider === 'demo' || (provider === 'alipay' && payments.hasDemoCashier)

export interface Price {
  readonly listCents: number
  readonly priceCents: number
  readonly promotionCents: number
  readonly amountCents: number
  /** What Alipay takes, in fen; null without a rate. */
  readonly fen: number | null
  /** The same without a promotion. */
  readonly priceFen: number | null
}

/** What a plan costs a learner now. */
export function priceOf({ env }: BillingDeps, plan: PlanId, isFirst: boolean): Price {
  const { listCents, priceCents } = planTerms[plan]
  const { promotionCents, alipay } = env.payments
  const amountCents = chargeCents(plan, isFirst ? promotionCents : null)
  const { rate } = alipay
  const inFen = (cents: number) => (rate === undefined ? null : convertCents(cents, rate))
  const promoted = priceCents - amountCents
  return {
    listCents,
    priceCents,
    promotionCents: promoted,
    amountCents,
    fen: inFen(amountCents),
    priceFen: inFen(priceCents),
  }
}

/** The plans with the caller's prices; visitors and guests see the price of a first order. */
export async function readOffer(parts: BillingDeps, session: Session | null): Promise<Offer> {
  const isFirst = session === null || !(await hasPaid(parts.db, session.userId))
  const { env, alipay, stripe } = parts
  const ids: readonly PlanId[] = ['monthly', 'yearly']
  return {
    plans: ids.map((id) => presentPlan(id, priceOf(parts, id, isFirst), featuresSold(env.ai !== null))),
    currency: 'USD',
    promotion: isFirst && env.payments.promotionCents !== null,
    methods: PayMethod.options.flatMap((method) => {
      // A demo shows Alipay in any case: choosing it says what is missing.
      const provider = providerOf(parts, method) ?? (method === 'alipay' && env.mode === 'demo' ? 'alipay' : null)
      return provider ? [{ method, provider, is_demo: isDemoPayment(env, provider) }] : []
    }),
    hosts: [alipay?.host, stripe?.host].filter((host) => host !== undefined),
  }
}

const presentPlan = (
  id: PlanId,
  { listCents, priceCents, amountCents, fen, priceFen }: Price,
  features: ReturnType<typeof featuresSold>,
): Plan => ({
  id,
  name: planNames[id],
  price: priceCents / 100,
  originalPrice: listCents / 100,
  duration: planTerms[id].months,
  savings: savingsPercent(listCents, priceCents),
  features: [...features],
  price_cents: priceCents,
  list_cents: listCents,
  charge_cents: amountCents,
  charge_savings: savingsPercent(listCents, amountCents),
  charge_fen: fen,
  price_fen: priceFen,
})
