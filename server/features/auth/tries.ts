/** Guessing at a password: never is an account locked, but after ten tries an hour they must keep a growing distance. */
import { Fault } from '../../http/errors.ts'
import { keyedHash } from '../../keys.ts'
import { countUp, forgetCounters, takeTurn } from './counters.ts'
import type { AuthParts } from './parts.ts'

const WINDOW_MS = 3_600_000
const FREE_TRIES = 10
const FIRST_DELAY_MS = 200
const LONGEST_DELAY_MS = 25_000

const keysOf = ({ env }: Pick<AuthParts, 'env'>, identifier: string) => {
  const id = keyedHash(env.secret, 'counter', identifier)
  return { tries: `tries:${id}`, turn: `turn:${id}` }
}

/**
 * Counts a try before its password is looked at, by what was typed, whether or not it exists. Throws too_many_requests. A right password
 * calls `forget`.
 */
export async function allowTry(
  parts: Pick<AuthParts, 'db' | 'env' | 'now'>,
  identifier: string,
): Promise<{ forget(): Promise<void> }> {
  const { db } = parts
  const at = parts.now()
  const keys = keysOf(parts, identifier)
  const excess = (await countUp(db, keys.tries, WINDOW_MS, at)).count - FREE_TRIES
  if (excess > 0) {
    const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (excess - 1))
    const wait = await takeTurn(db, keys.turn, delay, at)
    if (wait > 0) throw new Fault('too_many_requests', { values: { seconds: Math.ceil(wait / 1000) } })
  }
  return { forget: () => forgetCounters(db, Object.values(keys)) }
}

/** Begins anew for whoever has just been given a new password. */
export const forgetTries = (parts: Pick<AuthParts, 'env'>, db: AuthParts['db'], identifier: string): Promise<void> =>
  forgetCounters(db, Object.values(keysOf(parts, identifier)))
