/** Google as a way in. Its credential is a signed token for a nonce of ours; the account here is found by issuer and subject. */
import * as z from 'zod/mini'
import { AccessToken } from './auth.ts'
import { endpoint } from './core.ts'
import { Reauth } from './reauth.ts'
import { InviteCode, text, TimeZone, TypedPassword } from './patterns.ts'

const Credential = text(4096)

export const googleNonce = endpoint({
  method: 'GET',
  path: '/api/auth/google/nonce',
  access: 'public',
  limit: 'api',
  summary: 'A nonce for the Google button: good for ten minutes and for one credential.',
  response: z.object({ nonce: z.string() }),
  errors: ['google_unavailable'],
})

export const GoogleBody = z.strictObject({
  credential: Credential,
  /** Of the account that has the same e-mail, to link it: the same credential again, with this, after google_password_needed. */
  password: z.optional(TypedPassword),
  inviteCode: z.optional(InviteCode),
  time_zone: z.optional(TimeZone),
})
export type GoogleBody = z.infer<typeof GoogleBody>

export const signInWithGoogle = endpoint({
  method: 'POST',
  path: '/api/auth/google',
  access: 'public',
  limit: 'signIn',
  summary:
    'Signs in by a Google credential; an unknown one gets an account. A guest session in the same call is claimed.',
  body: GoogleBody,
  response: AccessToken,
  errors: [
    'google_failed',
    'google_unavailable',
    'google_password_needed',
    'google_sign_in_first',
    'invalid_credentials',
    'invite_code_unknown',
    'signup_failed',
  ],
})

export const reauthByGoogle = endpoint({
  method: 'POST',
  path: '/api/user/reauth/google',
  access: 'user',
  limit: 'signIn',
  summary: 'Proves who is there by a fresh credential of the linked Google account.',
  body: z.strictObject({ credential: Credential }),
  response: Reauth,
  errors: ['google_failed', 'google_other_account', 'google_unavailable'],
})

const Link = z.object({
  /** Address of the linked Google account; null when none is linked. */
  email: z.nullable(z.string()),
})

export const getGoogleLink = endpoint({
  method: 'GET',
  path: '/api/user/google',
  access: 'user',
  limit: 'api',
  summary: 'Which Google account opens this account.',
  response: Link,
})

export const linkGoogle = endpoint({
  method: 'POST',
  path: '/api/user/google',
  access: 'user',
  limit: 'signIn',
  summary: 'Links a Google account in the place of an earlier one. Needs re-authentication.',
  body: z.strictObject({ credential: Credential }),
  response: Link,
  errors: ['reauth_required', 'google_failed', 'google_unavailable', 'google_linked_elsewhere'],
})

export const unlinkGoogle = endpoint({
  method: 'DELETE',
  path: '/api/user/google',
  access: 'user',
  limit: 'api',
  summary: 'Unlinks the Google account, if there is another way in. Needs re-authentication.',
  response: Link,
  errors: ['reauth_required', 'last_way_in'],
})
