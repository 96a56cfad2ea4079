/** Timers that ring when a test moves their time on. */
import type { Timer, Timers } from '../../server/timers.ts'

export interface TestTimers extends Timers {
  /** Moves the time on and rings what is due, in its order. */
  advance(ms: number): void
}

export function createTimers(): TestTimers {
  let now = 0
  /** When each timer rings, and what it calls. */
  const planned = new Map<Timer, { readonly at: number; readonly run: () => void }>()
  const firstUntil = (end: number) =>
    [...planned].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0]
  return {
    setTimeout(run, ms) {
      const plan = () => void planned.set(timer, { at: now + ms, run })
      const timer: Timer = { refresh: plan, unref: () => timer }
      plan()
      return timer
    },
    now: () => now,
    clearTimeout: (timer) => void (timer && planned.delete(timer)),
    advance(ms) {
      const end = now + ms
      for (let due = firstUntil(end); due; due = firstUntil(end)) {
        const [timer, { at, run }] = due
        planned.delete(timer)
        now = at
        run()
      }
      now = end
    },
  }
}
