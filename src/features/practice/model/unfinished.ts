/** Sessions that were left before their end, in this browser: the way back to them. */
import { useEffect } from 'react'
import { userStore } from '#lib/storage'
import { progressOf } from './play.ts'
import type { PlayState } from './play.ts'

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

function keepOthers(userId: string, address: string): UnfinishedSession[] {
  return listUnfinished(userId, Date.now()).filter((each) => each.address !== address)
}

/** Keeps the session of this page from its first answer to its end. */
export function useRememberUnfinished(userId: string, state: PlayState, isOver: boolean): void {
  const answers = state.answers.length
  const { done, total } = progressOf(state)
  useEffect(() => {
    const address = location.pathname + location.search
    const others = keepOthers(userId, address)
    if (isOver) userStore(userId).set(NAME, others)
    else if (answers > 0)
      userStore(userId).set(NAME, [{ address, done, total, at: Date.now() }, ...others].slice(0, MOST))
  }, [userId, answers, done, total, isOver])
}
