import { expect, test } from 'vitest'
import type { Level } from '#contract/challenges'
import { asStars, chaptersOf } from './map-level.ts'

const levels = (count: number): Level[] =>
  Array.from({ length: count }, (_, index) => ({
    level: index + 1,
    state: 'locked',
    stars: 0,
    locked_by: 'stars',
    picture: null,
    words: [],
    best_ms: null,
  }))

test('a map of up to twenty levels stays whole', () => {
  expect(chaptersOf(levels(5))).toHaveLength(1)
  expect(chaptersOf(levels(20))).toHaveLength(1)
})

test('a longer map has chapters of ten, and no level is lost', () => {
  const chapters = chaptersOf(levels(163))
  expect(chapters).toHaveLength(17)
  expect(chapters.map((chapter) => chapter.length)).toEqual([...Array<number>(16).fill(10), 3])
  expect(chapters.flat().map(({ level }) => level)).toEqual(levels(163).map(({ level }) => level))
})

test('stars are three at most', () => {
  expect([0, 1, 2, 3, 4].map(asStars)).toEqual([0, 1, 2, 3, 3])
})
