/** Stripe: its hosted page for cards, the state of a payment, refunds and the end of a renewal. Amounts are cents. */
import type { Language } from '#contract/locales'

export interface StripeOrder {
  readonly number: string
  readonly name: string
  readonly priceCents: number
  /** Taken off the first payment. */
  readonly promotionCents: number
  readonly months: number
  readonly email: string | null
  readonly language: Language
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

export interface StripeEvent {
  readonly type: string
  /** Id of the session, invoice or subscription. Its state is read from Stripe; nothing else of an event is believed. */
  readonly objectId: string
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
  /** The event; null when its signature is wrong or it is more than five minutes old. Never throws. */
  readEvent(body: Uint8Array, signature: string | undefined, now: Date): Promise<StripeEvent | null>
}

/** Stripe did not answer, or refused. The message holds nothing of the request or the answer but its code. */
export class StripeError extends Error {
  override name = 'StripeError'
}
