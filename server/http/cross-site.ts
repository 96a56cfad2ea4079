/** Refuses calls that another site makes a visitor's browser send: they could spend that address's codes and sign-ups. */
import type { HonoRequest } from 'hono'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a writing call comes from a page of another origin. Calls from programs carry neither header. */
export function isCrossSite(request: HonoRequest, origin: string): boolean {
  if (READS.has(request.method)) return false
  if (request.header('sec-fetch-site') === 'cross-site') return true
  const from = request.header('origin')
  return from !== undefined && from !== origin && !hasHost(from, request.header('host'))
}

function hasHost(origin: string, host: string | undefined): boolean {
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}
