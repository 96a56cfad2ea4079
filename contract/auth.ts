/** Ways in and out. Every way in answers an opaque `access_token`. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import {
  Bilingual,
  Email,
  InviteCode,
  NewPassword,
  Phone,
  text,
  TimeZone,
  TypedPassword,
  Username,
  VerificationCode,
} from './patterns.ts'

/** What a guest brought into a new account. Points never come along. */
export const ClaimedProgress = z.object({
  stars: z.int(),
  words: z.int(),
  /** The first of the words, those with a picture before the others. */
  examples: z.array(z.object({ headword: z.string(), meaning: Bilingual, picture: z.nullable(z.string()) })),
})
export type ClaimedProgress = z.infer<typeof ClaimedProgress>

export const AccessToken = z.object({
  access_token: z.string(),
  /** Answers of the guest session that came with the call and were not claimed: ask 'keep them?', then call claim. */
  guest_answers: z.optional(z.int()),
  /** The account was to be deleted; signing in took that back. */
  restored: z.optional(z.literal(true)),
  /** The account is new, and this came along from the guest session of the call. */
  claimed_progress: z.optional(ClaimedProgress),
})

export const startGuest = endpoint({
  method: 'POST',
  path: '/api/auth/guest',
  access: 'public',
  limit: 'guest',
  summary: 'Starts a guest session: the demo challenge, and a look at every screen.',
  body: z.optional(z.strictObject({ time_zone: z.optional(TimeZone) })),
  response: z.object({ access_token: z.string() }),
  errors: ['guest_start_failed'],
})

export const SignUpBody = z.strictObject({
  username: Username,
  email: Email,
  password: NewPassword,
  inviteCode: z.optional(InviteCode),
  time_zone: z.optional(TimeZone),
})
export type SignUpBody = z.infer<typeof SignUpBody>

/** The same answer whether or not the e-mail address has an account; only the mail says it. */
export const signUp = endpoint({
  method: 'POST',
  path: '/api/auth/signup',
  access: 'public',
  limit: 'signUp',
  status: 202,
  summary:
    'Asks for an account by e-mail; the mailed link makes it. A guest session in the same call is claimed by that link.',
  body: SignUpBody,
  /** `signup_marker` identifies this browser: sent with a sign-in, it lets the answer name the unopened mail. */
  response: z.object({ email: z.string(), signup_marker: z.string() }),
  errors: [
    'username_taken',
    'username_reserved',
    'invite_code_unknown',
    'password_too_common',
    'password_is_identity',
    'signup_failed',
  ],
})

const SignUpMarker = z.optional(text(128))

export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/resend-verification',
  access: 'public',
  limit: 'code',
  status: 202,
  summary: 'Mails the link of a pending sign-up again, at most once a minute.',
  body: z.strictObject({ email: Email, signup_marker: SignUpMarker }),
  response: z.object({ email: z.string() }),
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'public',
  limit: 'signIn',
  summary:
    'Makes the account of a mailed link. A press of a button calls it, since mail scanners open links. The browser that signed up, by its guest session or marker, is signed in.',
  body: z.strictObject({ token: text(128), signup_marker: SignUpMarker }),
  response: z.object({
    email: z.string(),
    username: z.string(),
    claimed_progress: z.optional(ClaimedProgress),
    /** For the browser that signed up, unless it is signed in to another account. */
    session: z.optional(AccessToken),
  }),
  errors: ['verification_failed'],
})

export const SignInBody = z.strictObject({ email: Email, password: TypedPassword, signup_marker: SignUpMarker })
export type SignInBody = z.infer<typeof SignInBody>

export const signIn = endpoint({
  method: 'POST',
  path: '/api/auth/signin',
  access: 'public',
  limit: 'signIn',
  summary:
    'Signs in by e-mail and password. That an address is not verified yet hears only the browser that signed up, by its guest session or marker.',
  body: SignInBody,
  response: AccessToken,
  errors: ['invalid_credentials', 'email_unverified'],
})

const SendCodeBody = z.strictObject({
  phone: z
    .string(message('phone_empty'))
    .check(
      z.trim(),
      z.minLength(1, { error: message('phone_empty'), abort: true }),
      z.regex(/^1[3-9]\d{9}$/, message('phone_invalid')),
    ),
  purpose: z.literal('login_or_register', message('field_invalid')),
})

export const sendCode = endpoint({
  method: 'POST',
  path: '/api/auth/phone/send-code',
  access: 'public',
  limit: 'code',
  summary:
    'Sends a six-digit code to a mainland China phone: one a minute, five an hour, ten a day for one caller and number; ten and thirty for all callers.',
  body: SendCodeBody,
  /** Seconds until another code may be asked for. */
  response: z.object({ retry_after: z.int() }),
  errors: ['code_wait', 'code_limit', 'code_send_failed', 'sms_unavailable'],
})

export const PhoneCodeBody = z.strictObject({
  phone: Phone,
  verification_code: VerificationCode,
  inviteCode: z.optional(InviteCode),
  time_zone: z.optional(TimeZone),
})
export type PhoneCodeBody = z.infer<typeof PhoneCodeBody>

export const phoneLoginOrRegister = endpoint({
  method: 'POST',
  path: '/api/auth/phone/login-or-register',
  access: 'public',
  limit: 'signIn',
  summary: 'Signs in by phone and code; a new number gets an account.',
  body: PhoneCodeBody,
  response: AccessToken,
  errors: ['code_invalid', 'code_limit', 'invite_code_unknown', 'signup_failed'],
})

export const PhonePasswordBody = z.strictObject({ phone: Phone, password: TypedPassword })
export type PhonePasswordBody = z.infer<typeof PhonePasswordBody>

export const phoneLoginPassword = endpoint({
  method: 'POST',
  path: '/api/auth/phone/login-password',
  access: 'public',
  limit: 'signIn',
  summary: 'Signs in by phone and password.',
  body: PhonePasswordBody,
  response: AccessToken,
  errors: ['invalid_phone_credentials'],
})

export const claimGuest = endpoint({
  method: 'POST',
  path: '/api/auth/claim',
  access: 'user',
  limit: 'signIn',
  summary: 'Moves the answers, stars and cards of a guest session into this account, once, and ends that session.',
  body: z.strictObject({ guest_token: text(128) }),
  /** Answers moved; 0 when there was nothing left to claim. */
  response: z.object({ claimed: z.int() }),
})

export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/signout',
  access: 'guest',
  limit: 'api',
  status: 204,
  summary: 'Ends this session.',
})
