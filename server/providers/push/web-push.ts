/** Hands messages to the push services of browsers, and to no other address: an endpoint is what a stranger's browser says. */
import { createHash } from 'node:crypto'
import { encryptPush } from './encrypt.ts'
import type { Push, PushReceipt, PushTarget } from './index.ts'
import { vapidHeader, type VapidKeys } from './vapid.ts'

/** The services of Chrome and its kin, Firefox, Edge and Safari: a host, or what it ends in. */
const SERVICES = ['fcm.googleapis.com', '.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'] as const

const TIMEOUT_MS = 10_000
/** Seconds that a service keeps a message for a device that is off: a day later nobody wants it. */
const TTL_SECONDS = 86_400

interface WebPushOptions {
  readonly keys: VapidKeys
  readonly contact: string
  /** The origin of another service, which may be on this machine; null for none. */
  readonly otherService: string | null
  readonly now: () => Date
}

export function createWebPush({ keys, contact, otherService, now }: WebPushOptions): Push {
  const accepts = (endpoint: string): boolean => {
    if (!URL.canParse(endpoint)) return false
    const { protocol, hostname, port, username, password, origin } = new URL(endpoint)
    if (origin === otherService) return true
    const isPlain = protocol === 'https:' && port === '' && username === '' && password === ''
    return isPlain && SERVICES.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
  }

  async function hand(target: PushTarget, payload: string, topic: string): Promise<PushReceipt> {
    const { origin } = new URL(target.endpoint)
    const response = await fetch(target.endpoint, {
      method: 'POST',
      // A service that leads elsewhere is none.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        Authorization: vapidHeader(keys, origin, contact, now()),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: String(TTL_SECONDS),
        Urgency: 'normal',
        // At most 32 characters of base64url.
        Topic: createHash('sha256').update(topic).digest('base64url').slice(0, 32),
      },
      body: new Uint8Array(encryptPush(target, Buffer.from(payload))),
    })
    await response.body?.cancel()
    const { status } = response
    if (response.ok) return 'sent'
    // 403: subscribed with another key than today's.
    if ([401, 403, 404, 410].includes(status)) return 'gone'
    return status === 429 || status >= 500 ? 'later' : 'refused'
  }

  return {
    publicKey: keys.publicKey,
    accepts,
    async send(target, payload, topic) {
      if (!accepts(target.endpoint)) return 'gone'
      try {
        return await hand(target, payload, topic)
      } catch (error) {
        // Keys that are no point of the curve never work; everything else is the way there.
        return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_CRYPTO')
          ? 'gone'
          : 'later'
      }
    },
  }
}
