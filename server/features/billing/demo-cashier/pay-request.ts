/** What a signed request for a payment page asks for. */
import * as z from 'zod/mini'
import { decimalToCents } from '#rules/prices'
import type { Fields } from './signatures.ts'

const Content = z.object({
  out_trade_no: z.string(),
  total_amount: z.string(),
  subject: z.string(),
  time_expire: z.string(),
})

export interface PayRequest {
  readonly number: string
  readonly fen: number
  readonly subject: string
  readonly expiresAt: Date
  readonly returnUrl: string
  readonly notifyUrl: string
}

/** Null when it is no request for a page, or one that cannot be read. */
export function readPayRequest(fields: Fields): PayRequest | null {
  const { method = '', return_url: returnUrl = '', notify_url: notifyUrl = '' } = fields
  const content = parseContent(fields['biz_content'])
  const fen = content && decimalToCents(content.total_amount)
  if (!/^alipay\.trade\.(page|wap)\.pay$/.test(method) || !content || fen === undefined) return null
  // Alipay's clock is China's.
  const expiresAt = new Date(`${content.time_expire.replace(' ', 'T')}+08:00`)
  return { number: content.out_trade_no, fen, subject: content.subject, expiresAt, returnUrl, notifyUrl }
}

function parseContent(text: string | undefined): z.infer<typeof Content> | undefined {
  try {
    return Content.safeParse(JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}
