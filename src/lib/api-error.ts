import type { MessageCode } from '#contract/messages'

/** What went wrong with a call, ready to show: `message` is in the language of the interface. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status; 0 when no answer came (code `network_error`). */
  readonly status: number
  readonly code: MessageCode | (string & {})
  /** Texts beside the wrong fields of the request. */
  readonly fields: Readonly<Record<string, string>>
  /** Names the call in the server's log; absent when no answer came. */
  readonly requestId: string | undefined
  /** Seconds to wait before the next try, when the server said so. */
  readonly retryAfter: number | undefined
  /** The rest of the error's body, such as `suggestions`. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(
    status: number,
    code: string,
    message: string,
    rest: {
      fields?: Record<string, string>
      requestId?: string
      retryAfter?: number
      details?: Record<string, unknown>
    } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.fields = rest.fields ?? {}
    this.requestId = rest.requestId
    this.retryAfter = rest.retryAfter
    this.details = rest.details ?? {}
  }

  /** The same call may succeed later: no answer, a connection that was too slow, too many calls, or trouble on the server. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500
  }
}

/** `fetch` and the reading of a body reject with a TypeError when the connection fails, and with a DOMException at a timeout. */
export const isTransportFailure = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof DOMException
