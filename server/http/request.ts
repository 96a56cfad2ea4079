/** Facts of a request that several parts need: language, caller's address, token. */
import { isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import { defaultLanguage, parseLanguage, type Language } from '#contract/locales'
import type { Context } from 'hono'

/** The language that Accept-Language weights highest, the first of equals; the default language when it names none of ours. */
export function languageOf(header: string | undefined): Language {
  let best: Language = defaultLanguage
  let bestWeight = 0
  for (const part of (header ?? '').split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const weight = Number(parameters.find((parameter) => parameter.trim().startsWith('q='))?.split('=')[1] ?? 1)
    const language = parseLanguage(tag)
    if (language && weight > bestWeight) {
      best = language
      bestWeight = weight
    }
  }
  return best
}

/**
 * Address of the caller: the socket's, or, behind `trustedProxies` proxies of our own, the entry that the outermost of them saw.
 * IPv6 counts by its /64, since one household has them all.
 */
export function ipAddressOf(c: Context, trustedProxies: number): string {
  const forwarded = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  const address = (trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined) ?? peerIpAddressOf(c)
  if (!isIPv6(address)) return address
  if (address.startsWith('::ffff:')) return address.slice(7)
  return `${expand(address).slice(0, 4).join(':')}::/64`
}

/** Address of the socket's other end. */
export function peerIpAddressOf(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown'
  } catch {
    return 'unknown'
  }
}

function expand(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  return tail === undefined
    ? left
    : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
}

export function tokenOf(c: Context): string | null {
  return /^Bearer ([\w-]{20,128})$/.exec(c.req.header('authorization') ?? '')?.[1] ?? null
}
