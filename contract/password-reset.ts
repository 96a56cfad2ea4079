/** A forgotten password: a mailed link that lives one hour and sets a new one, once. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { Email, NewPassword, text } from './patterns.ts'

export const ForgotPasswordBody = z.strictObject({ email: Email })

/** The same answer whether or not the e-mail address has an account; only the mail says it. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  limit: 'code',
  status: 202,
  summary: 'Mails a link for a new password, at most once a minute.',
  body: ForgotPasswordBody,
  response: z.object({ email: z.string() }),
  errors: ['mail_unavailable'],
})

export const checkReset = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password/check',
  access: 'public',
  limit: 'signIn',
  summary: 'Whether a mailed link still works, and for which account; it is not used up.',
  body: z.strictObject({ token: text(128) }),
  response: z.object({ email: z.string() }),
  errors: ['link_expired'],
})

/** What the form asks for: the same twice. */
export const ResetPasswordForm = z
  .strictObject({ password: NewPassword, confirm_password: z.string(message('password_required')) })
  .check(
    z.refine(({ password, confirm_password }) => password === confirm_password, {
      error: message('password_mismatch'),
      path: ['confirm_password'],
    }),
  )

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  limit: 'signIn',
  summary: 'Sets a new password by a mailed link, once; every session of the account ends.',
  body: z.strictObject({ token: text(128), password: NewPassword }),
  response: z.object({ email: z.string() }),
  errors: ['link_expired', 'password_too_common', 'password_is_identity'],
})
