import { expect, test } from 'vitest'
import en from '../locales/en.json' with { type: 'json' }
import { assertTourSteps, tourSteps, TourStepsError } from './tour-steps.ts'

const refusal = (steps: unknown): unknown => {
  try {
    assertTourSteps(steps)
  } catch (error) {
    return error
  }
  return undefined
}

test.each([undefined, null, 'navigation', {}, { length: 1, 0: tourSteps[0] }])(
  'a list that is no array is refused: %j',
  (steps) => {
    expect(refusal(steps)).toEqual(new TourStepsError('The tour step list must be an array'))
  },
)

test.each([undefined, null, 'navigation', 1, {}, { target: '' }, { target: 1 }, { content: 'navigation' }])(
  'a step that is no object with a target is refused: %j',
  (step) => {
    expect(refusal([tourSteps[0], step])).toEqual(new TourStepsError('Tour step must be an object with a target'))
  },
)

test('the steps of the tour are accepted, each with a target of its own and its words', () => {
  expect(refusal(tourSteps)).toBeUndefined()
  expect(new Set(tourSteps.map(({ target }) => target)).size).toBe(tourSteps.length)
  for (const { content } of tourSteps) expect(en[content].text).not.toBe('')
})
