/** A Stripe on this machine: sessions, coupons, invoices, refunds and renewals as its interface has them, and signed events. */
import { createHmac, randomBytes } from 'node:crypto'
import { addMonths } from '#rules/vip'
import { listen, type Answer, type Asked, type Loopback } from './loopback.ts'

const SECRET_KEY = 'sk_test_4f9d1c2b7a6e5d3c'
const WEBHOOK_SECRET = 'whsec_8a7b6c5d4e3f2a1b'

type Fields = Readonly<Record<string, string>>
interface Thing {
  readonly id: string
  [key: string]: unknown
}

export interface FakeStripe extends Pick<Loopback, 'heard' | 'mood' | 'close'> {
  readonly variables: Fields
  readonly secrets: readonly string[]
  /** Somebody else's page for cards in the same account, open at once; its address. */
  foreignPage(number: string | null, cents: number): string
  /** The learner pays on the hosted page at this address; answers the session. */
  pay(url: string, changed?: { total?: number; currency?: string }): string
  /** The subscription of a paid session is charged again; answers the invoice. */
  renew(sessionId: string, cents: number): string
  /** The subscription of a paid session ends at once, by Stripe itself. */
  cancel(sessionId: string): void
  /** The first invoice of a paid session. */
  invoiceOf(sessionId: string): string
  /** The end of the time that the subscription of a paid session is paid for. */
  paidUntil(sessionId: string): Date
  refunds(): readonly Fields[]
  subscription(sessionId: string): Thing | undefined
  /** An event and the header that signs it. */
  event(type: string, objectId: string, at: Date, options?: { secret?: string }): { body: string; signature: string }
}

export async function startFakeStripe(): Promise<FakeStripe> {
  const things = new Map<string, Thing>()
  const byKey = new Map<string, { request: string; thing: Thing }>()
  const refunds: Fields[] = []
  const make = (kind: string, rest: object): Thing => {
    const thing: Thing = { id: `${kind}_${randomBytes(8).toString('hex')}`, ...rest }
    things.set(thing.id, thing)
    return thing
  }
  const json = (value: unknown, status = 200): Answer => ({ status, body: JSON.stringify(value) })

  function openSession(fields: Fields): Thing {
    const price = Number(fields['line_items[0][price_data][unit_amount]'])
    const coupon = things.get(fields['discounts[0][coupon]'] ?? '')
    const session = make('cs', {
      client_reference_id: fields['client_reference_id'] ?? null,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: price - Number(coupon?.['amount_off'] ?? 0),
      currency: 'usd',
      subscription: null,
      invoice: null,
      expires_at: Number(fields['expires_at']),
      months: Number(fields['line_items[0][price_data][recurring][interval_count]']),
    })
    session['url'] = `${loopback.origin}/pay/${session.id}`
    return session
  }

  function post(path: string, fields: Fields): Thing | undefined {
    const [, resource, id = '', act] = path.split('/').slice(1)
    if (resource === 'coupons') return make('co', fields)
    if (resource === 'refunds') {
      refunds.push(fields)
      return make('re', { status: 'succeeded' })
    }
    const found = things.get(resource === 'checkout' ? (act ?? '') : id)
    if (path === '/v1/checkout/sessions') return openSession(fields)
    if (path.endsWith('/expire') && found?.['status'] === 'open') found['status'] = 'expired'
    if (resource === 'subscriptions' && found) {
      if (found['status'] === 'canceled') return undefined
      Object.assign(found, fields)
    }
    return found
  }

  function answer({ method, url, headers, body }: Asked): Answer {
    if (url.pathname.startsWith('/pay/'))
      return { headers: { 'Content-Type': 'text/html' }, body: '<h1>Card page</h1>' }
    if (headers.authorization !== `Bearer ${SECRET_KEY}`) return json({ error: { type: 'invalid_request_error' } }, 401)
    if (method === 'GET') {
      const found = things.get(url.pathname.split('/').at(-1) ?? '')
      const wanted = [...url.searchParams].flatMap(([name, value]) => (name.startsWith('expand[') ? [value] : []))
      const expanded = wanted.map((name) => [name, things.get(String(found?.[name])) ?? found?.[name]])
      return found ? json({ ...found, ...Object.fromEntries(expanded) }) : json({ error: {} }, 404)
    }
    const key = headers['idempotency-key']
    const known = typeof key === 'string' ? byKey.get(key) : undefined
    const request = `${url.pathname} ${body}`
    if (known)
      return known.request === request ? json(known.thing) : json({ error: { type: 'idempotency_error' } }, 400)
    const thing = post(url.pathname, Object.fromEntries(new URLSearchParams(body)))
    if (!thing) return json({ error: {} }, 404)
    if (typeof key === 'string') byKey.set(key, { request, thing })
    return json(thing)
  }

  const loopback = await listen(answer)

  /**
   * The first time that it pays for begins with the end of the page, each other one where the last ended. Each ends on the day of the month
   * on which the first began, as far as the month has it.
   */
  const invoiceOf = (session: Thing, subscription: string, cents: number, reason: string) => {
    const from = Number(session['paid_until'] ?? session['expires_at'])
    const paid = Number(session['times_paid'] ?? 0) + 1
    const anchor = new Date(Number(session['expires_at']) * 1000)
    const end = addMonths(anchor, paid * Number(session['months'])).getTime() / 1000
    Object.assign(session, { paid_until: end, times_paid: paid })
    return make('in', {
      status: 'paid',
      amount_paid: cents,
      currency: 'usd',
      billing_reason: reason,
      subscription,
      payment_intent: make('pi', {}).id,
      lines: { data: [{ period: { start: from, end } }] },
    })
  }

  const sessionAt = (id: string): Thing => {
    const session = things.get(id)
    if (!session) throw new Error(`no session ${id}`)
    return session
  }

  return {
    ...loopback,
    variables: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: loopback.origin,
    },
    secrets: [SECRET_KEY, WEBHOOK_SECRET],
    foreignPage: (number, cents) =>
      String(
        openSession({
          ...(number !== null && { client_reference_id: number }),
          'line_items[0][price_data][unit_amount]': String(cents),
          'line_items[0][price_data][recurring][interval_count]': '1',
          expires_at: '4000000000',
        })['url'],
      ),
    pay(url, { total, currency } = {}) {
      const session = sessionAt(url.split('/').at(-1) ?? '')
      if (session['status'] !== 'open') throw new Error(`the page says ${String(session['status'])}`)
      const subscription = make('sub', { status: 'active' })
      const cents = total ?? Number(session['amount_total'])
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        amount_total: cents,
        currency: currency ?? 'usd',
        subscription: subscription.id,
        invoice: invoiceOf(session, subscription.id, cents, 'subscription_create').id,
      })
      return session.id
    },
    renew(sessionId, cents) {
      const session = sessionAt(sessionId)
      return invoiceOf(session, String(session['subscription']), cents, 'subscription_cycle').id
    },
    cancel(sessionId) {
      const found = things.get(String(sessionAt(sessionId)['subscription']))
      if (found) found['status'] = 'canceled'
    },
    invoiceOf: (sessionId) => String(sessionAt(sessionId)['invoice']),
    paidUntil: (sessionId) => new Date(Number(sessionAt(sessionId)['paid_until']) * 1000),
    refunds: () => refunds,
    subscription: (sessionId) => things.get(String(sessionAt(sessionId)['subscription'])),
    event(type, objectId, at, { secret = WEBHOOK_SECRET } = {}) {
      const body = JSON.stringify({
        id: `evt_${randomBytes(6).toString('hex')}`,
        type,
        data: { object: { id: objectId } },
      })
      const time = Math.floor(at.getTime() / 1000)
      const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
      return { body, signature: `t=${time},v1=${digest}` }
    },
  }
}
