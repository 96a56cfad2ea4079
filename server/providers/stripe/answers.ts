/** Answers of Stripe, as far as they are read. */
import * as z from 'zod/mini'
import type { Renewal, StripeSession } from './index.ts'

export const Invoice = z.object({
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
export const Session = z.object({
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

export const Page = z.object({ id: z.string(), url: z.string() })
export const Identified = z.object({ id: z.string() })
export const WithStatus = z.object({ status: z.string() })
export const Event = z.object({ type: z.string(), data: z.object({ object: Identified }) })

/** A subscription that ended may say so before its first payment is heard of: nothing renews then. */
export const isOver = (status: string) => status === 'canceled' || status === 'incomplete_expired'

export const renewalOf = (name: string, { lines }: z.output<typeof Invoice>): Renewal => ({
  name,
  nextAt: new Date(Math.max(...lines.data.map(({ period }) => period.end)) * 1000),
})

export function stateOf(session: z.output<typeof Session>): StripeSession & { number: string } {
  const { status, payment_status, amount_total, currency, subscription, invoice } = session
  const number = session.client_reference_id ?? ''
  if (status === 'complete' && payment_status === 'paid' && amount_total !== null && currency === 'usd') {
    const reference = invoice?.payment_intent ?? session.id
    const renewal = subscription && invoice && !isOver(subscription.status) ? renewalOf(subscription.id, invoice) : null
    return { state: 'paid', number, reference, renewal, cents: amount_total }
  }
  return { state: status === 'expired' ? 'closed' : 'open', number }
}
