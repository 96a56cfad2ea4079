/**
 * Proving again who is there. What a borrowed device must not do (another phone, e-mail or password, export, deletion, linking Google)
 * needs a proof from the last five minutes in the same session; without one the call answers 403 `reauth_required`.
 *
 * - Server: `requireRecentAuth(session, now)` of server/features/auth/index.ts refuses, `recordReauth(db, session, now)` keeps a proof.
 * - Browser: `const withProof = useReauth()` of #lib/proof, then `await withProof(() => call('DELETE /api/user'))`. It asks for the
 *   proof when the call is refused for want of one, repeats the call, and answers undefined when the person changes their mind.
 */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { Instant, text, VerificationCode } from './patterns.ts'

/** The way to prove it: the first of these that the account has. */
export const ReauthWay = z.enum(['password', 'phone', 'google', 'email'])
export type ReauthWay = z.infer<typeof ReauthWay>

export const Reauth = z.object({
  /** Null where the account has none of the ways: support has to help. */
  way: z.nullable(ReauthWay),
  /** What may take its place when the password is forgotten: a code, for an account that cannot be sent a mail. */
  otherwise: z.nullable(ReauthWay),
  /** Where a code or a link would go, masked: 138****0000 or x***@example.com. */
  to: z.nullable(z.string()),
  /** Until when the last proof counts; null when there is none that does. */
  fresh_until: z.nullable(Instant),
})
export type Reauth = z.infer<typeof Reauth>

export const getReauth = endpoint({
  method: 'GET',
  path: '/api/user/reauth',
  access: 'user',
  limit: 'api',
  summary: 'How this account proves who is there, and how long the last proof counts.',
  response: Reauth,
})

export const ReauthPasswordBody = z.strictObject({
  current_password: z
    .string(message('current_password_required'))
    .check(z.minLength(1, message('current_password_required')), z.maxLength(512, message('password_too_long'))),
})

export const reauthByPassword = endpoint({
  method: 'POST',
  path: '/api/user/reauth/password',
  access: 'user',
  limit: 'signIn',
  summary: 'Proves who is there by the current password.',
  body: ReauthPasswordBody,
  response: Reauth,
  errors: ['current_password_wrong', 'reauth_unavailable'],
})

export const sendReauthCode = endpoint({
  method: 'POST',
  path: '/api/user/reauth/send-code',
  access: 'user',
  limit: 'code',
  summary: 'Sends a code to the current phone of an account without a password.',
  /** Seconds until another code may be asked for. */
  response: z.object({ retry_after: z.int() }),
  errors: ['code_wait', 'code_limit', 'code_send_failed', 'sms_unavailable', 'reauth_unavailable'],
})

export const ReauthCodeBody = z.strictObject({ verification_code: VerificationCode })

export const reauthByCode = endpoint({
  method: 'POST',
  path: '/api/user/reauth/code',
  access: 'user',
  limit: 'signIn',
  summary: 'Proves who is there by the code that the current phone was sent.',
  body: ReauthCodeBody,
  response: Reauth,
  errors: ['code_invalid', 'code_limit', 'reauth_unavailable'],
})

export const sendReauthLink = endpoint({
  method: 'POST',
  path: '/api/user/reauth/send-link',
  access: 'user',
  limit: 'code',
  status: 202,
  summary:
    'Mails a link that proves who is there, for an account with nothing else; this session is proven when it is pressed.',
  /** The address, masked. */
  response: z.object({ email: z.string() }),
  errors: ['mail_unavailable', 'reauth_unavailable'],
})

export const reauthByLink = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-reauth',
  access: 'public',
  limit: 'signIn',
  summary:
    'Takes the secret of a mailed link and proves the session that asked for it, on whatever device it is pressed.',
  body: z.strictObject({ token: text(128) }),
  response: z.object({ email: z.string() }),
  errors: ['link_expired'],
})
