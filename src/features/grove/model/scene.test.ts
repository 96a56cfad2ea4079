import { expect, test } from 'vitest'
import type { Plant } from '#contract/grove'
import { layOut, woodTreesFor } from './scene.ts'

const plant = (id: number): Plant => ({
  id,
  word: `word ${id}`,
  stage: 'sprout',
  posture: 'upright',
  recall: 1,
  due: null,
  category: 'food-drink',
  meaning: { zh: '词', en: 'word' },
  picture: null,
})
const plants = (count: number) => Array.from({ length: count }, (_, index) => plant(index + 1))

test('a word that is planted moves no other', () => {
  const before = layOut(plants(30), 60)
  expect(layOut(plants(31), 60).slice(0, 30)).toEqual(before)
  expect(before[0]).toMatchObject({ id: 1, species: 'berry', stage: 'sprout' })
})

test('the newest stand in front where there are more than cells', () => {
  expect(layOut(plants(9), 6).map(({ id }) => id)).toEqual([4, 5, 6, 7, 8, 9])
})

test.each([
  [0, 0, 0],
  [60, 60, 0],
  [61, 60, 1],
  [90, 60, 3],
])('of %d words with %d shown the wood has %d trees', (words, shown, trees) => {
  expect(woodTreesFor(words, shown)).toBe(trees)
})
