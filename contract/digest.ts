/** The weekly digest by e-mail: how its mails are stopped. It is asked for in the settings (contract/profile.ts). */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { text } from './patterns.ts'

const Token = z.strictObject({ token: text(128) })

export const showUnsubscribe = endpoint({
  method: 'GET',
  path: '/api/unsubscribe/{token}',
  access: 'public',
  limit: 'api',
  summary:
    'Leads a mail program that opens the address of its List-Unsubscribe header to the page that asks. Changes nothing: scanners open links.',
  params: Token,
  response: { raw: 'text/html' },
})

/** Mail providers make this call for their readers, so many come from few addresses. The body that RFC 8058 names is not needed. */
export const unsubscribeDigest = endpoint({
  method: 'POST',
  path: '/api/unsubscribe/{token}',
  access: 'public',
  limit: 'notices',
  status: 204,
  summary: 'Ends the weekly digest by the signed token of a mail, without a session. Again changes nothing.',
  params: Token,
  errors: ['link_expired'],
})
