import { expect, test } from 'vitest'
import { isBacklog, NEW_WORDS_A_DAY, newWordsFor, newWordsLeft } from './new-words.ts'

test('ten new words a day unless more are asked for, and never fewer than none', () => {
  expect(NEW_WORDS_A_DAY).toBe(10)
  expect(newWordsLeft({ due: 0, begun: 0 })).toBe(10)
  expect(newWordsLeft({ due: 40, begun: 8 })).toBe(2)
  expect(newWordsLeft({ due: 40, begun: 24 })).toBe(0)
  expect(newWordsLeft({ due: 40, begun: 8, perDay: 20 })).toBe(12)
})

test('more than a hundred due words are a backlog, and new ones wait', () => {
  expect([isBacklog(100), isBacklog(101)]).toEqual([false, true])
  expect([newWordsLeft({ due: 100, begun: 0 }), newWordsLeft({ due: 101, begun: 0 })]).toEqual([10, 0])
})

test.each([
  [null, 10],
  [5, 8],
  [10, 10],
  [20, 20],
  [120, 30],
])('who learns %s minutes a day is offered %s new words', (minutes, words) => {
  expect(newWordsFor(minutes)).toBe(words)
})
