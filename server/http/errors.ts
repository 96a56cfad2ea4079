/** Errors that the caller may see. Every other error is logged and answered as `server_error`. */
import { messages, messageText, type ErrorCode } from '#contract/messages'
import type { ErrorBody } from '#contract/errors'
import type { Language } from '#contract/locales'
import { QueueFullError } from '../semaphore.ts'

export interface HttpErrorDetails {
  /** Values of the `{name}` places in the text. `seconds` also becomes Retry-After. */
  readonly values?: Readonly<Record<string, string | number>>
  readonly fields?: Readonly<Record<string, ErrorCode>>
  /** Further keys of the body, beside the four of the one shape. */
  readonly extra?: Readonly<Record<string, unknown>>
  readonly cause?: unknown
}

/** Thrown anywhere in a feature; the status follows from the code. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly code: ErrorCode
  readonly details: HttpErrorDetails
  constructor(code: ErrorCode, details: HttpErrorDetails = {}) {
    super(code, { cause: details.cause })
    this.code = code
    this.details = details
  }
}

/** A fault of one field: said at the field and as the whole. */
export const fieldError = (field: string, code: ErrorCode): HttpError =>
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
  const { status } = messages[code]
  const retryAfter = values.seconds ?? (status === 503 ? 2 : undefined)
  return Response.json(body, { status, headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) } })
}

/** SQLSTATE classes and driver errors that mean 'not now': connection, a replica not yet promoted, resources, shutdown, lock and statement timeouts. */
const UNAVAILABLE =
  /^(08|25006|53|57|55P03|40001|40P01)|^E(AI_AGAIN|CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|NOTFOUND|PIPE|TIMEDOUT)$/
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
