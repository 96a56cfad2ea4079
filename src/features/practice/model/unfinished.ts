/** Sessions that were left before their end, in this browser: the way back to them. */
import { userStore } from '#lib/storage'

export interface UnfinishedSession {
  /** Path and query of the page that goes on with it. */
  readonly address: string
  /** Words right so far, of all that are asked. */
  readonly done: number
  readonly total: number
  /** Milliseconds since 1970 of the last answer. */
  readonly at: number
}

const NAME = 'unfinished'
const MOST = 5
/** Milliseconds after which the server has no such session any more. */
const VALID = 86_400_000

/** The last ones first. */
export function listUnfinished(userId: string, now: number): UnfinishedSession[] {
  const kept = userStore(userId).get<UnfinishedSession[]>(NAME) ?? []
  return kept.filter(({ at }) => now - at < VALID)
}

/** Keeps the session of an address, or drops it without one. */
export function keepUnfinished(
  userId: string,
  address: string,
  session: Omit<UnfinishedSession, 'address'> | null,
): void {
  const others = listUnfinished(userId, Date.now()).filter((each) => each.address !== address)
  userStore(userId).set(NAME, session ? [{ address, ...session }, ...others].slice(0, MOST) : others)
}
