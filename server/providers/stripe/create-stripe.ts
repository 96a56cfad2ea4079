/** Stripe by its official SDK. */
import type { Stripe as Sdk } from 'stripe'
import type * as z from 'zod/mini'
import type { StripeSettings } from '../../env-payments.ts'
import { Event, Identified, Invoice, isOver, Page, renewalOf, Session, stateOf, WithStatus } from './answers.ts'
import { StripeError, type Stripe } from './index.ts'

/** Answers have the shape of this version, whatever the version of the account is. */
const VERSION = '2024-06-20'
/** Seconds; an older event may be a replay. */
const EVENT_TOLERANCE = 300

/** Null where Stripe is not configured. */
export function createStripe(settings: StripeSettings | null): Stripe | null {
  if (!settings) return null
  const { webhookSecret, api } = settings
  // The SDK has 23 MB: a server without Stripe never loads it.
  const loading = loadSdk(settings)

  async function call<S extends z.ZodMiniType>(
    name: string,
    schema: S,
    request: (sdk: Sdk) => Promise<unknown>,
  ): Promise<z.output<S>> {
    const sdk = await loading
    let answer: unknown
    try {
      answer = await request(sdk)
    } catch (error) {
      const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : Number.NaN
      throw new StripeError(`${name}: ${Number.isNaN(status) ? 'no answer' : `status ${status}`}`)
    }
    const parsed = schema.safeParse(answer)
    if (!parsed.success) throw new StripeError(`${name}: an unexpected answer`)
    return parsed.data
  }

  const readSession = async (id: string) =>
    stateOf(
      await call('read session', Session, (sdk) =>
        sdk.checkout.sessions.retrieve(id, { expand: ['invoice', 'subscription'] }),
      ),
    )

  async function createCoupon(number: string, cents: number): Promise<string> {
    const coupon = { amount_off: cents, currency: 'usd', duration: 'once', max_redemptions: 1, name: number } as const
    const { id } = await call('create coupon', Identified, (sdk) =>
      sdk.coupons.create(coupon, { idempotencyKey: `${number}-coupon` }),
    )
    return id
  }

  return {
    host: api.host === 'api.stripe.com' ? 'checkout.stripe.com' : api.host,
    async open({
      number,
      name,
      priceCents,
      promotionCents,
      months,
      email,
      language,
      successUrl,
      cancelUrl,
      expiresAt,
    }) {
      const coupon = promotionCents > 0 ? await createCoupon(number, promotionCents) : null
      const session: Sdk.Checkout.SessionCreateParams = {
        mode: 'subscription',
        client_reference_id: number,
        success_url: successUrl,
        cancel_url: cancelUrl,
        expires_at: Math.floor(expiresAt.getTime() / 1000),
        locale: language,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: 'usd',
              unit_amount: priceCents,
              recurring: { interval: 'month', interval_count: months },
              product_data: { name },
            },
          },
        ],
        ...(email && { customer_email: email }),
        ...(coupon && { discounts: [{ coupon }] }),
      }
      return call('create session', Page, (sdk) => sdk.checkout.sessions.create(session, { idempotencyKey: number }))
    },
    session: readSession,
    async expire(id) {
      const before = await readSession(id)
      if (before.state !== 'open') return before
      await call('expire session', Identified, (sdk) => sdk.checkout.sessions.expire(id))
      return readSession(id)
    },
    async renewal(invoiceId) {
      const invoice = await call('read invoice', Invoice, (sdk) => sdk.invoices.retrieve(invoiceId))
      const isRenewal = invoice.billing_reason === 'subscription_cycle' && invoice.status === 'paid'
      if (!isRenewal || !invoice.subscription || invoice.currency !== 'usd') return null
      return {
        reference: invoice.payment_intent ?? invoice.id,
        renewal: renewalOf(invoice.subscription, invoice),
        cents: invoice.amount_paid,
      }
    },
    async refund(reference, cents) {
      const { status } = await call('create refund', WithStatus, (sdk) =>
        sdk.refunds.create({ payment_intent: reference, amount: cents }, { idempotencyKey: `${reference}-refund` }),
      )
      if (status !== 'succeeded' && status !== 'pending') throw new StripeError(`create refund: ${status}`)
    },
    async endRenewal(renewal) {
      const { status } = await call('read subscription', WithStatus, (sdk) => sdk.subscriptions.retrieve(renewal))
      // Stripe refuses to change a subscription that is over.
      if (isOver(status)) return
      await call('update subscription', Identified, (sdk) =>
        sdk.subscriptions.update(renewal, { cancel_at_period_end: true }),
      )
    },
    async readEvent(body, signature, now) {
      const { webhooks } = await loading
      if (!signature || !isPlausibleTime(signature, now)) return null
      try {
        const bytes = Buffer.from(body)
        const event = await webhooks.constructEventAsync(
          bytes,
          signature,
          webhookSecret,
          EVENT_TOLERANCE,
          undefined,
          now.getTime(),
        )
        const { type, data } = Event.parse(event)
        return { type, objectId: data.object.id }
      } catch {
        return null
      }
    },
  }
}

/** The SDK accepts a time in the future and takes the last of several. */
function isPlausibleTime(signature: string, now: Date): boolean {
  const [time, ...others] = signature.split(',').filter((part) => part.startsWith('t='))
  const seconds = /^t=(\d{1,12})$/.exec(time ?? '')?.[1]
  return others.length === 0 && seconds !== undefined && Number(seconds) - now.getTime() / 1000 <= EVENT_TOLERANCE
}

async function loadSdk({ secretKey, api, timeoutMs }: StripeSettings): Promise<Sdk> {
  const { default: StripeSdk } = await import('stripe')
  const protocol = api.protocol === 'http:' ? 'http' : 'https'
  return new StripeSdk(secretKey, {
    apiVersion: VERSION as Sdk.StripeConfig['apiVersion'] & string,
    protocol,
    host: api.hostname,
    port: api.port || (protocol === 'http' ? 80 : 443),
    timeout: timeoutMs,
    // The job that sweeps orders retries.
    maxNetworkRetries: 0,
    telemetry: false,
  })
}
