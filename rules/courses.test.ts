import { expect, it } from 'vitest'
import { statesAlong } from './courses.ts'

it('opens one step after the completed ones, and keeps what was completed', () => {
  expect(statesAlong([false, false])).toEqual(['unlocked', 'locked'])
  expect(statesAlong([true, false, false])).toEqual(['completed', 'unlocked', 'locked'])
  expect(statesAlong([false, true, false])).toEqual(['unlocked', 'completed', 'locked'])
  expect(statesAlong([true, true])).toEqual(['completed', 'completed'])
  expect(statesAlong([])).toEqual([])
})
