/** A JSON answer as it goes over the line: compressed when that pays, and not sent again to a browser that has it. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Endpoint } from '#contract/core'
import { encodingOf, type Encoding } from './encoding.ts'

/** Letters from which compression pays: what is shorter goes in one packet anyway. */
const COMPRESSED_FROM = 1024

const brotli = promisify(brotliCompress)
const compressors: Record<Encoding, (text: string) => Promise<Buffer<ArrayBuffer>>> = {
  // Qualities that take a fraction of a millisecond, on a thread of the pool.
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => promisify(gzip)(text, { level: 5 }),
}

/**
 * The answer of a call that reads. With `revalidated` the browser keeps it, asks each time whether it is still so, and is answered 304 without a body
 * when it is. The tag comes from the text itself, so it differs wherever two callers or two languages are told different things.
 * @param header reads a header of the call
 */
export async function jsonAnswer(
  { method, status = 200, revalidated }: Pick<Endpoint, 'method' | 'status' | 'revalidated'>,
  value: unknown,
  header: (name: string) => string | undefined,
): Promise<Response> {
  const text = JSON.stringify(value)
  const headers: Record<string, string> = { 'Content-Type': 'application/json' }
  if (revalidated) {
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    headers.ETag = tag
    headers['Cache-Control'] = 'private, no-cache'
    if (header('if-none-match')?.includes(tag)) return new Response(null, { status: 304, headers })
  }
  // What answers a change may hold a secret beside words of the caller, whose length would tell of it.
  if (method !== 'GET' || text.length < COMPRESSED_FROM) return new Response(text, { status, headers })
  headers.Vary = 'Accept-Encoding'
  const encoding = encodingOf(header('accept-encoding'))
  if (!encoding) return new Response(text, { status, headers })
  headers['Content-Encoding'] = encoding
  return new Response(await compressors[encoding](text), { status, headers })
}
