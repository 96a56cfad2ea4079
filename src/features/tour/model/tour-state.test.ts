import { EVENTS, LIFECYCLE, STATUS } from 'react-joyride'
import { describe, expect, test } from 'vitest'
import { hasEnded, initialTour, lifecycleOf, reduceTour, statusOf } from './tour-state.ts'
import type { EngineEvent, TourAction, TourState } from './tour-state.ts'
import { tourSteps } from './tour-steps.ts'

const [first, second, third] = tourSteps as [never, never, never]
const steps = [first, second, third]

const engine = (event: Partial<EngineEvent>): TourAction => ({
  type: 'engine',
  event: { type: EVENTS.TOUR_STATUS, status: STATUS.RUNNING, lifecycle: LIFECYCLE.INIT, index: 0, ...event },
})

const walk = (...actions: TourAction[]): TourState => actions.reduce(reduceTour, initialTour)

const wait: TourAction = { type: 'wait' }
const show: TourAction = { type: 'show', steps }
const tooltip = (index: number) => engine({ type: EVENTS.TOOLTIP, lifecycle: LIFECYCLE.TOOLTIP, index })
const end = (status: EngineEvent['status']) =>
  engine({ type: EVENTS.TOUR_END, status, lifecycle: LIFECYCLE.COMPLETE, index: 2 })

describe('the states of react-joyride', () => {
  test('each status has one of ours', () => {
    expect(Object.keys(statusOf).sort()).toEqual(Object.values(STATUS).sort())
    expect(new Set([...Object.values(statusOf), 'error'])).toEqual(
      new Set(['idle', 'ready', 'waiting', 'running', 'paused', 'skipped', 'finished', 'error']),
    )
  })

  test('each lifecycle has one of ours', () => {
    expect(Object.keys(lifecycleOf).sort()).toEqual(Object.values(LIFECYCLE).sort())
    expect(new Set([...Object.values(lifecycleOf), 'error'])).toEqual(
      new Set(['init', 'ready', 'beacon', 'tooltip', 'complete', 'error']),
    )
  })

  test.each(Object.entries(statusOf))('the status %s leads to %s', (status, ours) => {
    expect(walk(wait, show, engine({ status: status as EngineEvent['status'] })).status).toBe(ours)
  })

  test.each(Object.entries(lifecycleOf))('the lifecycle %s leads to %s', (lifecycle, ours) => {
    expect(walk(wait, show, engine({ lifecycle: lifecycle as EngineEvent['lifecycle'] })).lifecycle).toBe(ours)
  })

  test('an error of the engine leads to error', () => {
    expect(walk(wait, show, engine({ type: EVENTS.ERROR }))).toMatchObject({ status: 'error', lifecycle: 'error' })
  })

  test('a target that is gone is an error of its step, and the tour runs on', () => {
    const state = walk(wait, show, tooltip(0), engine({ type: EVENTS.TARGET_NOT_FOUND, index: 1 }))
    expect(state).toMatchObject({ status: 'running', lifecycle: 'error' })
    expect(reduceTour(state, tooltip(2))).toMatchObject({ status: 'running', lifecycle: 'tooltip', index: 2 })
  })
})

describe('a tour', () => {
  test('is idle, waits for the page, is ready, runs, is paused, runs on and is finished', () => {
    expect(initialTour.status).toBe('idle')
    expect(walk(wait).status).toBe('waiting')
    expect(walk(wait, show).status).toBe('ready')
    expect(walk(wait, show, tooltip(0)).status).toBe('running')
    const paused = walk(wait, show, tooltip(1), { type: 'pause' })
    expect(paused.status).toBe('paused')
    const again = reduceTour(paused, show)
    expect(again).toMatchObject({ status: 'ready', index: 1 })
    expect([tooltip(1), end(STATUS.FINISHED)].reduce(reduceTour, again).status).toBe('finished')
  })

  test('has ended when it is skipped, finished or refused, and only then', () => {
    expect(hasEnded(walk(wait, show, end(STATUS.SKIPPED)))).toBe(true)
    expect(hasEnded(walk(wait, show, end(STATUS.FINISHED)))).toBe(true)
    expect(hasEnded(walk(wait, { type: 'refuse' }))).toBe(true)
    for (const state of [initialTour, walk(wait), walk(wait, show), walk(wait, show, { type: 'pause' })])
      expect(hasEnded(state)).toBe(false)
  })

  test.each([STATUS.SKIPPED, STATUS.FINISHED])('that is %s stays so when the engine resets itself', (status) => {
    const ended = walk(wait, show, end(status))
    for (const action of [engine({ status: STATUS.READY }), show, { type: 'pause' }, { type: 'stop' }] as const)
      expect(reduceTour(ended, action)).toBe(ended)
  })

  test('begins anew when it is asked for again', () => {
    expect(walk(wait, show, tooltip(2), end(STATUS.SKIPPED), wait)).toEqual({ ...initialTour, status: 'waiting' })
  })

  test('is idle again when the learner does something else or nothing of it is on the screen', () => {
    expect(walk(wait, { type: 'stop' })).toEqual(initialTour)
    expect(walk(wait, { type: 'show', steps: [] })).toEqual(initialTour)
  })

  test('keeps its step when the layout changes, or stays within the steps that are left', () => {
    const running = walk(wait, show, tooltip(2))
    expect(reduceTour(running, show)).toBe(running)
    expect(reduceTour(running, { type: 'show', steps: [second, third] })).toMatchObject({ status: 'ready', index: 1 })
    expect(reduceTour(running, { type: 'show', steps: [first, second] })).toMatchObject({ status: 'ready', index: 1 })
  })
})
