/** Shapes of what people type. Each failing check names a code of contract/messages.ts; zod's own words are never shown. */
import * as z from 'zod/mini'
import { languages } from './locales.ts'
import { message } from './messages.ts'

/** Mainland China mobile number: 11 digits, first 1, second 3-9. */
const PHONE = /^1[3-9]\d{9}$/
/** Letters, digits, underscore, hyphen; length is checked apart so that each rule has its own words. */
const USERNAME_CHARACTERS = /^[A-Za-z0-9_-]*$/

/** NUL and lone surrogates are refused: PostgreSQL cannot keep them. */
const storable = (text: string) => !text.includes('\0') && text.isWellFormed()

/** A line of text of at most `max` UTF-16 units that a database can keep. */
export const text = (max: number) =>
  z.string().check(z.maxLength(max, message('text_too_long')), z.refine(storable, message('text_unreadable')))

export const Phone = z
  .string(message('phone_required'))
  .check(
    z.trim(),
    z.minLength(1, { error: message('phone_required'), abort: true }),
    z.regex(PHONE, message('phone_invalid')),
  )

export const VerificationCode = z
  .string(message('code_required'))
  .check(
    z.trim(),
    z.minLength(1, { error: message('code_required'), abort: true }),
    z.regex(/^\d{6}$/, message('code_invalid')),
  )

/** One address, at most 254 characters, without anything a mail header could misread. */
export const Email = z
  .string(message('email_required'))
  .check(
    z.trim(),
    z.minLength(1, { error: message('email_required'), abort: true }),
    z.maxLength(254, message('email_invalid')),
    z.regex(/^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\.]+(\.[^\s@<>,;:"()[\]\\.]+)+$/, message('email_invalid')),
    z.refine(storable, message('text_unreadable')),
  )

/** A password as typed at sign-in: only presence and a bound, so that old accounts are never locked out by new rules. */
export const TypedPassword = z
  .string(message('password_required'))
  .check(z.minLength(1, message('password_required')), z.maxLength(512, message('password_too_long')))

const points = (password: string) => [...password.normalize('NFKC')].length

/** The rules of a new password, in the order in which a form lists them. Length counts code points after NFKC. */
export const passwordRules = {
  password_too_short: (password: string) => points(password) >= 8,
  password_too_long: (password: string) => points(password) <= 128,
  password_needs_uppercase: (password: string) => /\p{Lu}/u.test(password),
  password_needs_lowercase: (password: string) => /\p{Ll}/u.test(password),
  password_needs_digit: (password: string) => /\d/.test(password),
} as const

/** A new password. The list of common passwords and the comparison with name and e-mail are the server's. */
export const NewPassword = z
  .string(message('password_required'))
  .check(
    z.minLength(1, { error: message('password_required'), abort: true }),
    z.maxLength(512, { error: message('password_too_long'), abort: true }),
    z.refine(storable, message('text_unreadable')),
    z.refine(passwordRules.password_too_short, message('password_too_short')),
    z.refine(passwordRules.password_too_long, message('password_too_long')),
    z.refine(passwordRules.password_needs_uppercase, message('password_needs_uppercase')),
    z.refine(passwordRules.password_needs_lowercase, message('password_needs_lowercase')),
    z.refine(passwordRules.password_needs_digit, message('password_needs_digit')),
  )

export const Username = z
  .string(message('username_required'))
  .check(
    z.trim(),
    z.minLength(1, { error: message('username_required'), abort: true }),
    z.regex(USERNAME_CHARACTERS, { error: message('username_characters'), abort: true }),
    z.minLength(3, message('username_length')),
    z.maxLength(30, message('username_length')),
  )

export const InviteCode = text(64).check(z.trim(), z.maxLength(32, message('invite_code_unknown')))

/** An IANA time zone that this runtime knows. */
export const TimeZone = text(64).check(
  z.refine((zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
    } catch {
      return false
    }
  }, message('field_invalid')),
)

export const Language = z.enum(languages)
export type Language = z.infer<typeof Language>

/** A text in every language of the interface. */
export const Bilingual = z.object({ zh: z.string(), en: z.string() } satisfies Record<Language, unknown>)
export type Bilingual = z.infer<typeof Bilingual>

/** `next` of the page before; left out for the first page. Its form is the server's own. */
export const Cursor = text(80)

/** A moment in UTC, ISO 8601. */
export const Instant = z.string()

/** A moment that the client names. */
export const SentInstant = z.iso.datetime(message('field_invalid'))

/** An id made by the client, so that a repeated call is the same call; in whatever case it comes, it is one id. */
export const ClientId = z.uuid(message('field_invalid')).check(z.toLowerCase())

/** Id of a word of the dictionary, or below 0 of the learner's own, within what the database's integers hold. */
export const WordId = z
  .int(message('field_invalid'))
  .check(z.minimum(-2_147_483_648, message('field_invalid')), z.maximum(2_147_483_647, message('field_invalid')))
