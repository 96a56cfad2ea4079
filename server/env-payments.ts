/** Settings of payment. A key that cannot be used does not refuse the start: the test of Alipay's settings names it. */
import { decimalToCents, parseRate } from '#rules/prices'

export interface AlipaySettings {
  readonly appId: string | undefined
  /** PEM or bare base64, PKCS#1 or PKCS#8. */
  readonly privateKey: string | undefined
  /** Alipay's own, not the application's. */
  readonly publicKey: string | undefined
  readonly sellerId: string | undefined
  readonly gateway: URL
  /** The page where a browser pays; undefined when it is the gateway itself. */
  readonly cashier?: URL | undefined
  /** CNY for a USD in ten-thousandths. */
  readonly rate: number | undefined
  /** How long to wait for an answer. */
  readonly timeoutMs: number
}

export interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly api: URL
  /** How long to wait for an answer. */
  readonly timeoutMs: number
}

export interface PaymentSettings {
  /** demo: cards and wallets are simulated and take no money. */
  readonly mode: 'demo' | 'live'
  /** What a first order costs in cents; null without a promotion. */
  readonly promotionCents: number | null
  readonly alipay: AlipaySettings
  /** A demo without any of Alipay's keys: orders are paid at the cashier page of this server. */
  readonly hasDemoCashier: boolean
  readonly stripe: StripeSettings | null
}

interface Values {
  readonly APP_ENV: 'demo' | 'production'
  readonly PAYMENTS_MODE?: 'demo' | 'live' | undefined
  readonly PROMO_PRICE_USD?: string | undefined
  readonly ALIPAY_APP_ID?: string | undefined
  readonly ALIPAY_PRIVATE_KEY?: string | undefined
  readonly ALIPAY_PUBLIC_KEY?: string | undefined
  readonly ALIPAY_SELLER_ID?: string | undefined
  readonly ALIPAY_GATEWAY: string
  readonly ALIPAY_CNY_PER_USD?: string | undefined
  readonly STRIPE_SECRET_KEY?: string | undefined
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined
  readonly STRIPE_API_URL: string
}

const ALIPAY_TIMEOUT_MS = 4_000
const STRIPE_TIMEOUT_MS = 8_000

/** In a demo only, so that both amounts can be seen before anything is configured. */
const DEMO = { promotion: '1.00', rate: '7.2' } as const

/** Answers the settings, or what refuses the start. */
export function paymentsOf(values: Values): PaymentSettings | { fault: string } {
  const demo = values.APP_ENV === 'demo'
  const mode = values.PAYMENTS_MODE ?? (demo ? 'demo' : 'live')
  if (!demo && mode === 'demo') return { fault: 'PAYMENTS_MODE=demo is refused in production: it would give VIP away.' }
  const promotion = values.PROMO_PRICE_USD ?? (demo ? DEMO.promotion : undefined)
  const promotionCents = promotion === undefined ? null : decimalToCents(promotion)
  if (promotionCents === undefined || promotionCents === 0)
    return { fault: 'PROMO_PRICE_USD must be an amount such as 1.00.' }
  const given = values.ALIPAY_CNY_PER_USD ?? (demo ? DEMO.rate : undefined)
  const rate = given === undefined ? undefined : parseRate(given)
  if (given !== undefined && rate === undefined) return { fault: 'ALIPAY_CNY_PER_USD must be a rate such as 7.2.' }
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values
  if (secretKey && !webhookSecret) return { fault: 'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET.' }
  const hasAlipayKey = [
    values.ALIPAY_APP_ID,
    values.ALIPAY_PRIVATE_KEY,
    values.ALIPAY_PUBLIC_KEY,
    values.ALIPAY_SELLER_ID,
  ].some((value) => value !== undefined)
  return {
    mode,
    promotionCents,
    hasDemoCashier: demo && mode === 'demo' && !hasAlipayKey,
    alipay: {
      appId: values.ALIPAY_APP_ID,
      privateKey: values.ALIPAY_PRIVATE_KEY,
      publicKey: values.ALIPAY_PUBLIC_KEY,
      sellerId: values.ALIPAY_SELLER_ID,
      gateway: new URL(values.ALIPAY_GATEWAY),
      rate,
      timeoutMs: ALIPAY_TIMEOUT_MS,
    },
    stripe:
      secretKey && webhookSecret
        ? { secretKey, webhookSecret, api: new URL(values.STRIPE_API_URL), timeoutMs: STRIPE_TIMEOUT_MS }
        : null,
  }
}
