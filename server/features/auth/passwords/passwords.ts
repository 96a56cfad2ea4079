/** Password hashes: argon2id, two at once behind a short queue; a full queue refuses. */
import { hash, verify } from '@node-rs/argon2'
import { createSemaphore } from '../../../semaphore.ts'

/** OWASP's figures for argon2id, the library's own choice: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 2
const QUEUE = 50

export interface Passwords {
  /** Throws busy when too many are waiting. */
  hash(password: string): Promise<string>
  /** Takes the same time whether or not there is a hash. Throws busy when too many are waiting. */
  verify(password: string, passwordHash: string | null | undefined): Promise<boolean>
}

export function createPasswords(): Passwords {
  const gate = createSemaphore(AT_ONCE, QUEUE)
  // Verified against when there is no account, so that the refusal takes as long as for an existing one.
  const dummyHash = hash(crypto.randomUUID(), PARAMETERS)
  const hashNow = (password: string) => gate(() => hash(password.normalize('NFKC'), PARAMETERS))
  return {
    hash: hashNow,
    async verify(password, passwordHash) {
      const stored = passwordHash ?? (await dummyHash)
      const right = await gate(() => verify(stored, password.normalize('NFKC')))
      return right && passwordHash !== null && passwordHash !== undefined
    },
  }
}
