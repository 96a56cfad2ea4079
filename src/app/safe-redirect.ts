import { findPage } from '#contract/pages'
import { routes } from '#contract/routes'

/** Where to go when an address to return to is missing or not ours. */
export const defaultRedirect = routes.home()

const hasTrickery = (text: string) => /[\p{Cc}\\]/u.test(text) || text.includes('//')

/**
 * The path to return to after sign-in, from an untrusted place (an address bar, a mail).
 * Only paths of this origin pass; absolute links of this origin become paths. Everything that a browser or a router could read as
 * another host is refused: `//host`, `/\host`, control characters, dot segments that uncover `//`, and the same in percent encoding.
 */
export function safeRedirect(wanted: unknown, origin: string): string {
  if (typeof wanted !== 'string' || wanted.length > 512) return defaultRedirect
  const path = wanted.startsWith(`${origin}/`) ? wanted.slice(origin.length) : wanted
  const [plain = ''] = path.split(/[?#]/, 1)
  if (!plain.startsWith('/') || hasTrickery(plain) || hasTrickery(decoded(plain))) return defaultRedirect
  const url = URL.parse(path, origin)
  if (!url || url.origin !== origin || hasTrickery(url.pathname)) return defaultRedirect
  if (['auth', 'signIn', 'signUp'].includes(findPage(url.pathname) ?? '')) return defaultRedirect
  return url.pathname + url.search + url.hash
}

/** Percent encoding taken off twice, since a later reader may take it off again; broken encoding counts as trickery. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(decodeURIComponent(path))
  } catch (error) {
    if (error instanceof URIError) return '//'
    throw error
  }
}
