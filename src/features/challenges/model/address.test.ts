import { describe, expect, test } from 'vitest'
import { gameAddress, mapAddress, parseLevelRef } from './address.ts'
import type { LevelRef } from './address.ts'

const place: LevelRef = {
  category: 'food-drink',
  sub: 'meal',
  difficulty: 'hard',
  level: 3,
  type: 'typing',
  wordsFrom: 'missed',
}
const read = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://x')
  const [, , category = '', second = ''] = pathname.split('/')
  return parseLevelRef(category, second === 'game' ? undefined : second, searchParams)
}

test('an address of the game leads back to its level', () => {
  expect(gameAddress(place)).toBe(
    '/word-challenge/food-drink/meal/game?difficulty=hard&level=3&type=typing&words=missed',
  )
  expect(read(gameAddress(place))).toEqual(place)
  const whole: LevelRef = { ...place, sub: null, wordsFrom: 'level' }
  expect(read(gameAddress(whole))).toEqual(whole)
})

test('the map of a level has the same category, part and difficulty', () => {
  expect(mapAddress(place)).toBe('/word-challenge?category=food-drink&sub=meal&difficulty=hard')
  expect(mapAddress({ ...place, sub: null, difficulty: 'easy' })).toBe('/word-challenge?category=food-drink')
})

describe('a typed address', () => {
  test.each(['difficulty=no&level=0&type=chess', 'level=1.5', 'level=99999', ''])(
    '%s opens the first easy level',
    (query) => {
      expect(parseLevelRef('a', undefined, new URLSearchParams(query))).toMatchObject({
        difficulty: 'easy',
        level: 1,
        type: 'multi-choice',
        wordsFrom: 'level',
      })
    },
  )
})
