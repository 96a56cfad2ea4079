/** Encrypted parts of a backup: AES-256-GCM under a key of the operator's passphrase. A part that is changed, moved or left out is found out. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { passphraseKey } from '../secret.ts'

/** The parts are not those of this backup, are not all there, or were sealed with another passphrase. */
export class SealError extends Error {
  override name = 'SealError'
}

/** Where a part belongs. */
export interface PartPlace {
  /** Name of the backup. */
  readonly backup: string
  /** From 0. */
  readonly index: number
  readonly isLast: boolean
}

const SALT_BYTES = 16
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** What is proved beside the bytes. */
const placeText = ({ backup, index, isLast }: PartPlace) =>
  Buffer.from(`wordgrove backup 1 ${backup} ${index} ${isLast ? 'last' : 'more'}`)

/** Seals the parts of one backup: salt, nonce and tag stand before each. */
export async function createSealer(
  passphrase: string,
): Promise<(bytes: Uint8Array, place: PartPlace) => Uint8Array<ArrayBuffer>> {
  const salt = randomBytes(SALT_BYTES)
  const key = await passphraseKey(passphrase, salt)
  return (bytes, place) => {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(placeText(place))
    const sealed = [cipher.update(bytes), cipher.final()]
    return new Uint8Array(Buffer.concat([salt, nonce, cipher.getAuthTag(), ...sealed]))
  }
}

/** Opens parts again; throws SealError. */
export function createOpener(passphrase: string): (sealed: Uint8Array, place: PartPlace) => Promise<Buffer> {
  // Deriving a key takes 0.1 s, and the parts of a backup have one salt.
  let latest: { readonly salt: string; readonly key: Buffer } | undefined
  return async (sealed, place) => {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
    const [salt, nonce, tag] = [
      bytes.subarray(0, SALT_BYTES),
      bytes.subarray(SALT_BYTES, SALT_BYTES + NONCE_BYTES),
      bytes.subarray(SALT_BYTES + NONCE_BYTES, SALT_BYTES + NONCE_BYTES + TAG_BYTES),
    ]
    const name = salt.toString('hex')
    if (latest?.salt !== name) latest = { salt: name, key: await passphraseKey(passphrase, salt) }
    try {
      const decipher = createDecipheriv('aes-256-gcm', latest.key, nonce, { authTagLength: TAG_BYTES })
        .setAAD(placeText(place))
        .setAuthTag(tag)
      return Buffer.concat([decipher.update(bytes.subarray(SALT_BYTES + NONCE_BYTES + TAG_BYTES)), decipher.final()])
    } catch (cause) {
      throw new SealError(
        `Part ${place.index} of ${place.backup} cannot be opened: BACKUP_PASSPHRASE is another one, or the part was changed.`,
        { cause },
      )
    }
  }
}
