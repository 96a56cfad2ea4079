/** The demo's cashier: opens the page of an order, takes the press, and tells the shop as Alipay would. */
import type { Language } from '#contract/locales'
import { HttpError } from '../../../http/errors.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { brokenLinkPage, cashierPage } from './cashier-page.ts'
import { answerGateway, openTrade } from './demo-gateway.ts'
import { endTrade, findTrade } from './demo-trades.store.ts'
import { deliveries, returnUrlOf, sendNotice } from './notices.ts'
import type { Fields } from './signatures.ts'

/** Throws not_found outside of a demo, and where Alipay itself is configured. */
function assertDemo({ env }: BillingDeps): void {
  if (!env.payments.hasDemoCashier) throw new HttpError('not_found')
}

const textOnly = (query: Readonly<Record<string, unknown>>): Fields =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))

const formOf = (file: Uint8Array): Fields => Object.fromEntries(new URLSearchParams(new TextDecoder().decode(file)))

export async function showCashier(
  parts: BillingDeps,
  query: Readonly<Record<string, unknown>>,
  language: Language,
): Promise<Response> {
  assertDemo(parts)
  const fields = textOnly(query)
  const trade = await openTrade(parts, fields)
  if (!trade) return brokenLinkPage(language)
  return cashierPage(language, trade, new URLSearchParams(fields).toString(), returnUrlOf(parts, trade))
}

export async function payAtCashier(parts: BillingDeps, file: Uint8Array, language: Language): Promise<Response> {
  assertDemo(parts)
  const { request = '', action, delivery = 'once' } = formOf(file)
  // The whole signed request again: a number alone pays nothing.
  const trade = await openTrade(parts, Object.fromEntries(new URLSearchParams(request)))
  if (!trade) return brokenLinkPage(language)
  await endTrade(parts.db, trade.number, action === 'pay' ? 'TRADE_SUCCESS' : 'TRADE_CLOSED')
  const ended = (await findTrade(parts.db, trade.number)) ?? trade
  await sendNotice(parts, ended, deliveries.find((name) => name === delivery) ?? 'once')
  return new Response(null, { status: 303, headers: { Location: returnUrlOf(parts, ended) } })
}

export async function askGateway(
  parts: BillingDeps,
  query: Readonly<Record<string, unknown>>,
  file: Uint8Array,
): Promise<Response> {
  assertDemo(parts)
  return answerGateway(parts, { ...textOnly(query), ...formOf(file) })
}
