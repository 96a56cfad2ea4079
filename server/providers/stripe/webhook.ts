/** Stripe's events: signed over the raw bytes, with a time that must be near. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'

/** Seconds that an event may be old; a replayed one is older. */
const TOLERANCE = 300

const Event = z.object({ type: z.string(), data: z.object({ object: z.object({ id: z.string() }) }) })

export interface StripeEvent {
  readonly type: string
  /** Of the session, invoice or subscription that it is about: the only thing that is believed. */
  readonly objectId: string
}

/** The event; null when it is not Stripe's, or too old. Never throws. */
export function readStripeEvent(
  body: Uint8Array,
  header: string | undefined,
  secret: string,
  now: Date,
): StripeEvent | null {
  const parts = (header ?? '').split(',').map((part) => part.split('=', 2) as [string, string?])
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(time) || Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE) return null
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
  const isSigned = parts.some(([name, value = '']) => {
    const given = name === 'v1' && /^[0-9a-f]{64}$/.test(value) ? Buffer.from(value, 'hex') : null
    return given !== null && timingSafeEqual(given, expected)
  })
  if (!isSigned) return null
  try {
    const event = Event.parse(JSON.parse(new TextDecoder().decode(body)))
    return { type: event.type, objectId: event.data.object.id }
  } catch {
    return null
  }
}
