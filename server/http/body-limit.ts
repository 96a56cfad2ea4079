/** Bounds the body of a call. What is too large is read to its end before the refusal: a caller who still sends would see a reset instead. */
import type { MiddlewareHandler } from 'hono'
import { fieldError, HttpError } from './errors.ts'

/** An upload beyond this, or one that takes longer, is cut off. */
const MAX_DISCARDED = 64 * 1024 * 1024
const DISCARD_MS = 10_000

/** Refuses bodies over `maxBytes` with `code`, whether their length is declared or not. */
export function limitBody(maxBytes: number, code: 'body_too_large' | 'file_too_large'): MiddlewareHandler {
  return async (c, next) => {
    const { body, headers } = c.req.raw
    if (!body) return next()
    const length = headers.has('transfer-encoding') ? null : headers.get('content-length')
    if (length !== null && Number(length) <= maxBytes) return next()
    const reader = body.getReader()
    const parts: Uint8Array[] = []
    let size = 0
    while (length === null && size <= maxBytes) {
      const { done, value } = await reader.read()
      if (done) {
        const whole: RequestInit = { body: Buffer.concat(parts) }
        c.req.raw = new Request(c.req.raw, whole)
        return next()
      }
      size += value.byteLength
      parts.push(value)
    }
    parts.length = 0
    await discard(reader)
    throw code === 'file_too_large' ? fieldError('file', code) : new HttpError(code)
  }
}

/** Reads what is left, within the bounds above. */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const timer = setTimeout(() => void reader.cancel().catch(() => {}), DISCARD_MS)
  try {
    for (let size = 0; size < MAX_DISCARDED;) {
      const { done, value } = await reader.read()
      if (done) return
      size += value.byteLength
    }
  } catch {
    // The caller has gone.
  } finally {
    clearTimeout(timer)
  }
}
