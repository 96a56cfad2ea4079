/** The demo's own Alipay: a cashier page and a gateway on this server. Every endpoint answers 404 outside of a demo. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'

/** A request as Alipay's interface defines it: signed fields, all of them text. */
const SignedFields = z.looseObject({
  app_id: z.optional(z.string()),
  method: z.optional(z.string()),
  biz_content: z.optional(z.string()),
  sign: z.optional(z.string()),
})

const form = { types: ['application/x-www-form-urlencoded'], maxBytes: 16 * 1024 }

export const showDemoCashier = endpoint({
  method: 'GET',
  path: '/dev/alipay',
  access: 'public',
  limit: 'api',
  summary: 'Demo mode only: the page where an order by Alipay is paid without money.',
  query: SignedFields,
  response: { raw: 'text/html' },
  errors: ['not_found'],
})

export const payAtDemoCashier = endpoint({
  method: 'POST',
  path: '/api/dev/alipay/pay',
  access: 'public',
  limit: 'api',
  summary: 'Demo mode only: pays or closes a trade of the cashier page, sends the signed notice and leads back.',
  file: form,
  response: { raw: 'text/html' },
  errors: ['not_found'],
})

export const askDemoAlipay = endpoint({
  method: 'POST',
  path: '/api/dev/alipay/gateway',
  access: 'public',
  limit: 'notices',
  summary: 'Demo mode only: answers query, close and refund as Alipay’s gateway does.',
  query: SignedFields,
  file: form,
  response: { raw: 'application/json' },
  errors: ['not_found'],
})
