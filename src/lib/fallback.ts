import type { BrowserMessageCode } from '#contract/browser-messages'
import { browserMessageText } from '#contract/browser-messages'
import { ApiError } from './api-error.ts'
import { currentLanguage } from './language.ts'

/**
 * For a call that has a text of its own for an answer without a message: `call(…).catch(rethrowWithFallback('grouping_failed'))`. Any other
 * error is passed on as it is.
 */
export const rethrowWithFallback =
  (code: BrowserMessageCode) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError) || error.code !== 'server_error') throw error
    const { status, requestId, retryAfter } = error
    throw new ApiError(status, code, browserMessageText(code, currentLanguage()), { requestId, retryAfter })
  }
