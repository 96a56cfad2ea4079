/** Messages at rest are unreadable without APP_SECRET: AES-256-GCM, a fresh nonce each. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey } from '../../keys.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Seals any JSON value; base64url of nonce, tag and ciphertext. */
export function encryptMessage(secret: string, value: unknown): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secret, 'outbox'), nonce)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The value again. Throws when it was changed or sealed under another secret, as after a restore without the secret. */
export function decryptMessage(secret: string, text: string): unknown {
  const bytes = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(secret, 'outbox'), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const opened = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
  return JSON.parse(opened.toString('utf8'))
}
