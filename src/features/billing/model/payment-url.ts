/**
 * Whether a payment may lead there: only to a host that this site pays at, and only by https. A host on this machine and `ownOrigin`, where a
 * demo has its cashier, may do without.
 */
export function isPaymentUrl(wanted: string, hosts: readonly string[], ownOrigin: string): boolean {
  const url = URL.parse(wanted)
  if (!url || !hosts.includes(url.host) || url.username !== '' || url.password !== '') return false
  if (url.origin === ownOrigin) return true
  return url.protocol === 'https:' || (url.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname))
}
