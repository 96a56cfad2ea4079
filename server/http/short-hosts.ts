/** Pages have one address: a short host only leads to the main site, for people and for search engines. */
import type { MiddlewareHandler } from 'hono'

const PAGES_ONLY = /^\/(?!api\/|health\/)/

/** Redirects requests for pages on a short host to the same path of `origin`, for good. Calls of programs are answered where they come. */
export function redirectShortHosts(shortHosts: readonly string[], origin: string): MiddlewareHandler {
  const hosts = new Set(shortHosts.map((host) => host.toLowerCase()))
  return async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const host = c.req.header('host')?.toLowerCase()
    if (!isRead || host === undefined || !hosts.has(host) || !PAGES_ONLY.test(c.req.path)) return next()
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(origin + pathname + search, 301)
  }
}
