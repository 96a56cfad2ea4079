import { expect, test } from 'vitest'
import { demoLevel, gameAddress } from './next-level.ts'

test('the game has one address for each level of a topic', () => {
  expect(gameAddress(demoLevel)).toBe('/word-challenge/animals-nature/game?difficulty=easy&level=1&type=multi-choice')
  expect(gameAddress({ ...demoLevel, sub: 'animal-bug', level: 3, type: 'typing', difficulty: 'hard' })).toBe(
    '/word-challenge/animals-nature/animal-bug/game?difficulty=hard&level=3&type=typing',
  )
})
