/** An Alipay on this machine: the real protocol with RSA2 keys made for the test, a cashier to press, and notices to send. */
import { createSign, createVerify, generateKeyPairSync, randomBytes } from 'node:crypto'
import { listen, type Answer, type Asked, type Loopback } from './loopback.ts'

const APP_ID = '2021000000000001'
const SELLER_ID = '2088000000000001'

interface Trade {
  readonly number: string
  readonly total: string
  readonly notifyUrl: string
  readonly returnUrl: string
  readonly reference: string
  status: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED'
  refunds: Map<string, string>
}

type Fields = Readonly<Record<string, string>>

export interface NoticeOptions {
  /** Over the honest fields. */
  readonly fields?: Fields
  /** After signing: what a tamperer changes. */
  readonly tampered?: Fields
  /** Signed with a key that is not Alipay's. */
  readonly forged?: boolean
  readonly algorithm?: 'RSA-SHA256' | 'RSA-SHA1'
}

export interface FakeAlipay extends Pick<Loopback, 'heard' | 'mood' | 'close'> {
  /** Settings that make a server believe this Alipay. */
  readonly variables: Fields
  /** Every secret of the settings, in every form that could leak. */
  readonly secrets: readonly string[]
  trade(number: string): Trade | undefined
  /** Opens the cashier as a browser would and answers the number; throws when the address was changed. */
  visit(paymentUrl: string): Promise<string>
  /** The learner pays; nothing is told to anybody. */
  pay(number: string): void
  /** A signed notice, form-encoded. */
  notice(number: string, options?: NoticeOptions): string
  /** Whether paying at the cashier also sends the notice; yes at first. */
  notify(yes: boolean): void
  /** Answers are signed by somebody else from now on. */
  forgeAnswers(yes: boolean): void
}

const canonical = (fields: Fields, without: readonly string[]) =>
  Object.keys(fields)
    .filter((key) => !without.includes(key) && fields[key] !== '')
    .sort()
    .map((key) => `${key}=${fields[key]}`)
    .join('&')

export async function startFakeAlipay(): Promise<FakeAlipay> {
  const pair = () =>
    generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    })
  const [app, own, thief] = [pair(), pair(), pair()]
  const trades = new Map<string, Trade>()
  let notifying = true
  let forging = false
  const sign = (text: string, key = own.privateKey, algorithm = 'RSA-SHA256') =>
    createSign(algorithm).update(text, 'utf8').sign(key, 'base64')

  function answerTo(method: string, result: object): Answer {
    const text = JSON.stringify(result)
    const name = `${method.replaceAll('.', '_')}_response`
    return { body: `{"${name}":${text},"sign":"${sign(text, forging ? thief.privateKey : own.privateKey)}"}` }
  }

  function gateway({ url, body }: Asked): Answer {
    const fields = { ...Object.fromEntries(url.searchParams), ...Object.fromEntries(new URLSearchParams(body)) }
    const method = fields['method'] ?? ''
    const fault = (code: string, sub: string) =>
      answerTo(method, { code, msg: 'Failed', sub_code: sub, sub_msg: 'x', out_trade_no: number })
    const biz = JSON.parse(fields['biz_content'] ?? '{}') as Fields
    const number = biz['out_trade_no'] ?? ''
    const signed = createVerify('RSA-SHA256').update(canonical(fields, ['sign']), 'utf8')
    if (fields['app_id'] !== APP_ID || !signed.verify(app.publicKey, fields['sign'] ?? '', 'base64'))
      return fault('40002', 'isv.invalid-signature')
    const trade = trades.get(number)
    if (method.endsWith('.pay')) {
      const made: Trade = trade ?? {
        number,
        total: biz['total_amount'] ?? '',
        notifyUrl: fields['notify_url'] ?? '',
        returnUrl: fields['return_url'] ?? '',
        reference: `2026${randomBytes(6).readUIntBE(0, 6)}`,
        status: 'WAIT_BUYER_PAY',
        refunds: new Map(),
      }
      trades.set(number, made)
      const page = `<h1>Cashier</h1><p>${number} CNY ${made.total}</p><form method="post" action="/cashier?number=${number}"><button>Pay now</button></form>`
      return { headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Cashier': number }, body: page }
    }
    if (!trade) return fault('40004', 'ACQ.TRADE_NOT_EXIST')
    const facts = { code: '10000', msg: 'Success', out_trade_no: number, trade_no: trade.reference }
    if (method === 'alipay.trade.query')
      return answerTo(method, { ...facts, trade_status: trade.status, total_amount: trade.total })
    if (method === 'alipay.trade.close') {
      if (trade.status !== 'WAIT_BUYER_PAY') return fault('40004', 'ACQ.REASON_TRADE_STATUS_INVALID')
      trade.status = 'TRADE_CLOSED'
      return answerTo(method, facts)
    }
    if (method === 'alipay.trade.refund') {
      if (trade.status !== 'TRADE_SUCCESS' && trade.refunds.size === 0) return fault('40004', 'ACQ.TRADE_STATUS_ERROR')
      const again = trade.refunds.has(biz['out_request_no'] ?? '')
      trade.refunds.set(biz['out_request_no'] ?? '', biz['refund_amount'] ?? '')
      trade.status = 'TRADE_CLOSED'
      return answerTo(method, { ...facts, fund_change: again ? 'N' : 'Y', refund_fee: biz['refund_amount'] })
    }
    return fault('40004', 'isv.invalid-method')
  }

  async function cashier({ url }: Asked): Promise<Answer> {
    const trade = trades.get(url.searchParams.get('number') ?? '')
    // Also what the browser asks for by itself, such as an icon.
    if (!trade) return { status: 204 }
    trade.status = 'TRADE_SUCCESS'
    if (notifying) await send(trade.notifyUrl, notice(trade.number))
    return { status: 302, headers: { Location: `${trade.returnUrl}&out_trade_no=${trade.number}&sign=x` } }
  }

  const send = (to: string, body: string) =>
    fetch(to, { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body })

  const loopback = await listen((asked) => (asked.url.pathname === '/gateway.do' ? gateway(asked) : cashier(asked)))

  function notice(number: string, { fields = {}, tampered = {}, forged, algorithm }: NoticeOptions = {}): string {
    const trade = trades.get(number)
    const honest: Fields = {
      notify_time: '2026-03-04 12:00:06',
      notify_type: 'trade_status_sync',
      notify_id: randomBytes(16).toString('hex'),
      charset: 'utf-8',
      version: '1.0',
      sign_type: 'RSA2',
      app_id: APP_ID,
      auth_app_id: APP_ID,
      seller_id: SELLER_ID,
      out_trade_no: number,
      trade_no: trade?.reference ?? '',
      trade_status: trade?.status ?? 'TRADE_SUCCESS',
      total_amount: trade?.total ?? '0.01',
      // What breaks readers that decode twice.
      subject: '词林 VIP 100% & +plus',
      passback_params: 'a%3D1%26b',
      body: '',
      ...fields,
    }
    const signature = sign(
      canonical(honest, ['sign', 'sign_type']),
      forged ? thief.privateKey : own.privateKey,
      algorithm,
    )
    return new URLSearchParams({ ...honest, sign: signature, ...tampered }).toString()
  }

  return {
    ...loopback,
    variables: {
      ALIPAY_APP_ID: APP_ID,
      ALIPAY_PRIVATE_KEY: app.privateKey,
      ALIPAY_PUBLIC_KEY: own.publicKey,
      ALIPAY_SELLER_ID: SELLER_ID,
      ALIPAY_GATEWAY: `${loopback.origin}/gateway.do`,
      ALIPAY_CNY_PER_USD: '7.2',
    },
    secrets: app.privateKey.split('\n').filter((line) => line.length === 64),
    trade: (number) => trades.get(number),
    async visit(paymentUrl) {
      const response = await fetch(paymentUrl)
      const number = response.headers.get('x-cashier')
      if (!number) throw new Error(`the cashier refused: ${await response.text()}`)
      return number
    },
    pay(number) {
      const trade = trades.get(number)
      if (!trade) throw new Error(`nobody has opened the cashier for ${number}`)
      trade.status = 'TRADE_SUCCESS'
    },
    notice,
    notify: (yes) => void (notifying = yes),
    forgeAnswers: (yes) => void (forging = yes),
  }
}
