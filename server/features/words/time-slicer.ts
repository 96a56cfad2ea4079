/** Long work on the one thread that serves everybody, in short turns: between two of them others have theirs. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

/** Milliseconds of a turn. */
const TURN = 4

/** Items after which the time is looked at. */
const LOOK = 64

/** Work that may pause at every `yield`. */
export type TimeSlice<T> = Generator<undefined, T, undefined>

/** Runs work to its end, turn by turn. However many are asked for at once, only one is at work. */
export type TimeSlicer = <T>(work: TimeSlice<T>) => Promise<T>

export function createTimeSlicer(): TimeSlicer {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(() => run(work))
    last = mine.catch(() => undefined)
    return mine
  }
}

async function run<T>(work: TimeSlice<T>): Promise<T> {
  for (;;) {
    await yieldToEventLoop()
    for (const end = performance.now() + TURN; performance.now() < end;) {
      const { done, value } = work.next()
      if (done) return value
    }
  }
}

/** Does something with each item. */
export function* each<T>(items: Iterable<T>, take: (item: T) => void): TimeSlice<void> {
  let used = 0
  for (const item of items) {
    take(item)
    used += 1
    if (used % LOOK === 0) yield
  }
}

/** Sorts items by consecutive parts, and within a part by `compare`. */
export function* sortParts<T>(
  items: Iterable<T>,
  partOf: (item: T) => string | number,
  compare: (a: T, b: T) => number,
): TimeSlice<T[]> {
  const parts = new Map<string | number, T[]>()
  yield* each(items, (item) => {
    const part = partOf(item)
    const own = parts.get(part)
    if (own) own.push(item)
    else parts.set(part, [item])
  })
  const sorted: T[] = []
  for (const [, own] of [...parts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    sorted.push(...own.sort(compare))
    yield
  }
  return sorted
}
