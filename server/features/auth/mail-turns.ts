/** Nobody's mailbox is flooded through us, whether or not we know it. */
import { Fault } from '../../http/errors.ts'
import { keyedHash } from '../../keys.ts'
import { countUp, takeTurn } from './counters.ts'
import type { AuthParts } from './parts.ts'

const RESEND_MS = 60_000
const HOUR_MS = 3_600_000
const MAILS_AN_HOUR = 10

type Parts = Pick<AuthParts, 'db' | 'env' | 'now'>

/** Counts a mail to an address (lower case). Throws too_many_requests after ten in an hour. */
export async function countMail({ db, env, now }: Parts, email: string): Promise<void> {
  const mails = await countUp(db, `mail:${keyedHash(env.secret, 'counter', email)}`, HOUR_MS, now())
  if (mails.count > MAILS_AN_HOUR) throw tooMany(mails.endsIn)
}

/** Takes the minute's turn of one kind of mail to an address; resolves to the milliseconds to wait, 0 when it was free. */
export const takeMailTurn = ({ db, env, now }: Parts, kind: string, email: string): Promise<number> =>
  takeTurn(db, `${kind}:${keyedHash(env.secret, 'counter', email)}`, RESEND_MS, now())

/** One mail of a kind a minute, ten mails an hour. Throws too_many_requests. */
export async function allowMail(parts: Parts, kind: string, email: string): Promise<void> {
  const wait = await takeMailTurn(parts, kind, email)
  if (wait > 0) throw tooMany(wait)
  await countMail(parts, email)
}

const tooMany = (ms: number) => new Fault('too_many_requests', { values: { seconds: Math.ceil(ms / 1000) } })
