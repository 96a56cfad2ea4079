/** Nonces for the Google button. They cost no row until a credential comes back with one: ours are known by their MAC. */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Reader } from '../../../db/client.ts'
import { keyedHash } from '../../../keys.ts'
import { consumeKey } from '../throttles/counters.store.ts'

const VALID_MS = 10 * 60_000
/** A credential is taken for an hour; so long its nonce must be known as spent. */
const SPENT_MS = 2 * 3_600_000

const macOf = (secret: string, body: string) => keyedHash(secret, 'google nonce', body)

export function createNonce(secret: string, now: Date): string {
  const body = `${(now.getTime() + VALID_MS).toString(36)}.${randomBytes(16).toString('base64url')}`
  return `${body}.${macOf(secret, body)}`
}

/** Made here and not too old. */
export function isOurNonce(secret: string, nonce: string, now: Date): boolean {
  const cut = nonce.lastIndexOf('.')
  const body = nonce.slice(0, cut)
  const given = Buffer.from(nonce.slice(cut + 1))
  const right = Buffer.from(macOf(secret, body))
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false
  return Number.parseInt(body, 36) > now.getTime()
}

/** False when the nonce was spent before; of any number at once one is first. */
export const consumeNonce = (db: Reader, secret: string, nonce: string, now: Date): Promise<boolean> =>
  consumeKey(db, `google-nonce:${macOf(secret, nonce)}`, SPENT_MS, now)
