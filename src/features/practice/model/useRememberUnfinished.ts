import { useEffect } from 'react'
import { progressOf } from './play.ts'
import type { PlayState } from './play.ts'
import { keepUnfinished } from './unfinished.ts'

/** Keeps the session of this page from its first answer to its end. */
export function useRememberUnfinished(userId: string, state: PlayState, isOver: boolean): void {
  const answers = state.answers.length
  const { done, total } = progressOf(state)
  useEffect(() => {
    const address = location.pathname + location.search
    if (isOver) keepUnfinished(userId, address, null)
    else if (answers > 0) keepUnfinished(userId, address, { done, total, at: Date.now() })
  }, [userId, answers, done, total, isOver])
}
