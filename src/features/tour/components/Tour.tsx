import { useEffect, useEffectEvent, useReducer } from 'react'
import { useNavigate } from 'react-router-dom'
import { routes } from '#contract/routes'
import { isAtField, watchDeed, watchOverlay, watchRest } from '../model/page-rest.ts'
import { assertTourSteps, findVisibleSteps, TourStepsError, tourSteps } from '../model/tour-steps.ts'
import type { TourStep } from '../model/tour-steps.ts'
import { hasEnded, initialTour, reduceTour } from '../model/tour-state.ts'
import { useCompleteTour } from '../model/useCompleteTour.ts'
import type { TourOccasion } from '../model/useTourOccasion.ts'
import { TourEngine } from './TourEngine.tsx'

export interface TourProps {
  occasion: TourOccasion
  /** What is shown; the tour of the home screen unless given. A list of the wrong shape is refused and logged. */
  steps?: readonly TourStep[]
}

/** The steps, or undefined when they are of the wrong shape. */
function validSteps(steps: unknown): readonly TourStep[] | undefined {
  try {
    assertTourSteps(steps)
    return steps
  } catch (error) {
    if (!(error instanceof TourStepsError)) throw error
    console.info(error.message)
    return undefined
  }
}

/**
 * Shows the tour once the page is at rest. A first tour does not begin when the learner has begun something else on this page: the next visit
 * tries again. While a dialog is open the tour is paused.
 */
export function Tour({ occasion, steps: given = tourSteps }: TourProps) {
  const [tour, dispatch] = useReducer(reduceTour, initialTour)
  const { status, steps, index } = tour
  const navigate = useNavigate()
  const complete = useCompleteTour()

  const show = useEffectEvent(() => {
    if (status === 'waiting' && occasion === 'first' && isAtField()) return dispatch({ type: 'stop' })
    const valid = validSteps(given)
    dispatch(valid ? { type: 'show', steps: findVisibleSteps(valid) } : { type: 'refuse' })
  })
  useEffect(() => dispatch({ type: 'wait' }), [occasion])

  const isWaiting = status === 'waiting' || status === 'paused'
  useEffect(() => (isWaiting ? watchRest(() => show()) : undefined), [isWaiting])

  useEffect(() => {
    if (status !== 'waiting' || occasion === 'asked') return undefined
    return watchDeed(() => dispatch({ type: 'stop' }))
  }, [status, occasion])

  const isShown = status === 'ready' || status === 'running'
  useEffect(() => {
    if (!isShown) return undefined
    window.addEventListener('resize', show)
    const stopWatching = watchOverlay((isOpen) => isOpen && dispatch({ type: 'pause' }))
    return () => {
      window.removeEventListener('resize', show)
      stopWatching()
    }
  }, [isShown])

  const isOver = hasEnded(tour)
  const end = useEffectEvent(() => {
    if (status !== 'error') void complete()
    if (occasion === 'asked') void navigate(routes.home(), { replace: true })
  })
  useEffect(() => {
    if (isOver) end()
  }, [isOver])

  if (!isShown) return null
  return (
    <TourEngine
      key={steps.map(({ target }) => target).join()}
      steps={steps}
      firstIndex={index}
      onEvent={(event) => dispatch({ type: 'engine', event })}
    />
  )
}
