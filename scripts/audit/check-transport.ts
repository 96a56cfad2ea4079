/** TLS: the certificate, old versions of the protocol, and the way from http. */
import { once } from 'node:events'
import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls'
import { createSend } from './probe.ts'
import { SkippedError, type Check, type Target } from './run-audit.ts'

const TIMEOUT_MS = 10_000
const DAY_MS = 86_400_000
/** Time enough to renew a certificate by hand. */
const LEAST_DAYS = 14

const isLoopback = (hostname: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)

async function handshake(origin: string, options: ConnectionOptions): Promise<TLSSocket> {
  const { hostname, port } = new URL(origin)
  const host = hostname.replace(/^\[|\]$/g, '')
  const isName = !/^[\d.]+$|:/.test(host)
  const socket = connect({
    host,
    port: Number(port || 443),
    ...(isName && { servername: host }),
    rejectUnauthorized: false,
    ...options,
  })
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('no answer')))
  try {
    await once(socket, 'secureConnect')
    return socket
  } catch (error) {
    socket.destroy()
    throw error
  }
}

async function checkTls({ origin }: Target): Promise<string[]> {
  const { protocol, hostname } = new URL(origin)
  if (protocol === 'http:') {
    if (isLoopback(hostname)) throw new SkippedError('http on this machine')
    return ['The site is asked by http: what people send can be read on the way.']
  }
  const faults: string[] = []
  const socket = await handshake(origin, {}).catch(() => null)
  if (!socket) return ['No TLS connection could be made.']
  const { valid_to: end } = socket.getPeerCertificate()
  if (!socket.authorized) faults.push(`The certificate is not believed: ${String(socket.authorizationError)}.`)
  const days = Math.floor((new Date(end).getTime() - Date.now()) / DAY_MS)
  if (days < LEAST_DAYS) faults.push(`The certificate ends in ${days} days.`)
  socket.destroy()
  for (const version of ['TLSv1', 'TLSv1.1'] as const) {
    // A client of today refuses these by itself unless its own level is lowered.
    const old = await handshake(origin, {
      minVersion: version,
      maxVersion: version,
      ciphers: 'DEFAULT:@SECLEVEL=0',
    }).catch(() => null)
    if (old) faults.push(`${version} is still spoken.`)
    old?.destroy()
  }
  return faults
}

async function checkPlainHttp({ origin }: Target): Promise<string[]> {
  const url = new URL(origin)
  if (url.protocol === 'http:') throw new SkippedError('the site is asked by http')
  if (url.port !== '') throw new SkippedError('a port of its own')
  const answer = await createSend(`http://${url.hostname}`)('/').catch(() => null)
  if (!answer) return []
  const { location } = answer.headers
  const isLed = answer.status >= 300 && answer.status < 400 && URL.parse(location ?? '')?.origin === origin
  return isLed || answer.status >= 400 ? [] : [`http answers ${answer.status} instead of leading to https.`]
}

export const transportChecks: readonly Check[] = [
  { name: 'TLS', run: checkTls },
  { name: 'http leads to https', run: checkPlainHttp },
]
