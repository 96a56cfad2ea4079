/**
 * Slows down guessing at a password. No account is ever locked: after ten tries an hour by one caller, or a hundred by all callers, tries
 * must keep a growing distance.
 */
import { HttpError } from '../../../http/errors.ts'
import { keyedHash } from '../../../keys.ts'
import { incrementCounter, deleteCounters, acquireTurn } from './counters.store.ts'
import type { AuthDeps } from '../auth-deps.ts'

const WINDOW_MS = 3_600_000
/** A stranger's tries slow down the stranger long before they slow down the owner. NIST SP 800-63B allows at most 100 in a row. */
const FREE_TRIES = { caller: 10, all: 100 }
const FIRST_DELAY_MS = 200
const LONGEST_DELAY_MS = 25_000

type Parts = Pick<AuthDeps, 'db' | 'env' | 'now'>

const keysOf = ({ env }: Pick<Parts, 'env'>, identifier: string, caller: string) => {
  const keys = (who: string) => {
    const id = keyedHash(env.secret, 'counter', who)
    return { tries: `tries:${id}`, turn: `turn:${id}` }
  }
  return { caller: keys(`${identifier}|${caller}`), all: keys(identifier) }
}

/**
 * Counts a try before its password is looked at, by what was typed, whether or not it exists. `caller` is the address, or the session of who
 * is signed in. Throws too_many_requests. A right password calls `forget`.
 */
export async function assertLoginAllowed(
  parts: Parts,
  identifier: string,
  caller: string,
): Promise<{ forget(): Promise<void> }> {
  const at = parts.now()
  const keys = keysOf(parts, identifier, caller)
  for (const who of ['caller', 'all'] as const) {
    const { count } = await incrementCounter(parts.db, keys[who].tries, WINDOW_MS, at)
    await assertTurn(parts, keys[who].turn, count - FREE_TRIES[who], at)
  }
  return { forget: () => clearLoginAttempts(parts, identifier, caller) }
}

/** Throws too_many_requests when the distance to the try before is too short. */
async function assertTurn({ db }: Parts, turn: string, excess: number, at: Date): Promise<void> {
  if (excess <= 0) return
  const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (excess - 1))
  const wait = await acquireTurn(db, turn, delay, at)
  if (wait > 0) throw new HttpError('too_many_requests', { values: { seconds: Math.ceil(wait / 1000) } })
}

/** Begins anew for a caller who has just proved who they are. */
export async function clearLoginAttempts(
  parts: Pick<Parts, 'db' | 'env'>,
  identifier: string,
  caller: string,
): Promise<void> {
  const keys = keysOf(parts, identifier, caller)
  await deleteCounters(parts.db, [...Object.values(keys.caller), ...Object.values(keys.all)])
}
