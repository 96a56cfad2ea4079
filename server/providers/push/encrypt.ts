/** Encrypts a message for one browser: RFC 8291, in one record of aes128gcm (RFC 8188). The push service cannot read it. */
import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'
import type { PushTarget } from './index.ts'

const CURVE = 'prime256v1'
const RECORD_BYTES = 4096
/** Record, authentication tag and delimiter: what services take at least. */
export const MOST_PAYLOAD_BYTES = RECORD_BYTES - 16 - 1 - 86

const hkdf = (salt: Uint8Array, key: Uint8Array, info: Uint8Array, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes))

function createKeys(): ECDH {
  const keys = createECDH(CURVE)
  keys.generateKeys()
  return keys
}

/** Throws when the keys of the browser are none. */
export function encryptPush(
  { p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>,
  payload: Uint8Array,
  // Given by the test of the standard's example alone.
  { sender = createKeys(), salt = randomBytes(16) }: { sender?: ECDH; salt?: Uint8Array } = {},
): Buffer {
  if (payload.length > MOST_PAYLOAD_BYTES) throw new RangeError('The payload is too long')
  const receiverKey = Buffer.from(p256dh, 'base64url')
  const senderKey = sender.getPublicKey()
  const shared = sender.computeSecret(receiverKey)
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), receiverKey, senderKey])
  const secret = hkdf(Buffer.from(auth, 'base64url'), shared, about, 32)
  const key = hkdf(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // 2 ends the last record.
  const record = Buffer.concat([cipher.update(payload), cipher.update(Buffer.from([2])), cipher.final()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_BYTES)
  return Buffer.concat([salt, size, Buffer.from([senderKey.length]), senderKey, record, cipher.getAuthTag()])
}
