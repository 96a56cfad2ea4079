/** Headers that keep a page to itself, and the one content policy. */
import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** Hash of nothing: emotion fills empty style tags through the style sheet's own interface. */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const INLINE_BLOCK = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi

/** The sources for a policy that allow exactly the inline script and style blocks of these documents. */
export function inlineHashes(documents: readonly string[]): InlineHashes {
  const found = { script: new Set<string>(), style: new Set([EMPTY]) }
  for (const [, tag, attributes = '', content = ''] of documents.flatMap((html) => [...html.matchAll(INLINE_BLOCK)])) {
    if (/\ssrc\s*=/i.test(attributes)) continue
    const digest = createHash('sha256').update(content).digest('base64')
    found[tag?.toLowerCase() === 'style' ? 'style' : 'script'].add(`'sha256-${digest}'`)
  }
  return { scripts: [...found.script], styles: [...found.style] }
}

/** The one policy of the site. `google` opens it for Google's sign-in script. */
export function contentPolicy({ scripts, styles }: InlineHashes, { google = false } = {}): string {
  const gsi = (path: string) => (google ? [`https://accounts.google.com/gsi/${path}`] : [])
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...gsi('client')],
    'style-src': ["'self'", ...styles, ...gsi('style')],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...gsi('')],
    ...(google && { 'frame-src': gsi('') }),
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'report-uri': ['/api/csp-report'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

export interface SecurityOptions {
  readonly csp: string
  /** People reach the site by https: they shall never be let back to http. */
  readonly https: boolean
}

/** Paths that contain a secret: it must not appear in a referrer or a log. */
const SECRET_PATH = /^\/(verify-email|reset-password|unsubscribe|api\/unsubscribe)\/.*/

/** A path as it may be logged. */
export const withoutSecret = (path: string): string => path.replace(SECRET_PATH, '/$1/***')

/** For what is no page: nothing in it may run, load or be framed. */
const POLICY_OF_DATA = "default-src 'none'; frame-ancestors 'none'"

/**
 * Sets the security headers: those of a page on pages alone, since they would cost more than many a file that carries them. An answer
 * that brought its own policy or caching keeps it.
 */
export function secureHeaders({ csp, https }: SecurityOptions): MiddlewareHandler {
  const ofAll = {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
  const ofPages = {
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'microphone=(self), camera=(), geolocation=()',
  }
  return async (c, next) => {
    await next()
    // Its headers would take the place of those that the browser has kept with the page.
    if (c.res.status === 304) return
    // Not `c.header`: on an answer that exists it makes another one, around a stream of the same body.
    const { headers } = c.res
    const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
    for (const [name, value] of Object.entries(isPage ? { ...ofAll, ...ofPages } : ofAll)) headers.set(name, value)
    if (isPage)
      headers.set('Referrer-Policy', SECRET_PATH.test(c.req.path) ? 'no-referrer' : 'strict-origin-when-cross-origin')
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', isPage ? csp : POLICY_OF_DATA)
    if (c.req.path.startsWith('/api/') && !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  }
}
