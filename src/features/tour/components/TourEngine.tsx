import { useEffect, useState } from 'react'
import { Joyride } from 'react-joyride'
import type { EventHandler, Options, Step } from 'react-joyride'
import { prefersReducedMotion, tourSpotlight } from '#design-system'
import { selectorOf } from '../model/tour-steps.ts'
import type { TourStep } from '../model/tour-steps.ts'
import { StepTooltip } from './StepTooltip.tsx'

/** Milliseconds. */
const scrollDuration = 300

const options: Partial<Options> = {
  zIndex: tourSpotlight.layer,
  overlayColor: tourSpotlight.veil,
  spotlightRadius: tourSpotlight.radius,
  spotlightPadding: tourSpotlight.gap,
  offset: tourSpotlight.distance,
  scrollDuration,
  scrollOffset: tourSpotlight.scrollOffset,
  // The tooltip opens by itself, and its own keys end it. Joyride's beacon would add a style element.
  skipBeacon: true,
  dismissKeyAction: false,
  overlayClickAction: false,
  blockTargetInteraction: true,
  disableFocusTrap: true,
  // The steps are on the screen already.
  targetWaitTimeout: 0,
}

const styles = { spotlight: tourSpotlight.ring }
const floatingOptions = { hideArrow: true }

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= tourSpotlight.scrollOffset && bottom <= window.innerHeight
}

/** The target, where the tour has to scroll to it: the frame around the page is always in view. */
function findOutOfView(target: string): Element | undefined {
  const element = document.querySelector(`main ${selectorOf(target)}`)
  return element && !isInView(element) ? element : undefined
}

const toJoyrideStep = ({ target, content, placement }: TourStep): Step => ({
  target: selectorOf(target),
  content,
  placement,
  data: target,
  skipScroll: prefersReducedMotion() || !findOutOfView(target),
})

interface TourEngineProps {
  /** Other steps need another key. */
  steps: readonly TourStep[]
  firstIndex: number
  onEvent: EventHandler
}

/** react-joyride with the looks of the design system. Afterwards the focus is where it was. */
export function TourEngine({ steps, firstIndex, onEvent }: TourEngineProps) {
  const [joyrideSteps] = useState(() => steps.map(toJoyrideStep))
  useEffect(() => {
    const before = document.activeElement
    return () => {
      const isLost = document.activeElement === document.body || document.activeElement === null
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <Joyride
      run
      continuous
      scrollToFirstStep
      steps={joyrideSteps}
      initialStepIndex={firstIndex}
      tooltipComponent={StepTooltip}
      // Its own would add a style element, and nothing is waited for.
      loaderComponent={null}
      options={options}
      styles={styles}
      floatingOptions={floatingOptions}
      onEvent={(event, controls) => {
        const target =
          event.type === 'step:before' && event.step.skipScroll ? findOutOfView(String(event.step.data)) : undefined
        // Without motion, or after the learner has scrolled.
        target?.scrollIntoView({ block: 'center' })
        // What scrolls by itself is shown from its beginning: a guest started the tour from the end of the navigation.
        if (event.type === 'step:before') document.querySelector(selectorOf(String(event.step.data)))?.scrollTo(0, 0)
        onEvent(event, controls)
      }}
    />
  )
}
