/**
 * The state machine of a run that the server issues: a level, a practice, a lesson, a review session. Pure; `useIssuedRun` connects it to
 * the server, `useRun` plays the run while the machine is `answering`.
 *
 *     loading -> answering -> finished
 *        ^  \-> failed           |
 *        |_______|_______________|   retry keeps the run's id, restart drops it
 */
import { ApiError } from '#lib/api'
import type { UserStore } from '#lib/storage'

export type IssuedRunState<R> = {
  /** What was asked for: the user and the request. A run of another request is never shown. */
  readonly key: string
  /** Counts the requests to the server. An answer to an earlier one is dropped. */
  readonly attempt: number
} & (
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'answering' | 'finished'; readonly run: R }
)

export type IssuedRunAction<R> =
  | { type: 'open'; key: string }
  | { type: 'issue'; attempt: number; run: R }
  | { type: 'fail'; attempt: number; error: unknown }
  | { type: 'finish' }
  | { type: 'retry' }
  | { type: 'restart' }

export const openRun = <R>(key: string, attempt = 0): IssuedRunState<R> => ({ key, attempt, status: 'loading' })

/** One step. An action that does not belong to the state changes nothing. */
export function stepIssuedRun<R>(state: IssuedRunState<R>, action: IssuedRunAction<R>): IssuedRunState<R> {
  const { key, attempt } = state
  switch (action.type) {
    case 'open':
      return action.key === key ? state : openRun(action.key, attempt + 1)
    case 'issue':
      if (state.status !== 'loading' || action.attempt !== attempt) return state
      return { key, attempt, status: 'answering', run: action.run }
    case 'fail':
      if (state.status !== 'loading' || action.attempt !== attempt) return state
      return { key, attempt, status: 'failed', error: action.error }
    case 'finish':
      return state.status === 'answering' ? { ...state, status: 'finished' } : state
    case 'retry':
      return state.status === 'failed' ? openRun(key, attempt + 1) : state
    case 'restart':
      return openRun(key, attempt + 1)
  }
}

/** Where runs of one kind come from. */
export interface RunSource<R> {
  /** Name in the user's storage of the id of the run in progress: a reload, or coming back later, resumes it. */
  readonly idName: string
  /** Starts the run of this id. The same id again answers the same run. */
  readonly start: (id: string) => Promise<R>
  /** Reads a run that may be in progress; undefined when the server has none. `start` does it when left out. */
  readonly resume?: (id: string) => Promise<R | undefined>
  /** Finds the id of a run that another device left open. */
  readonly findOpen?: () => Promise<string | null>
  /** Finds the run that was taken along, for when there is no connection. */
  readonly findTaken?: () => Promise<(R & { readonly id: string }) | undefined>
  /** Whether the run can be resumed. A run that another tab has finished is not, where its results are not shown again. */
  readonly isOpen?: (run: R) => boolean
}

const hasCode = (error: unknown, ...codes: string[]): boolean => error instanceof ApiError && codes.includes(error.code)

async function resumeRun<R>({ start, resume = start, isOpen }: RunSource<R>, id: string): Promise<R | undefined> {
  try {
    const run = await resume(id)
    return run === undefined || isOpen?.(run) === false ? undefined : run
  } catch (error) {
    if (hasCode(error, 'run_expired')) return undefined
    throw error
  }
}

/**
 * The run that is played: see `issueOnline`; without a connection the one that was taken along, which goes on under its id.
 *
 * @throws {ApiError}
 */
export async function issueRun<R>(store: UserStore, source: RunSource<R>, makeId: () => string): Promise<R> {
  try {
    return await issueOnline(store, source, makeId)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error
    const taken = await source.findTaken?.()
    if (taken === undefined) throw error
    store.set(source.idName, taken.id)
    return taken
  }
}

/**
 * The run of this browser, else the open run of another device, else a new one. The id is saved before the server is asked, so a lost answer
 * leads to the same run.
 *
 * @throws {ApiError}
 */
async function issueOnline<R>(store: UserStore, source: RunSource<R>, makeId: () => string): Promise<R> {
  const { idName, start, findOpen } = source
  const id = store.get<string>(idName) ?? (await findOpen?.()) ?? null
  if (id !== null) {
    store.set(idName, id)
    const run = await resumeRun(source, id)
    if (run !== undefined) return run
  }
  const newId = makeId()
  store.set(idName, newId)
  try {
    return await start(newId)
  } catch (error) {
    // The server refuses this id for good. After a 401 the same user may come back to it.
    if (error instanceof ApiError && !error.isPassing && error.status !== 401) store.remove(idName)
    throw error
  }
}
