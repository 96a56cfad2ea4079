import { expect, test } from 'vitest'
import type { Level } from '#contract/challenges'
import { currentLevelOf } from './current-level.ts'

const level = (number: number, state: Level['state'], stars = 0, locked_by: Level['locked_by'] = null): Level => ({
  level: number,
  state,
  stars,
  locked_by,
  picture: null,
  words: [],
  best_ms: null,
})

test('a new learner starts at the first level', () => {
  expect(currentLevelOf([level(1, 'unlocked'), level(2, 'locked', 0, 'stars')])).toEqual({
    current: 1,
    blockedBy: null,
  })
})

test('two stars keep the next level shut: the same level is the one to play', () => {
  expect(
    currentLevelOf([level(1, 'completed', 3), level(2, 'completed', 2), level(3, 'locked', 0, 'stars')]),
  ).toMatchObject({
    current: 2,
    blockedBy: 2,
  })
})

test('a guest behind the demo has nothing to play, and no stars would change that', () => {
  expect(currentLevelOf([level(1, 'completed', 3), level(2, 'locked', 0, 'account')])).toEqual({
    current: null,
    blockedBy: null,
  })
})
