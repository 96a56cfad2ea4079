/** Keys for single purposes, all derived from APP_SECRET: a leaked key does not reveal the others. */
import { createHmac, hkdfSync } from 'node:crypto'

export type KeyPurpose =
  'counter' | 'google nonce' | 'outbox' | 'outbox recipient' | 'phone code' | 'push' | 'unsubscribe'

/** 32 bytes that only this secret and purpose give. */
export const deriveKey = (secret: string, purpose: KeyPurpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'wordgrove', purpose, 32))

/** HMAC-SHA-256 in hex: finds or compares a text that must not be readable in the database. */
export const keyedHash = (secret: string, purpose: KeyPurpose, text: string): string =>
  createHmac('sha256', deriveKey(secret, purpose)).update(text).digest('hex')
