/** How an account is reached and entered: e-mail, phone, password, and the devices that are signed in. */
import * as z from 'zod/mini'
import { endpoint } from './core.ts'
import { message } from './messages.ts'
import { Email, Instant, NewPassword, Phone, text, VerificationCode } from './patterns.ts'

export const ChangeEmailBody = z.strictObject({ email: Email })

/** The same answer whether or not the e-mail address has an account; only the mail says it. */
export const changeEmail = endpoint({
  method: 'PUT',
  path: '/api/user/email',
  access: 'user',
  limit: 'code',
  status: 202,
  summary:
    'Mails a link to the new address, which counts only when the link is followed, and one that stops it to the old. Needs a fresh proof.',
  body: ChangeEmailBody,
  response: z.object({ email: z.string() }),
  errors: ['reauth_required', 'email_unchanged', 'mail_unavailable'],
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  access: 'public',
  limit: 'signIn',
  summary: 'Confirms a new e-mail address by its mailed link; the old address gets a notice.',
  body: z.strictObject({ token: text(128) }),
  response: z.object({ email: z.string() }),
  errors: ['link_expired', 'email_taken'],
})

export const stopEmailChange = endpoint({
  method: 'POST',
  path: '/api/auth/stop-email-change',
  access: 'public',
  limit: 'signIn',
  summary:
    'Ends a change of the e-mail that waits, by the link that the old address was mailed, and signs out the device that asked.',
  body: z.strictObject({ token: text(128) }),
  /** The address that stays. */
  response: z.object({ email: z.string() }),
  errors: ['link_expired'],
})

const ChangePasswordBody = z.strictObject({ new_password: NewPassword })

/** What the form asks for: the same twice. */
export const ChangePasswordForm = z
  .strictObject({ new_password: NewPassword, confirm_password: z.string(message('password_required')) })
  .check(
    z.refine(({ new_password, confirm_password }) => new_password === confirm_password, {
      error: message('password_mismatch'),
      path: ['confirm_password'],
    }),
  )

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/user/password',
  access: 'user',
  limit: 'signIn',
  summary: 'Sets or changes the password and ends every other session. Needs a fresh proof.',
  body: ChangePasswordBody,
  /** Sessions that were ended. */
  response: z.object({ ended: z.int() }),
  errors: ['reauth_required', 'password_too_common', 'password_is_identity'],
})

export const sendPhoneCode = endpoint({
  method: 'POST',
  path: '/api/user/phone/send-code',
  access: 'user',
  limit: 'code',
  summary: 'Sends a code to the new phone number. Needs a fresh proof.',
  body: z.strictObject({ phone: Phone }),
  /** Seconds until another code may be asked for. */
  response: z.object({ retry_after: z.int() }),
  errors: ['reauth_required', 'phone_unchanged', 'code_wait', 'code_limit', 'code_send_failed', 'sms_unavailable'],
})

export const ChangePhoneBody = z.strictObject({ phone: Phone, verification_code: VerificationCode })

export const changePhone = endpoint({
  method: 'PUT',
  path: '/api/user/phone',
  access: 'user',
  limit: 'signIn',
  status: 204,
  summary:
    'Sets or changes the phone number by the code it was sent; the old number and the e-mail are told. Needs a fresh proof.',
  body: ChangePhoneBody,
  errors: ['reauth_required', 'code_invalid', 'code_limit', 'phone_taken', 'phone_unchanged'],
})

export const Device = z.object({
  id: z.string(),
  /** The session that asks. */
  current: z.boolean(),
  /** 'Chrome', 'Safari' and the like; null when unknown. */
  browser: z.nullable(z.string()),
  /** 'Windows', 'iPhone' and the like; null when unknown. */
  system: z.nullable(z.string()),
  signed_in_at: Instant,
  /** Noted at most every ten minutes. */
  last_used_at: Instant,
})
export type Device = z.infer<typeof Device>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/user/sessions',
  access: 'user',
  limit: 'api',
  summary: 'The devices that are signed in, this one first, then by last use; at most a hundred.',
  response: z.array(Device),
})

export const endOneSession = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions/{id}',
  access: 'user',
  limit: 'api',
  status: 204,
  summary: 'Signs one device out.',
  params: z.strictObject({ id: z.uuid(message('field_invalid')) }),
  errors: ['not_found'],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions',
  access: 'user',
  limit: 'api',
  summary: 'Signs out everywhere else.',
  /** Sessions that were ended. */
  response: z.object({ ended: z.int() }),
})
