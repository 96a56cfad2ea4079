/** Bounds the body of a call. What is too large is read to its end before the refusal: a caller who still sends would see a reset instead. */
import { IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import type { ByteBudget, ByteLease } from '../byte-budget.ts'
import { fieldError, HttpError } from './errors.ts'

/** An upload beyond this, or one that takes longer, is cut off. */
const MAX_DISCARDED = 64 * 1024 * 1024
const DISCARD_MS = 10_000

interface Bounds {
  readonly maxBytes: number
  /** Of bodies over `maxBytes`. */
  readonly code: 'body_too_large' | 'file_too_large'
  /** A body that takes longer is cut off; when left out, the server's own limit holds. */
  readonly withinMs?: number
  /** What the bodies of all calls may have in memory; when left out, they are small. */
  readonly budget?: ByteBudget
}

/** By the request that the framework makes for each call. */
const leases = new WeakMap<object, ByteLease>()

/** Refuses bodies over `maxBytes`, whether their length is declared or not. */
export function limitBody({ maxBytes, code, withinMs, budget }: Bounds): MiddlewareHandler {
  return async (c, next) => {
    const { body, headers } = c.req.raw
    if (!body) return next()
    if (withinMs !== undefined) cutOffAfter(c, withinMs)
    const lease = budget?.()
    if (lease) leases.set(c.req, lease)
    try {
      const length = lengthOf(headers)
      if (length !== null && length <= maxBytes) return await next()
      const reader = body.getReader()
      const whole = length === null ? await readBytes(reader, maxBytes, lease) : null
      if (whole) {
        const init: RequestInit = { body: whole }
        c.req.raw = new Request(c.req.raw, init)
        return await next()
      }
      await discard(reader)
      throw code === 'file_too_large' ? fieldError('file', code) : new HttpError(code)
    } finally {
      lease?.release()
    }
  }
}

/** The declared length of a body; null where none is declared. */
function lengthOf(headers: Headers): number | null {
  const length = headers.has('transfer-encoding') ? null : headers.get('content-length')
  return length === null ? null : Number(length)
}

/**
 * Reads the body of a call that `limitBody` has let through. Throws QueueFullError when too many bytes are in memory, after it has read what is left.
 */
export async function readBody(c: Context): Promise<Uint8Array> {
  const reader = c.req.raw.body?.getReader()
  const whole = reader && (await readBytes(reader, Infinity, leases.get(c.req)))
  return whole ?? new Uint8Array()
}

/** Null when there are more than `maxBytes`; the rest is unread then. */
async function readBytes(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
  lease: ByteLease | undefined,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return new Uint8Array(Buffer.concat(parts))
      size += value.byteLength
      if (size > maxBytes) return null
      lease?.take(value.byteLength)
      parts.push(value)
    }
  } catch (error) {
    parts.length = 0
    lease?.release()
    await discard(reader)
    throw error
  }
}

/** Answers 408 and closes the connection, as Node does at the end of its own limit, unless the body has arrived. */
function cutOffAfter(c: Context, ms: number): void {
  const { incoming } = c.env as { incoming?: unknown }
  if (!(incoming instanceof IncomingMessage) || incoming.complete) return
  const timer = setTimeout(() => {
    if (!incoming.complete)
      incoming.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => incoming.destroy())
  }, ms)
  timer.unref()
  for (const end of ['end', 'close']) incoming.once(end, () => clearTimeout(timer))
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
