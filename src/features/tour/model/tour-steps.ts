/** What the tour shows. A part of the page names itself by its attribute `data-part`. */

export interface TourStep {
  /** The `data-part` of what the step explains. */
  readonly target: string
  /** Key of the step's title and text. */
  readonly content:
    'sidebarToggle' | 'menuButton' | 'navigation' | 'bottomBar' | 'inputPanel' | 'learningMode' | 'userMenu' | 'more'
  /** The side of the target where the tooltip goes if there is room. */
  readonly placement: 'top' | 'right' | 'bottom'
}

/** What is not on the screen is skipped: a wide window has no bottom bar, a phone has no sidebar, a guest has no user menu. */
export const tourSteps: readonly TourStep[] = [
  { target: 'sidebar-toggle', content: 'sidebarToggle', placement: 'right' },
  { target: 'menu-button', content: 'menuButton', placement: 'bottom' },
  { target: 'navigation', content: 'navigation', placement: 'right' },
  { target: 'bottom-bar', content: 'bottomBar', placement: 'top' },
  { target: 'input-panel', content: 'inputPanel', placement: 'bottom' },
  { target: 'learning-mode', content: 'learningMode', placement: 'bottom' },
  { target: 'user-menu', content: 'userMenu', placement: 'right' },
  { target: 'more', content: 'more', placement: 'top' },
]

/** The tour was given steps that it cannot show. */
export class TourStepsError extends Error {
  override readonly name = 'TourStepsError'
}

const hasTarget = (step: unknown): boolean =>
  typeof step === 'object' && step !== null && 'target' in step && typeof step.target === 'string' && step.target !== ''

/** @throws {TourStepsError} */
export function assertTourSteps(steps: unknown): asserts steps is readonly TourStep[] {
  if (!Array.isArray(steps)) throw new TourStepsError('The tour step list must be an array')
  if (!steps.every(hasTarget)) throw new TourStepsError('Tour step must be an object with a target')
}

export const selectorOf = (part: string): string => `[data-part="${part}"]`

/** Whether a person sees the first element that the selector matches. */
function isOnScreen(selector: string): boolean {
  const element = document.querySelector(selector)
  if (!element) return false
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
}

/** The steps whose targets are on the screen. */
export const findVisibleSteps = (steps: readonly TourStep[]): readonly TourStep[] =>
  steps.filter(({ target }) => isOnScreen(selectorOf(target)))
