/** The gateway of the demo's Alipay: the same requests, codes and signed answers as Alipay's own. */
import { centsToDecimal } from '#rules/prices'
import type { BillingDeps } from '../billing-deps.ts'
import { DEMO_APP_ID } from './demo-alipay.ts'
import { readDemoKeys } from './demo-keys.ts'
import { endTrade, findTrade, insertTrade, refundTrade, type DemoTrade } from './demo-trades.store.ts'
import { isRequestSigned, signText, type Fields } from './signatures.ts'
import { readPayRequest } from './pay-request.ts'

/** A request that this application signed. */
const isOurRequest = ({ env }: BillingDeps, fields: Fields): boolean =>
  fields['app_id'] === DEMO_APP_ID && isRequestSigned(fields, readDemoKeys(env.dataDir).app.publicKey)

/** The trade of a page that was opened, made at the first time; null for a request that nobody here signed. */
export async function openTrade(parts: BillingDeps, fields: Fields): Promise<DemoTrade | null> {
  const wanted = isOurRequest(parts, fields) ? readPayRequest(fields) : null
  if (!wanted) return null
  const { db, now } = parts
  const at = now()
  await insertTrade(db, { ...wanted, reference: `${at.getTime()}${wanted.number.slice(-8)}`, createdAt: at })
  return closeExpired(parts, await findTrade(db, wanted.number))
}

async function closeExpired({ db, now }: BillingDeps, trade: DemoTrade | undefined): Promise<DemoTrade | null> {
  if (!trade) return null
  if (trade.status !== 'WAIT_BUYER_PAY' || trade.expiresAt > now()) return trade
  await endTrade(db, trade.number, 'TRADE_CLOSED')
  return { ...trade, status: 'TRADE_CLOSED' }
}

/** Answers a request of the adapter. */
export async function answerGateway(parts: BillingDeps, fields: Fields): Promise<Response> {
  const method = fields['method'] ?? ''
  const result = await resultOf(parts, method, fields)
  const text = JSON.stringify(result)
  const sign = signText(text, readDemoKeys(parts.env.dataDir).alipay.privateKey)
  const body = `{"${method.replaceAll('.', '_')}_response":${text},"sign":"${sign}"}`
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}

const refuse = (code: string, sub_code: string) => ({ code, msg: 'Business Failed', sub_code, sub_msg: sub_code })

async function resultOf(parts: BillingDeps, method: string, fields: Fields): Promise<object> {
  if (!isOurRequest(parts, fields)) return refuse('40002', 'isv.invalid-signature')
  const { out_trade_no: number = '', out_request_no: request = '' } = JSON.parse(
    fields['biz_content'] ?? '{}',
  ) as Fields
  const trade = await closeExpired(parts, await findTrade(parts.db, number))
  if (!trade) return refuse('40004', 'ACQ.TRADE_NOT_EXIST')
  const facts = { code: '10000', msg: 'Success', out_trade_no: number, trade_no: trade.reference }
  const total = centsToDecimal(trade.fen)
  switch (method) {
    case 'alipay.trade.query':
      return { ...facts, trade_status: trade.status, total_amount: total }
    case 'alipay.trade.close':
      if (trade.status !== 'WAIT_BUYER_PAY') return refuse('40004', 'ACQ.REASON_TRADE_STATUS_INVALID')
      await endTrade(parts.db, number, 'TRADE_CLOSED')
      return facts
    case 'alipay.trade.refund':
      if (trade.status !== 'TRADE_SUCCESS' && trade.refundRequest === null)
        return refuse('40004', 'ACQ.TRADE_STATUS_ERROR')
      await refundTrade(parts.db, number, request)
      return { ...facts, fund_change: trade.refundRequest === null ? 'Y' : 'N', refund_fee: total }
    default:
      return refuse('40004', 'isv.invalid-method')
  }
}
