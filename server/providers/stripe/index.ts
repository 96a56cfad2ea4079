/** Stripe: its hosted page for cards, what became of it, refunds and the end of a renewal. Amounts are cents. */
import * as z from 'zod/mini'
import type { StripeSettings } from '../../env-payments.ts'
import { readStripeEvent, type StripeEvent } from './webhook.ts'

const TIMEOUT_MS = 8_000
/** Answers are read in the shape of this version, whatever the account's is. */
const VERSION = '2024-06-20'

export interface StripeOrder {
  readonly number: string
  readonly name: string
  readonly priceCents: number
  /** Taken off the first payment. */
  readonly promotionCents: number
  readonly months: number
  readonly email: string | null
  readonly language: 'zh' | 'en'
  readonly successUrl: string
  readonly cancelUrl: string
  readonly expiresAt: Date
}

/** What renews by itself. */
export interface Renewal {
  readonly name: string
  /** End of the time that is paid for: it is charged again then. */
  readonly nextAt: Date
}

export type StripeSession =
  | { readonly state: 'open' | 'closed' }
  | { readonly state: 'paid'; readonly reference: string; readonly renewal: Renewal | null; readonly cents: number }

export interface StripeInvoice {
  readonly reference: string
  readonly renewal: Renewal
  readonly cents: number
}

export interface Stripe {
  /** The only host that a payment leads to. */
  readonly host: string
  /** The same order again is the same page. Throws StripeError, as all below. */
  open(order: StripeOrder): Promise<{ id: string; url: string }>
  session(id: string): Promise<StripeSession & { number: string }>
  /** Ends a page that was not paid at, and says what it found. */
  expire(id: string): Promise<StripeSession>
  /** A paid renewal; null for anything else, such as the first payment. */
  renewal(invoiceId: string): Promise<StripeInvoice | null>
  refund(reference: string, cents: number): Promise<void>
  /** Ends a renewal with the time that is paid for. */
  endRenewal(renewal: string): Promise<void>
  readEvent(body: Uint8Array, signature: string | undefined, now: Date): StripeEvent | null
}

/** Stripe did not answer, or refused. The message holds nothing of the request or the answer but its code. */
export class StripeError extends Error {
  override name = 'StripeError'
}

const Invoice = z.object({
  id: z.string(),
  status: z.nullable(z.string()),
  amount_paid: z.int(),
  currency: z.string(),
  billing_reason: z.nullable(z.string()),
  subscription: z.nullable(z.string()),
  payment_intent: z.nullable(z.string()),
  /** Each with the time that it pays for, in seconds. The invoice's own period is the one before. */
  lines: z.object({ data: z.array(z.object({ period: z.object({ end: z.int() }) })).check(z.minLength(1)) }),
})
const Session = z.object({
  id: z.string(),
  url: z.nullable(z.string()),
  client_reference_id: z.nullable(z.string()),
  status: z.nullable(z.string()),
  payment_status: z.string(),
  amount_total: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  subscription: z.nullable(z.object({ id: z.string(), status: z.string() })),
  invoice: z.nullable(Invoice),
})

const expanded = { 'expand[0]': 'invoice', 'expand[1]': 'subscription' }

/** A subscription that ended may say so before its first payment is heard of: nothing renews then. */
const isOver = (status: string) => status === 'canceled' || status === 'incomplete_expired'

type Fields = Readonly<Record<string, string | number>>

export function createStripe(settings: StripeSettings | null): Stripe | null {
  if (!settings) return null
  const { secretKey, webhookSecret, api } = settings

  async function ask<S extends z.ZodMiniType>(
    schema: S,
    method: 'GET' | 'POST',
    path: string,
    fields: Fields = {},
    key?: string,
  ) {
    const text = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString()
    const url = new URL(`/v1/${path}${method === 'GET' && text ? `?${text}` : ''}`, api)
    const name = `${method} ${path.replace(/\/[a-z]+_\w+/g, '/{id}')}`
    let answer: { status: number; body: unknown }
    try {
      const response = await fetch(url, {
        method,
        headers: {
          Authorization: `Bearer ${secretKey}`,
          'Stripe-Version': VERSION,
          ...(method === 'POST' && { 'Content-Type': 'application/x-www-form-urlencoded' }),
          ...(key !== undefined && { 'Idempotency-Key': key }),
        },
        ...(method === 'POST' && { body: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      answer = { status: response.status, body: await response.json() }
    } catch {
      throw new StripeError(`${name}: no answer`)
    }
    const { status, body } = answer
    if (status !== 200) throw new StripeError(`${name}: status ${status}`)
    const parsed = schema.safeParse(body)
    if (!parsed.success) throw new StripeError(`${name}: an answer that cannot be read`)
    return parsed.data as z.output<S>
  }

  const readSession = async (id: string) =>
    stateOf(await ask(Session, 'GET', `checkout/sessions/${encodeURIComponent(id)}`, expanded))

  return {
    host: api.host === 'api.stripe.com' ? 'checkout.stripe.com' : api.host,
    async open(order) {
      const { number, promotionCents } = order
      const fields: Record<string, string | number> = {
        mode: 'subscription',
        client_reference_id: number,
        success_url: order.successUrl,
        cancel_url: order.cancelUrl,
        expires_at: Math.floor(order.expiresAt.getTime() / 1000),
        locale: order.language,
        'line_items[0][quantity]': 1,
        'line_items[0][price_data][currency]': 'usd',
        'line_items[0][price_data][unit_amount]': order.priceCents,
        'line_items[0][price_data][recurring][interval]': 'month',
        'line_items[0][price_data][recurring][interval_count]': order.months,
        'line_items[0][price_data][product_data][name]': order.name,
      }
      if (order.email) fields['customer_email'] = order.email
      if (promotionCents > 0) {
        const off = { amount_off: promotionCents, currency: 'usd', duration: 'once', max_redemptions: 1, name: number }
        const { id } = await ask(z.object({ id: z.string() }), 'POST', 'coupons', off, `${number}-coupon`)
        fields['discounts[0][coupon]'] = id
      }
      const page = z.object({ id: z.string(), url: z.string() })
      return ask(page, 'POST', 'checkout/sessions', fields, number)
    },
    session: readSession,
    async expire(id) {
      const before = await readSession(id)
      if (before.state !== 'open') return before
      const ended = await ask(
        z.object({ id: z.string() }),
        'POST',
        `checkout/sessions/${encodeURIComponent(id)}/expire`,
      )
      return readSession(ended.id)
    },
    async renewal(invoiceId) {
      const invoice = await ask(Invoice, 'GET', `invoices/${encodeURIComponent(invoiceId)}`)
      const isRenewal = invoice.billing_reason === 'subscription_cycle' && invoice.status === 'paid'
      if (!isRenewal || !invoice.subscription || invoice.currency !== 'usd') return null
      return {
        reference: invoice.payment_intent ?? invoice.id,
        renewal: renewalOf(invoice.subscription, invoice),
        cents: invoice.amount_paid,
      }
    },
    async refund(reference, cents) {
      const fields = { payment_intent: reference, amount: cents }
      const { status } = await ask(z.object({ status: z.string() }), 'POST', 'refunds', fields, `${reference}-refund`)
      if (status !== 'succeeded' && status !== 'pending') throw new StripeError(`POST refunds: ${status}`)
    },
    async endRenewal(renewal) {
      const path = `subscriptions/${encodeURIComponent(renewal)}`
      const { status } = await ask(z.object({ status: z.string() }), 'GET', path)
      // Over already, by Stripe itself or by hand: such a one cannot be changed any more.
      if (isOver(status)) return
      await ask(z.object({ id: z.string() }), 'POST', path, { cancel_at_period_end: 'true' })
    },
    readEvent: (body, signature, now) => readStripeEvent(body, signature, webhookSecret, now),
  }
}

const renewalOf = (name: string, { lines }: z.output<typeof Invoice>): Renewal => ({
  name,
  nextAt: new Date(Math.max(...lines.data.map(({ period }) => period.end)) * 1000),
})

function stateOf(session: z.output<typeof Session>): StripeSession & { number: string } {
  const { status, payment_status, amount_total, currency, subscription, invoice } = session
  const number = session.client_reference_id ?? ''
  if (status === 'complete' && payment_status === 'paid' && amount_total !== null && currency === 'usd') {
    const reference = invoice?.payment_intent ?? session.id
    const renewal = subscription && invoice && !isOver(subscription.status) ? renewalOf(subscription.id, invoice) : null
    return { state: 'paid', number, reference, renewal, cents: amount_total }
  }
  return { state: status === 'expired' ? 'closed' : 'open', number }
}
