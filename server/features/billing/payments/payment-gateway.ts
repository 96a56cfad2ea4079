/** The providers behind one counter: open a payment, look what became of it, end it, give it back. */
import { brand } from '#contract/brand'
import { routes } from '#contract/routes'
import { AlipayError } from '../../../providers/alipay/index.ts'
import { StripeError, type Renewal } from '../../../providers/stripe/index.ts'
import { planNames } from './offer.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { countOutcome } from '../../../metrics.ts'
import type { OrderRow } from '../orders/orders.store.ts'

/** A provider could not be reached or did not do as asked; nothing is known, so nothing changes. */
export class PaymentGatewayError extends Error {
  override name = 'PaymentGatewayError'
}

export type PaymentStatus =
  | { readonly state: 'open' | 'closed' }
  | {
      readonly state: 'paid'
      /** The provider's name for the payment. */
      readonly reference: string
      /** In the smallest unit of what the provider takes: fen at Alipay, else cents. */
      readonly units: number
      readonly renewal: Renewal | null
    }

interface PaymentGateway {
  /** Where the learner pays; `checkout` names it at the provider. */
  open(order: OrderRow, onPhone: boolean): Promise<{ url: string | null; checkout: string | null }>
  readStatus(order: OrderRow): Promise<PaymentStatus>
  /** Makes sure that nothing can be paid any more, or says that it was. */
  close(order: OrderRow): Promise<PaymentStatus>
  refund(order: OrderRow): Promise<void>
}

/** Stripe's pages are open for half an hour at least; we expire them earlier. */
const PAGE_MS = 45 * 60_000

/** The counter of a provider. Its methods throw PaymentGatewayError. */
export function gatewayFor(
  parts: BillingDeps,
  { provider, isDemo }: Pick<OrderRow, 'provider' | 'isDemo'>,
): PaymentGateway {
  // Alipay knows nothing of an order that was made while the demo's cashier took its place.
  const isGone = provider === 'alipay' && isDemo && !parts.env.payments.hasDemoCashier
  const till =
    provider === 'demo' || isGone
      ? demoGateway
      : provider === 'alipay'
        ? createAlipayGateway(parts)
        : createStripeGateway(parts)
  const guarded =
    <A extends unknown[], R>(act: (...given: A) => Promise<R>) =>
    (...given: A): Promise<R> => {
      const work = () => act(...given)
      const isProvider = till !== demoGateway && provider !== 'demo'
      return (isProvider ? countOutcome(parts.metrics, provider, work, isGatewayFailure) : work()).catch(
        (error: unknown) => {
          throw isGatewayFailure(error) ? new PaymentGatewayError(error.message) : error
        },
      )
    }
  return {
    open: guarded(till.open),
    readStatus: guarded(till.readStatus),
    close: guarded(till.close),
    refund: guarded(till.refund),
  }
}

const isGatewayFailure = (error: unknown): error is AlipayError | StripeError =>
  error instanceof AlipayError || error instanceof StripeError

const demoGateway: PaymentGateway = {
  open: async () => ({ url: null, checkout: null }),
  readStatus: async () => ({ state: 'open' }),
  close: async () => ({ state: 'closed' }),
  refund: async () => undefined,
}

const gone = (name: string): never => {
  throw new PaymentGatewayError(`${name} is no longer configured`)
}

/** The page that asks the server for the order's state and believes nothing else. */
const successUrl = (origin: string, { id }: OrderRow) => origin + routes.paymentSuccess({ order: id })

function createAlipayGateway({ alipay, env, now }: BillingDeps): PaymentGateway {
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
    readStatus: async (order) => paymentStatusOf(await provider().query(order.number, now())),
    close: async (order) => {
      const trade = await provider().close(order.number, now())
      // Of a trade whose page was never opened Alipay knows nothing, and the page's address names its own end.
      return trade.state === 'unknown' ? { state: 'closed' } : paymentStatusOf(trade)
    },
    refund: (order) => provider().refund(order.number, order.chargeFen ?? 0, now()),
  }
}

function paymentStatusOf(trade: Awaited<ReturnType<NonNullable<BillingDeps['alipay']>['query']>>): PaymentStatus {
  if (trade.state === 'paid') return { state: 'paid', reference: trade.reference, units: trade.fen, renewal: null }
  return { state: trade.state === 'closed' ? 'closed' : 'open' }
}

function createStripeGateway({ stripe, env }: BillingDeps): PaymentGateway {
  const provider = () => stripe ?? gone('Stripe')
  type Session = Awaited<ReturnType<NonNullable<BillingDeps['stripe']>['expire']>>
  const read = (session: Session): PaymentStatus =>
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
        cancelUrl: env.origin + routes.vipPay({ plan: order.plan }),
        expiresAt: new Date(order.createdAt.getTime() + PAGE_MS),
      })
      return { url, checkout: id }
    },
    readStatus: async (order) =>
      order.checkout === null ? { state: 'open' } : read(await provider().session(order.checkout)),
    close: async (order) =>
      order.checkout === null ? { state: 'closed' } : read(await provider().expire(order.checkout)),
    refund: (order) => provider().refund(order.reference ?? '', order.paidCents),
  }
}
