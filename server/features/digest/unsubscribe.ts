/** Ending the digest by a mail of it: the token is signed, so nothing is kept for it, and it works as long as the account does. */
import { timingSafeEqual } from 'node:crypto'
import { routes } from '#contract/routes'
import type { Deps } from '../../deps.ts'
import type { Env } from '../../env.ts'
import { HttpError } from '../../http/errors.ts'
import { keyedHash } from '../../keys.ts'
import type { MailMessage } from '../../providers/mail/index.ts'
import { stopDigest } from './digest.store.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const tokenFor = (secret: string, userId: string): string =>
  `${userId}.${keyedHash(secret, 'unsubscribe', `weekly digest ${userId}`)}`

/** Where a mail of the digest is stopped. */
export function unsubscribeLinks({ secret, origin }: Env, userId: string): NonNullable<MailMessage['unsubscribe']> {
  const token = tokenFor(secret, userId)
  return { page: `${origin}${routes.unsubscribe({ token })}`, post: `${origin}/api/unsubscribe/${token}` }
}

/** Ends the digest of the token's learner, as often as it is called; also for an account that is gone. Throws link_expired. */
export async function unsubscribe({ db, env, live }: Deps, token: string): Promise<undefined> {
  const userId = token.split('.')[0] ?? ''
  if (!UUID.test(userId) || !isSame(token, tokenFor(env.secret, userId))) throw new HttpError('link_expired')
  await db.transaction(async (tx) => {
    if (await stopDigest(tx, userId)) await live.tell(tx, userId, 'user')
  })
  return undefined
}

function isSame(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)]
  return first.length === second.length && timingSafeEqual(first, second)
}
