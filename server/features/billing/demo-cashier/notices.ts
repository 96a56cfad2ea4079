/** The notices of the demo's Alipay about a trade: signed as Alipay signs, sent to the address that the order named. */
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { centsToDecimal } from '#rules/prices'
import type { BillingDeps } from '../billing-deps.ts'
import { DEMO_APP_ID, DEMO_SELLER_ID, ownAddress } from './demo-alipay.ts'
import { readDemoKeys } from './demo-keys.ts'
import type { DemoTrade } from './demo-trades.store.ts'
import { signFields, type Fields } from './signatures.ts'

/** How a notice comes; the cashier page offers each, so that people see what follows. */
export const deliveries = ['once', 'twice', 'late', 'never', 'forged', 'wrong_amount'] as const
export type Delivery = (typeof deliveries)[number]

const LATE_MS = 20_000
const TIMEOUT_MS = 4_000

const chinaTime = (at: Date) => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

const factsOf = (trade: DemoTrade): Fields => ({
  charset: 'utf-8',
  version: '1.0',
  app_id: DEMO_APP_ID,
  auth_app_id: DEMO_APP_ID,
  seller_id: DEMO_SELLER_ID,
  out_trade_no: trade.number,
  trade_no: trade.reference,
  total_amount: centsToDecimal(trade.fen),
})

/** Where the browser goes back to, signed. */
export function returnUrlOf({ env, now }: BillingDeps, trade: DemoTrade): string {
  const url = new URL(trade.returnUrl)
  const facts = { ...factsOf(trade), method: 'alipay.trade.page.pay.return', timestamp: chinaTime(now()) }
  const signed = signFields(facts, readDemoKeys(env.dataDir).alipay.privateKey)
  for (const [name, value] of Object.entries(signed)) url.searchParams.set(name, value)
  return url.href
}

function noticeOf({ env, now }: BillingDeps, trade: DemoTrade, delivery: Delivery): string {
  const facts = {
    ...factsOf(trade),
    notify_time: chinaTime(now()),
    notify_type: 'trade_status_sync',
    notify_id: randomBytes(16).toString('hex'),
    trade_status: trade.status,
    subject: trade.subject,
    ...(delivery === 'wrong_amount' && { total_amount: '0.01' }),
  }
  const key =
    delivery === 'forged'
      ? generateKeyPairSync('rsa', {
          modulusLength: 2048,
          privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
          publicKeyEncoding: { type: 'spki', format: 'pem' },
        }).privateKey
      : readDemoKeys(env.dataDir).alipay.privateKey
  return new URLSearchParams(signFields(facts, key)).toString()
}

/** Sends the notice as chosen. One that does not arrive is made good by the job that asks about open orders. */
export async function sendNotice(parts: BillingDeps, trade: DemoTrade, delivery: Delivery): Promise<void> {
  if (delivery === 'never') return
  const body = noticeOf(parts, trade, delivery)
  // The server may not reach itself by the address that people use.
  const to = trade.notifyUrl.replace(parts.env.origin, ownAddress(parts.env))
  const send = async () => {
    try {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
      await fetch(to, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) })
    } catch (error) {
      parts.log.warn({ error }, 'a notice of the demo cashier did not arrive')
    }
  }
  if (delivery === 'late') return void setTimeout(() => void send(), LATE_MS).unref()
  await send()
  if (delivery === 'twice') await send()
}
