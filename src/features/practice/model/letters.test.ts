import { describe, expect, test } from 'vitest'
import {
  boardOf,
  givenOf,
  isComplete,
  isOver,
  patternOf,
  showHint,
  startTyping,
  takeBack,
  typeLetter,
} from './letters.ts'
import type { Typing } from './letters.ts'

const typed = (headword: string, keys: string): Typing =>
  [...keys].reduce((typing, key) => (key === '<' ? takeBack(typing) : typeLetter(typing, key)), startTyping(headword))

test('a wrong letter waits for Backspace and says what was expected', () => {
  const slipped = typed('apple', 'apl')
  expect(slipped.wrong).toEqual({ right: false, expected: 'p', typed: 'l' })
  expect(typeLetter(slipped, 'p')).toBe(slipped)
  expect(typed('apple', 'apl<ple')).toMatchObject({ text: 'apple', slips: 1, wrong: null })
})

test('one slip is free, the second one ends the word with what was typed', () => {
  expect(isOver(typed('apple', 'x'))).toBe(false)
  const missed = typed('apple', 'x<ax')
  expect(isOver(missed)).toBe(true)
  expect(isComplete(missed)).toBe(false)
  expect(givenOf(missed)).toBe('ax')
})

describe('what is given is not typed', () => {
  test.each([
    ['ice cream', 'icecream', '___ _____'],
    ['T-shirt', 'tshirt', '_-_____'],
    ["o'clock", 'oclock', "_'_____"],
    ['café', 'cafe', '____'],
  ])('%s by %s', (headword, keys, pattern) => {
    expect(patternOf(startTyping(headword))).toBe(pattern)
    expect(typed(headword, keys)).toMatchObject({ text: headword, slips: 0 })
  })
})

test('the board follows the spelling of the other side of the ocean', () => {
  expect(patternOf(typed('colour', 'colo'))).toBe('______')
  const american = typed('colour', 'color')
  expect(patternOf(american)).toBe('_____')
  expect(isComplete(american)).toBe(true)
})

test('full-width and capital letters of a Chinese keyboard are right', () => {
  expect(typed('fox', 'ＦOx')).toMatchObject({ text: 'fox', slips: 0 })
})

test('Backspace takes back right letters too, and nothing from an empty board', () => {
  expect(typed('ice cream', 'icec<<').text).toBe('ic')
  expect(typed('fox', '<').text).toBe('')
})

test('the hint shows the open letters; the end shows all of them', () => {
  const states = (typing: Typing, revealed = false) =>
    boardOf(typing, revealed).map(({ char, state }) => `${char}:${state}`)
  expect(states(typed('fox', 'fa'))).toEqual(['f:right', 'a:wrong', ':empty'])
  expect(states(showHint(typed('fox', 'f')))).toEqual(['f:right', 'o:hint', 'x:hint'])
  expect(states(typed('fox', 'fa'), true)).toEqual(['f:right', 'o:hint', 'x:hint'])
})
