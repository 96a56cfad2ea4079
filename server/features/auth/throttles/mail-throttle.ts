/**
 * Bounds the mails to one address, whether or not it has an account. Each kind has a budget of its own: who uses up the sign-ups of an address
 * does not keep its owner from a new password.
 */
import { HttpError } from '../../../http/errors.ts'
import { keyedHash } from '../../../keys.ts'
import { incrementCounter, acquireTurn } from './counters.store.ts'
import type { AuthDeps } from '../auth-deps.ts'

const RESEND_MS = 60_000
const HOUR_MS = 3_600_000
/** Mails of a kind to an address that one asker may cause in an hour, and all askers together. */
const MAILS_AN_HOUR = { asker: 10, all: 30 }

type Parts = Pick<AuthDeps, 'db' | 'env' | 'now'>
export type MailKind = 'sign-up' | 'reset' | 'change' | 'prove'

const keysOf = ({ env }: Parts, kind: MailKind, email: string, asker: string) => {
  const id = (...who: string[]) => keyedHash(env.secret, 'counter', who.join('|'))
  return {
    minute: `mail-minute:${id(kind, email, asker)}`,
    asker: `mail:${id(kind, email, asker)}`,
    all: `mail:${id(kind, email)}`,
  }
}

/** Counts a mail to an address (lower case) by who asks for it: a caller's address, an account or a session. Throws too_many_requests. */
export async function countMail(parts: Parts, kind: MailKind, email: string, asker: string): Promise<void> {
  const keys = keysOf(parts, kind, email, asker)
  for (const who of ['asker', 'all'] as const) {
    const mails = await incrementCounter(parts.db, keys[who], HOUR_MS, parts.now())
    if (mails.count > MAILS_AN_HOUR[who]) throw tooMany(mails.endsIn)
  }
}

/** Takes the asker's minute of one kind of mail to an address; resolves to the milliseconds to wait, 0 when it was free. */
export const assertMailAllowed = (parts: Parts, kind: MailKind, email: string, asker: string): Promise<number> =>
  acquireTurn(parts.db, keysOf(parts, kind, email, asker).minute, RESEND_MS, parts.now())

/** One mail of a kind a minute, ten an hour for one asker. Throws too_many_requests. */
export async function allowMail(parts: Parts, kind: MailKind, email: string, asker: string): Promise<void> {
  const wait = await assertMailAllowed(parts, kind, email, asker)
  if (wait > 0) throw tooMany(wait)
  await countMail(parts, kind, email, asker)
}

const tooMany = (ms: number) => new HttpError('too_many_requests', { values: { seconds: Math.ceil(ms / 1000) } })
