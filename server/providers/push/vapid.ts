/** Says to a push service who sends (RFC 8292): a token signed with the key that the browser subscribed with. */
import { createECDH, createPrivateKey, sign, type KeyObject } from 'node:crypto'

export interface VapidKeys {
  /** The uncompressed point in base64url. */
  readonly publicKey: string
  readonly privateKey: KeyObject
}

/** A key pair that follows from 32 secret bytes. Of a thousand million million such only one is no key of the curve; then it throws. */
export function vapidKeysOf(scalar: Uint8Array): VapidKeys {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(scalar)
  const point = pair.getPublicKey()
  const part = (from: number, to: number) => point.subarray(from, to).toString('base64url')
  const d = Buffer.from(scalar).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', d, x: part(1, 33), y: part(33, 65) }
  return { publicKey: point.toString('base64url'), privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) }
}

/** Services refuse tokens of more than a day. */
const VALID_MS = 12 * 3_600_000

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The Authorization header for one service. `contact`: an address of the operator, mailto: or https:. */
export function vapidHeader({ publicKey, privateKey }: VapidKeys, origin: string, contact: string, at: Date): string {
  const exp = Math.floor((at.getTime() + VALID_MS) / 1000)
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded({ aud: origin, exp, sub: contact })}`
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
}
