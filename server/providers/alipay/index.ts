/** Alipay: addresses to pay at, questions about payments, refunds, and its signed notices. Amounts are fen. */
import { AlipaySdk, type AlipaySdkCommonResult } from 'alipay-sdk'
import { centsToDecimal, decimalToCents } from '#rules/prices'
import type { AlipaySettings } from '../../env-payments.ts'
import { checkAlipay } from './settings.ts'

export interface AlipayOrder {
  readonly number: string
  readonly fen: number
  readonly subject: string
  /** The browser comes back here; it proves nothing. */
  readonly returnUrl: string
  readonly notifyUrl: string
  readonly expiresAt: Date
  readonly onPhone: boolean
}

export type AlipayTrade =
  | { readonly state: 'open' | 'closed' | 'unknown' }
  | { readonly state: 'paid'; readonly reference: string; readonly fen: number }

export interface AlipayNotice {
  readonly number: string
  readonly reference: string
  readonly status: string
  readonly fen: number
}

export interface Alipay {
  /** The only host that a payment leads to. */
  readonly host: string
  payUrl(order: AlipayOrder, now: Date): string
  /** Throws AlipayError. */
  query(number: string, now: Date): Promise<AlipayTrade>
  /** Ends a trade that was not paid and says what it found. Throws AlipayError. */
  close(number: string, now: Date): Promise<AlipayTrade>
  /** Gives everything back; the same number again gives nothing twice. Throws AlipayError. */
  refund(number: string, fen: number, now: Date): Promise<void>
  /** What a notice says; null when it is not Alipay's to us. Never throws. */
  readNotice(fields: Readonly<Record<string, string>>): AlipayNotice | null
}

/** Alipay did not answer, or not as it should. The message holds nothing of the request or the answer. */
export class AlipayError extends Error {
  override name = 'AlipayError'
}

/** Null unless every setting can be used. */
export function createAlipay(settings: AlipaySettings): Alipay | null {
  const usable = checkAlipay(settings)
  if (!('appId' in usable)) return null
  const { appId, sellerId, privateKey, publicKey, gateway } = usable
  const { cashier = gateway } = settings
  const sdk = new AlipaySdk({
    appId,
    privateKey,
    keyType: 'PKCS8',
    alipayPublicKey: publicKey,
    gateway: gateway.href,
    timeout: settings.timeoutMs,
  })

  async function ask(method: string, bizContent: object, now: Date): Promise<AlipaySdkCommonResult> {
    try {
      // Without validateSign a forged answer would be believed.
      return await sdk.exec(method, { timestamp: chinaTime(now), bizContent }, { validateSign: true })
    } catch (error) {
      throw new AlipayError(`${method}: ${error instanceof Error ? error.name : 'no answer'}`)
    }
  }

  async function query(number: string, now: Date): Promise<AlipayTrade> {
    const answer = await ask('alipay.trade.query', { out_trade_no: number }, now)
    // Alipay makes the trade when the learner opens its page; before that it knows of none.
    if (answer['subCode'] === 'ACQ.TRADE_NOT_EXIST') return { state: 'unknown' }
    const { code, outTradeNo, tradeNo, tradeStatus, totalAmount } = answer as Record<string, unknown>
    if (code !== '10000' || outTradeNo !== number) throw new AlipayError(`alipay.trade.query: code ${String(code)}`)
    if (tradeStatus === 'WAIT_BUYER_PAY') return { state: 'open' }
    if (tradeStatus === 'TRADE_CLOSED') return { state: 'closed' }
    const fen = decimalToCents(String(totalAmount))
    if (!isPaid(tradeStatus) || typeof tradeNo !== 'string' || fen === undefined)
      throw new AlipayError('alipay.trade.query: an answer that cannot be read')
    return { state: 'paid', reference: tradeNo, fen }
  }

  return {
    host: cashier.host,
    payUrl({ number, fen, subject, returnUrl, notifyUrl, expiresAt, onPhone }, now) {
      const [method, product] = onPhone
        ? ['alipay.trade.wap.pay', 'QUICK_WAP_WAY']
        : ['alipay.trade.page.pay', 'FAST_INSTANT_TRADE_PAY']
      const url = sdk.pageExecute(method, 'GET', {
        timestamp: chinaTime(now),
        returnUrl,
        notifyUrl,
        bizContent: {
          out_trade_no: number,
          product_code: product,
          total_amount: centsToDecimal(fen),
          subject,
          time_expire: chinaTime(expiresAt),
        },
      })
      return cashier.href + new URL(url).search
    },
    query,
    async close(number, now) {
      const before = await query(number, now)
      if (before.state !== 'open') return before
      const answer = await ask('alipay.trade.close', { out_trade_no: number }, now)
      if (answer.code === '10000') return { state: 'closed' }
      return query(number, now)
    },
    async refund(number, fen, now) {
      const bizContent = { out_trade_no: number, refund_amount: centsToDecimal(fen), out_request_no: `${number}R` }
      const { code } = await ask('alipay.trade.refund', bizContent, now)
      if (code !== '10000') throw new AlipayError(`alipay.trade.refund: code ${code}`)
    },
    readNotice(fields) {
      // The SDK believes the sign_type of the notice, SHA-1 included, and throws at an unknown one.
      if (fields['sign_type'] !== 'RSA2' || fields['app_id'] !== appId || fields['seller_id'] !== sellerId) return null
      try {
        if (!sdk.checkNotifySignV2({ ...fields })) return null
      } catch {
        return null
      }
      const { out_trade_no: number, trade_no: reference, trade_status: status, total_amount: total = '' } = fields
      const fen = decimalToCents(total)
      return number && reference && status && fen !== undefined ? { number, reference, status, fen } : null
    },
  }
}

/** A trade that is paid; a finished one can no longer be given back. */
export const isPaid = (status: unknown): boolean => status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED'

/** Alipay's clock is China's, wherever this process runs. */
const chinaTime = (at: Date) => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
