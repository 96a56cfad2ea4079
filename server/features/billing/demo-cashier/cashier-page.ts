/** The demo's cashier as a page of its own: plain HTML without script, so that it works under any policy. */
import { createHash } from 'node:crypto'
import { brand } from '#contract/brand'
import { payAtDemoCashier } from '#contract/demo-cashier'
import { localize, type Language } from '#contract/locales'
import { centsToDecimal } from '#rules/prices'
import type { DemoTrade } from './demo-trades.store.ts'
import { deliveries, type Delivery } from './notices.ts'

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

interface Texts {
  readonly title: string
  readonly demo: string
  readonly order: string
  readonly amount: string
  readonly pay: string
  readonly close: string
  readonly ended: string
  readonly back: string
  readonly broken: string
  readonly notice: string
  readonly deliveries: Readonly<Record<Delivery, string>>
}

const texts = (language: Language) =>
  localize<Texts>(language, {
    zh: {
      title: '支付宝收银台（演示）',
      demo: '演示：不会扣款',
      order: '订单号',
      amount: '金额',
      pay: '确认付款',
      close: '取消付款',
      ended: '这笔交易已经结束。',
      back: '返回商家',
      broken: '付款链接无效，请回到付款页重新开始。',
      notice: '付款通知',
      deliveries: {
        once: '马上发送',
        twice: '发送两次',
        late: '20 秒后发送',
        never: '丢失',
        forged: '伪造的签名',
        wrong_amount: '金额不符',
      },
    },
    en: {
      title: 'Alipay cashier (demo)',
      demo: 'Demo: no money is taken',
      order: 'Order',
      amount: 'Amount',
      pay: 'Pay now',
      close: 'Cancel the payment',
      ended: 'This trade is over.',
      back: 'Back to the shop',
      broken: 'This payment link does not work. Go back to the payment page and start again.',
      notice: 'The notice to the shop',
      deliveries: {
        once: 'comes at once',
        twice: 'comes twice',
        late: 'comes after 20 seconds',
        never: 'gets lost',
        forged: 'has a forged signature',
        wrong_amount: 'names another amount',
      },
    },
  })

const STYLE = `:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}body{margin:0 auto;max-width:28rem;padding:1.5rem}
dl{display:grid;gap:.25rem 1rem;grid-template-columns:auto 1fr}dd{margin:0;overflow-wrap:anywhere}
.demo{border:2px solid;border-radius:.5rem;font-weight:700;padding:.75rem}
button,select{border:1px solid;border-radius:.5rem;box-sizing:border-box;font:inherit;min-height:2.75rem;padding:0 1rem;width:100%}
button{background:none;color:inherit}button[value=pay]{background:CanvasText;color:Canvas;font-weight:700}
form{display:grid;gap:1rem}label{display:grid;gap:.25rem}:focus-visible{outline:3px solid;outline-offset:2px}`

const styleHash = createHash('sha256').update(STYLE).digest('base64')
const POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`

function page(language: Language, status: 200 | 400, main: string): Response {
  const { title, demo } = texts(language)
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} · ${brand[language]}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p class="demo">${demo}</p>${main}</main></body></html>`
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY }
  return new Response(html, { status, headers: { ...headers, 'Cache-Control': 'no-store' } })
}

/** The page of a trade. `request` is the signed request, sent along again with the press. */
export function cashierPage(language: Language, trade: DemoTrade, request: string, backTo: string): Response {
  const text = texts(language)
  const facts = `<dl><dt>${text.order}</dt><dd>${escape(trade.number)}</dd><dt>${text.amount}</dt><dd>¥${centsToDecimal(trade.fen)}</dd></dl><p>${escape(trade.subject)}</p>`
  if (trade.status !== 'WAIT_BUYER_PAY')
    return page(language, 200, `${facts}<p>${text.ended}</p><p><a href="${escape(backTo)}">${text.back}</a></p>`)
  const options = deliveries.map((name) => `<option value="${name}">${text.deliveries[name]}</option>`).join('')
  const form = `<form method="post" action="${payAtDemoCashier.path}"><input type="hidden" name="request" value="${escape(request)}"><label>${text.notice}<select name="delivery">${options}</select></label><button name="action" value="pay">${text.pay}</button><button name="action" value="close">${text.close}</button></form>`
  return page(language, 200, facts + form)
}

export const brokenLinkPage = (language: Language): Response =>
  page(language, 400, `<p role="alert">${texts(language).broken}</p>`)
