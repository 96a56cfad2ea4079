/** Whether a payment may lead there: only by https, and only to a host that this site pays at. A host on this machine may do without. */
export function isPaymentUrl(wanted: string, hosts: readonly string[]): boolean {
  const url = URL.parse(wanted)
  if (!url || !hosts.includes(url.host) || url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname))
}
