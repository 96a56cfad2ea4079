/** Faults that a caller is told about. Everything else is logged and answered as `server_error`. */
import { messageText, type MessageCode } from '#contract/messages'
import type { ErrorBody } from '#contract/errors'
import type { Language } from '#contract/patterns'
import { QueueFullError } from '../semaphore.ts'

const statuses: Partial<Record<MessageCode, number>> = {
  session_missing: 401,
  invalid_credentials: 401,
  invalid_phone_credentials: 401,
  vip_required: 402,
  email_unverified: 403,
  guest_not_allowed: 403,
  reauth_required: 403,
  admin_only: 403,
  cross_site: 403,
  order_not_found: 404,
  ticket_not_found: 404,
  level_locked: 403,
  course_locked: 403,
  lesson_locked: 403,
  challenge_without_words: 404,
  level_without_words: 404,
  no_missed_words: 404,
  not_found: 404,
  run_not_found: 404,
  audio_unavailable: 404,
  word_invalid: 404,
  grouping_no_match: 404,
  practice_empty: 404,
  review_none: 404,
  contact_unknown: 404,
  google_password_needed: 409,
  google_sign_in_first: 409,
  google_linked_elsewhere: 409,
  last_way_in: 409,
  email_taken: 409,
  phone_taken: 409,
  reauth_unavailable: 409,
  contact_limit: 409,
  price_changed: 409,
  payment_renewing: 409,
  order_paid: 409,
  order_closed: 409,
  order_not_paid: 409,
  refund_too_late: 409,
  ticket_full: 409,
  run_finished: 409,
  run_unfinished: 409,
  run_expired: 410,
  body_too_large: 413,
  file_too_large: 413,
  json_required: 415,
  body_type: 415,
  picture_type: 415,
  quiz_impossible: 422,
  code_limit: 429,
  limit_reached: 429,
  ticket_limit: 429,
  code_wait: 429,
  too_many_requests: 429,
  server_error: 500,
  guest_start_failed: 503,
  signup_failed: 503,
  busy: 503,
  grouping_failed: 503,
  content_loading: 503,
  code_send_failed: 503,
  database_unavailable: 503,
  storage_full: 503,
  payment_failed: 503,
  payment_unavailable: 503,
  alipay_create_failed: 503,
  mail_unavailable: 503,
  sms_unavailable: 503,
  google_unavailable: 404,
}

export interface HttpErrorDetails {
  /** Values of the `{name}` places in the text. `seconds` also becomes Retry-After. */
  readonly values?: Readonly<Record<string, string | number>>
  readonly fields?: Readonly<Record<string, MessageCode>>
  /** Further keys of the body, beside the four of the one shape. */
  readonly extra?: Readonly<Record<string, unknown>>
  readonly cause?: unknown
}

/** Thrown anywhere in a feature; the status follows from the code. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly code: MessageCode
  readonly details: HttpErrorDetails
  constructor(code: MessageCode, details: HttpErrorDetails = {}) {
    super(code, { cause: details.cause })
    this.code = code
    this.details = details
  }
}

/** A fault of one field: said at the field and as the whole. */
export const fieldError = (field: string, code: MessageCode): HttpError =>
  new HttpError(code, { fields: { [field]: code } })

export function errorResponse({ code, details }: HttpError, language: Language, requestId: string): Response {
  const { values = {}, fields, extra } = details
  const body: ErrorBody = {
    ...extra,
    message: messageText(code, language, values),
    code,
    requestId,
    ...(fields && {
      fields: Object.fromEntries(
        Object.entries(fields).map(([field, fieldCode]) => [field, messageText(fieldCode, language, values)]),
      ),
    }),
  }
  const status = statuses[code] ?? 400
  const retryAfter = values.seconds ?? (status === 503 ? 2 : undefined)
  return Response.json(body, { status, headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) } })
}

/** SQLSTATE classes and driver errors that mean 'not now': connection, resources, shutdown, lock and statement timeouts. */
const UNAVAILABLE =
  /^(08|53|57|55P03|40001|40P01)|^E(AI_AGAIN|CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|NOTFOUND|PIPE|TIMEDOUT)$/
const UNAVAILABLE_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable/

/** A full disk or quota, said by the file system or by PostgreSQL. */
const STORAGE_FULL = /^(ENOSPC|EDQUOT|53100)$/

/** The fault that an unexpected error becomes. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof QueueFullError) return new HttpError('busy', { cause: error })
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (STORAGE_FULL.test(code)) return new HttpError('storage_full', { cause: error })
    if (UNAVAILABLE.test(code) || UNAVAILABLE_TEXT.test(cause.message))
      return new HttpError('database_unavailable', { cause: error })
  }
  return new HttpError('server_error', { cause: error })
}
