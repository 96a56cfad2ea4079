/** The secret that a demo makes by itself, and how it goes along with a backup. */
import { createCipheriv, createDecipheriv, randomBytes, scrypt, scryptSync } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where DATA_DIR holds the generated secret. */
export const secretFile = (dataDir: string): string => join(dataDir, 'secret')

/** Reads the generated secret, made at the first time, readable by its owner alone. Throws when the folder cannot hold it. */
export function readGeneratedSecret(dataDir: string): string {
  const file = secretFile(dataDir)
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    try {
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if (!existsSync(file)) throw error
    }
  }
  return readFileSync(file, 'utf8')
}

/** The passphrase of a backup is missing or another one. */
class PassphraseError extends Error {
  override name = 'PassphraseError'
}

const ENCRYPTED = 'scrypt-aes-256-gcm'
const SALT_BYTES = 16
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** About 0.1 s and 32 MB for each passphrase that an attacker tries. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const KEY_BYTES = 32

const keyOf = (passphrase: string, salt: Uint8Array) => scryptSync(passphrase.normalize('NFKC'), salt, KEY_BYTES, COST)

/** The same key, made without holding up the process. */
export const passphraseKey = (passphrase: string, salt: Uint8Array): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(passphrase.normalize('NFKC'), salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key))),
  )

/** The secret as a backup holds it: encrypted, or as it is without a passphrase. */
export function packSecret(secret: string, passphrase: string | undefined): string {
  if (passphrase === undefined) return secret
  const [salt, nonce] = [randomBytes(SALT_BYTES), randomBytes(NONCE_BYTES)]
  const cipher = createCipheriv('aes-256-gcm', keyOf(passphrase, salt), nonce)
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return `${ENCRYPTED} ${Buffer.concat([salt, nonce, cipher.getAuthTag(), text]).toString('base64url')}`
}

/** The secret again. Throws PassphraseError. */
export function unpackSecret(packed: string, passphrase: string | undefined): string {
  const [kind, encoded] = packed.trim().split(' ')
  if (kind !== ENCRYPTED || encoded === undefined) return packed.trim()
  if (passphrase === undefined)
    throw new PassphraseError('The secret of this backup is encrypted: set BACKUP_PASSPHRASE.')
  const bytes = Buffer.from(encoded, 'base64url')
  const [salt, rest] = [bytes.subarray(0, SALT_BYTES), bytes.subarray(SALT_BYTES)]
  const decipher = createDecipheriv('aes-256-gcm', keyOf(passphrase, salt), rest.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAuthTag(rest.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    return decipher.update(rest.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch (cause) {
    throw new PassphraseError('BACKUP_PASSPHRASE is not the one that this backup was made with.', { cause })
  }
}
