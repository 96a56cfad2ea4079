/** The providers behind one counter: open a payment, look what became of it, end it, give it back. */
import { brand } from '#contract/brand'
import type { PayProvider } from '#contract/billing'
import { AlipayTrouble } from '../../providers/alipay/index.ts'
import { StripeTrouble, type Renewal } from '../../providers/stripe/index.ts'
import { planNames } from './offer.ts'
import type { BillingParts } from './parts.ts'
import type { OrderRow } from './store.ts'

/** A provider could not be reached or did not do as asked; nothing is known, so nothing changes. */
export class TillTrouble extends Error {
  override name = 'TillTrouble'
}

export type Look =
  | { readonly state: 'open' | 'closed' }
  | {
      readonly state: 'paid'
      /** The provider's name for the payment. */
      readonly reference: string
      /** In the smallest unit of what the provider takes: fen at Alipay, else cents. */
      readonly units: number
      readonly renewal: Renewal | null
    }

interface Till {
  /** Where the learner pays; `checkout` names it at the provider. */
  open(order: OrderRow, onPhone: boolean): Promise<{ url: string | null; checkout: string | null }>
  look(order: OrderRow): Promise<Look>
  /** Makes sure that nothing can be paid any more, or says that it was. */
  close(order: OrderRow): Promise<Look>
  refund(order: OrderRow): Promise<void>
}

/** Stripe's pages live half an hour at least; ours end them earlier. */
const PAGE_MS = 45 * 60_000

/** The counter of a provider. Its methods throw TillTrouble. */
export function tillOf(parts: BillingParts, provider: PayProvider): Till {
  const till = provider === 'alipay' ? alipayTill(parts) : provider === 'stripe' ? stripeTill(parts) : demoTill
  const guarded =
    <A extends unknown[], R>(act: (...given: A) => Promise<R>) =>
    (...given: A): Promise<R> =>
      act(...given).catch((error: unknown) => {
        if (error instanceof AlipayTrouble || error instanceof StripeTrouble) throw new TillTrouble(error.message)
        throw error
      })
  return {
    open: guarded(till.open),
    look: guarded(till.look),
    close: guarded(till.close),
    refund: guarded(till.refund),
  }
}

const demoTill: Till = {
  open: async () => ({ url: null, checkout: null }),
  look: async () => ({ state: 'open' }),
  close: async () => ({ state: 'closed' }),
  refund: async () => undefined,
}

const gone = (name: string): never => {
  throw new TillTrouble(`${name} is no longer configured`)
}

/** The page that asks the server for the order's state and believes nothing else. */
const successUrl = (origin: string, { id }: OrderRow) => `${origin}/payment/success?order=${id}`

function alipayTill({ alipay, env, now }: BillingParts): Till {
  const provider = () => alipay ?? gone('Alipay')
  return {
    open: async (order, onPhone) => ({
      url: provider().payUrl(
        {
          number: order.number,
          fen: order.chargeFen ?? gone('Alipay’s amount'),
          subject: `${brand.both} ${planNames[order.plan].zh}`,
          returnUrl: successUrl(env.origin, order),
          notifyUrl: `${env.origin}/api/payment/alipay/notify`,
          expiresAt: order.expiresAt,
          onPhone,
        },
        now(),
      ),
      checkout: null,
    }),
    look: async (order) => lookOf(await provider().query(order.number, now())),
    close: async (order) => {
      const trade = await provider().close(order.number, now())
      // Of a trade whose page was never opened Alipay knows nothing, and the page's address names its own end.
      return trade.state === 'unknown' ? { state: 'closed' } : lookOf(trade)
    },
    refund: (order) => provider().refund(order.number, order.chargeFen ?? 0, now()),
  }
}

function lookOf(trade: Awaited<ReturnType<NonNullable<BillingParts['alipay']>['query']>>): Look {
  if (trade.state === 'paid') return { state: 'paid', reference: trade.reference, units: trade.fen, renewal: null }
  return { state: trade.state === 'closed' ? 'closed' : 'open' }
}

function stripeTill({ stripe, env }: BillingParts): Till {
  const provider = () => stripe ?? gone('Stripe')
  type Session = Awaited<ReturnType<NonNullable<BillingParts['stripe']>['expire']>>
  const read = (session: Session): Look =>
    session.state === 'paid' ? { ...session, units: session.cents } : { state: session.state }
  return {
    async open(order) {
      const { id, url } = await provider().open({
        number: order.number,
        name: `${brand[order.language]} ${planNames[order.plan][order.language]}`,
        priceCents: order.priceCents,
        promotionCents: order.promotionCents,
        months: order.months,
        email: order.email,
        language: order.language,
        successUrl: successUrl(env.origin, order),
        cancelUrl: `${env.origin}/vip/pay?plan=${order.plan}`,
        expiresAt: new Date(order.createdAt.getTime() + PAGE_MS),
      })
      return { url, checkout: id }
    },
    look: async (order) =>
      order.checkout === null ? { state: 'open' } : read(await provider().session(order.checkout)),
    close: async (order) =>
      order.checkout === null ? { state: 'closed' } : read(await provider().expire(order.checkout)),
    refund: (order) => provider().refund(order.reference ?? '', order.paidCents),
  }
}
