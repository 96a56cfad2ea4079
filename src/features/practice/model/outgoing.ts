/**
 * Answers on their way to the server: in order, a few at a time, kept in the browser until they are acknowledged. They
 * survive a reload and a lost connection, and go only under the token of the learner who gave them.
 */
import type { ApiError } from '#lib/api'
import type { UserStore } from '#lib/storage'

/**
 * How the sending is: `flowing` while nothing is in its way, `waiting` from a failure until a call succeeds, `refused` when the server will
 * never take these answers, such as for a run that has expired.
 */
export type SendingState = { kind: 'flowing' | 'waiting' } | { kind: 'refused'; error: ApiError }

/** What was answered, known by its id. */
interface Sendable {
  readonly id: string
}

export interface OutgoingOptions<T extends Sendable> {
  /** Under which they wait in the browser: see `RunCalls.keyOf`. */
  runId: string
  store: UserStore
  /** Sends a batch and answers the ids that the server has. Rejects with an ApiError. */
  send: (answers: readonly T[]) => Promise<readonly string[]>
  /** Whether the learner who gave the answers is still the one of this browser. */
  mine: () => boolean
  /** Hears of every change; it begins `flowing`. */
  onState: (state: SendingState) => void
  /** Keeps the newest answer back until the next one is given, so that it can be taken back. */
  hold?: boolean
  /** Waits, in milliseconds; a stub in tests. */
  pause?: (ms: number) => Promise<void>
}

export interface Outgoing<T extends Sendable> {
  /** Takes an answer on; it is kept in the browser before this returns. */
  add: (answer: T) => void
  /** Takes the answer back that is still held, and returns it; undefined when none is. */
  takeBack: () => T | undefined
  /** Tries again at once, for example when the connection is back. */
  retry: () => void
  /** Resolves when all answers so far are acknowledged; never, when the server refuses them. */
  drained: () => Promise<void>
  /** Sends nothing more; what is unsent stays in the browser. */
  stop: () => void
}

/** Most answers in one call; the server takes 50. */
const batchSize = 20
/** Milliseconds: the first wait after a failure, and the longest. */
const waits = { first: 1_000, longest: 30_000 }
/** How often the server may say nothing of an answer: it is about a word that was taken out of its note before it arrived there. */
const mostTries = 6

const nameOf = (runId: string) => `unsent:${runId}`
/** Names the runs that have unsent answers, so that they can be sent without opening each. */
const listName = 'unsent-runs'

/** Answers of a run that the server has not acknowledged. */
export const unsentOf = <T extends Sendable>(store: UserStore, runId: string): readonly T[] =>
  store.get<T[]>(nameOf(runId)) ?? []

/** Runs with such answers, when pages were closed before they could be sent. */
export const unsentRuns = (store: UserStore): readonly string[] => store.get<string[]>(listName) ?? []

function listRun(store: UserStore, runId: string, listed: boolean): void {
  const others = unsentRuns(store).filter((id) => id !== runId)
  const all = listed ? [...others, runId] : others
  if (all.length > 0) store.set(listName, all)
  else store.remove(listName)
}

export function createOutgoing<T extends Sendable>(options: OutgoingOptions<T>): Outgoing<T> {
  const { runId, store, send, mine, onState } = options
  let unsent = unsentOf<T>(store, runId)
  let held: T | undefined
  let tries = 0
  let running = false
  let stopped = false
  let flowing = true
  let wait = waits.first
  let wake = (): void => undefined
  let waiters: (() => void)[] = []

  const pause =
    options.pause ??
    ((ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        wake = () => (clearTimeout(timer), resolve())
      }))

  const write = (answers: readonly T[]) => {
    if (answers.length > 0) store.set(nameOf(runId), answers)
    else store.remove(nameOf(runId))
    listRun(store, runId, answers.length > 0)
  }
  const keep = (answer: T) => {
    unsent = [...unsent, answer]
    write([...unsentOf<T>(store, runId), answer])
  }
  // Another page or tab may keep answers of the same run: each takes away only what it knows to be done.
  const drop = (answers: readonly Sendable[]) => {
    const done = new Set(answers.map(({ id }) => id))
    unsent = unsent.filter(({ id }) => !done.has(id))
    write(unsentOf<T>(store, runId).filter(({ id }) => !done.has(id)))
  }

  const flow = (flows: boolean) => {
    if (flows !== flowing) onState({ kind: flows ? 'flowing' : 'waiting' })
    flowing = flows
  }

  const ready = () => unsent.filter((answer) => answer !== held)

  const sendOnce = async (): Promise<'go on' | 'wait' | 'end'> => {
    try {
      const batch = ready().slice(0, batchSize)
      const acknowledged = new Set(await send(batch))
      tries = acknowledged.size > 0 ? 0 : tries + 1
      if (tries > 0 && tries < mostTries) return 'wait'
      drop(tries > 0 ? batch : batch.filter(({ id }) => acknowledged.has(id)))
      tries = 0
      wait = waits.first
      flow(true)
      return 'go on'
    } catch (caught) {
      const error = caught as ApiError
      if (error.isPassing) return 'wait'
      // After a 401 they wait in the browser for their learner to come back.
      if (error.status !== 401) drop(unsent)
      onState({ kind: 'refused', error })
      return 'end'
    }
  }

  const run = async () => {
    if (running) return
    running = true
    while (ready().length > 0 && !stopped && mine()) {
      const outcome = await sendOnce()
      if (outcome === 'end') stopped = true
      if (outcome !== 'wait') continue
      flow(false)
      await pause(wait)
      wait = Math.min(wait * 2, waits.longest)
    }
    running = false
    if (unsent.length > 0 || stopped) return
    waiters.forEach((resolve) => resolve())
    waiters = []
  }

  void run()
  return {
    add: (answer) => {
      if (stopped) return
      if (options.hold) held = answer
      keep(answer)
      // In a task of its own: the frame with the feedback does not wait for the call.
      setTimeout(() => void run())
    },
    takeBack: () => {
      const taken = held
      held = undefined
      if (taken) drop([taken])
      return taken
    },
    retry: () => {
      wait = waits.first
      wake()
      void run()
    },
    drained: () => {
      held = undefined
      void run()
      return unsent.length === 0 ? Promise.resolve() : new Promise((resolve) => waiters.push(resolve))
    },
    stop: () => {
      stopped = true
      wake()
    },
  }
}
