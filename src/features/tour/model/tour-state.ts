/** The state of the tour: how the engine's events and those of the page lead from status to status. */
import type { EventData, Lifecycle, Status } from 'react-joyride'
import type { TourStep } from './tour-steps.ts'

export type TourStatus = 'idle' | 'ready' | 'waiting' | 'running' | 'paused' | 'skipped' | 'finished' | 'error'
export type TourLifecycle = 'init' | 'ready' | 'beacon' | 'tooltip' | 'complete' | 'error'

/** The statuses of react-joyride. It has none for an error, which is an event. */
export const statusOf: Readonly<Record<Status, TourStatus>> = {
  idle: 'idle',
  ready: 'ready',
  waiting: 'waiting',
  running: 'running',
  paused: 'paused',
  skipped: 'skipped',
  finished: 'finished',
}

/** The lifecycles of react-joyride. Beacon and tooltip count as `ready` until they have their place. */
export const lifecycleOf: Readonly<Record<Lifecycle, TourLifecycle>> = {
  init: 'init',
  ready: 'ready',
  beacon_before: 'ready',
  beacon: 'beacon',
  tooltip_before: 'ready',
  tooltip: 'tooltip',
  complete: 'complete',
}

export interface TourState {
  readonly status: TourStatus
  /** Of the step that is shown. */
  readonly lifecycle: TourLifecycle
  /** The steps on the screen. */
  readonly steps: readonly TourStep[]
  /** Place of the current step in `steps`, from 0. */
  readonly index: number
}

/** What the state needs of an event of the engine. */
export type EngineEvent = Pick<EventData, 'type' | 'status' | 'lifecycle' | 'index'>

export type TourAction =
  /** Somebody is to see the tour from its beginning: it waits until the page is at rest. */
  | { readonly type: 'wait' }
  /** The page is at rest, or its layout changed: these steps are on the screen. */
  | { readonly type: 'show'; readonly steps: readonly TourStep[] }
  | { readonly type: 'engine'; readonly event: EngineEvent }
  /** A dialog opened over the page. */
  | { readonly type: 'pause' }
  /** The learner has begun something else, or nothing of the tour is on the screen. */
  | { readonly type: 'stop' }
  /** The steps are of the wrong shape. */
  | { readonly type: 'refuse' }

export const initialTour: TourState = { status: 'idle', lifecycle: 'init', steps: [], index: 0 }

/** A tour that has ended stays so: the engine resets itself to `ready` after its end. */
export const hasEnded = ({ status }: TourState): boolean => ['skipped', 'finished', 'error'].includes(status)

const hasSameTargets = (some: readonly TourStep[], others: readonly TourStep[]): boolean =>
  some.length === others.length && some.every(({ target }, place) => target === others[place]?.target)

/** The place of the current step in other steps: the same step, or the one at its place. */
function indexIn(steps: readonly TourStep[], state: TourState): number {
  const same = steps.findIndex(({ target }) => target === state.steps[state.index]?.target)
  return same >= 0 ? same : Math.min(state.index, steps.length - 1)
}

function showSteps(state: TourState, steps: readonly TourStep[]): TourState {
  if (steps.length === 0) return initialTour
  const isShown = state.status === 'ready' || state.status === 'running'
  if (isShown && hasSameTargets(steps, state.steps)) return state
  return { status: 'ready', lifecycle: 'init', steps, index: indexIn(steps, state) }
}

function applyEngineEvent(state: TourState, { type, status, lifecycle, index }: EngineEvent): TourState {
  if (type === 'error') return { ...state, status: 'error', lifecycle: 'error' }
  // A step without its target is skipped: the tour goes on.
  if (type === 'error:target_not_found') return { ...state, lifecycle: 'error' }
  return { ...state, status: statusOf[status], lifecycle: lifecycleOf[lifecycle], index }
}

export function reduceTour(state: TourState, action: TourAction): TourState {
  if (action.type === 'wait') return { ...initialTour, status: 'waiting' }
  if (hasEnded(state)) return state
  switch (action.type) {
    case 'show':
      return showSteps(state, action.steps)
    case 'engine':
      return applyEngineEvent(state, action.event)
    case 'pause':
      return { ...state, status: 'paused' }
    case 'stop':
      return initialTour
    case 'refuse':
      return { ...state, status: 'error', lifecycle: 'error' }
  }
}
