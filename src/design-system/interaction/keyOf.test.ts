import { expect, test } from 'vitest'
import { keyOf } from './keyOf.ts'

const press = (key: string, code: string, shiftKey = false) => keyOf({ key, code, shiftKey } as KeyboardEvent)

test('a key has the name that screen readers are told', () => {
  expect(press('Enter', 'NumpadEnter')).toBe('Enter')
  expect(press(' ', 'Space')).toBe('Space')
  expect(press('+', 'Equal', true)).toBe('Plus')
  expect(press('L', 'KeyL', true)).toBe('l')
  expect(press('ArrowLeft', 'ArrowLeft')).toBe('ArrowLeft')
})

test('a Chinese input method changes no name', () => {
  expect(press('？', 'Slash', true)).toBe('?')
  expect(press('；', 'Semicolon')).toBe(';')
  expect(press('。', 'Period')).toBe('.')
  expect(press('Process', 'KeyL')).toBe('l')
})

test('a letter is what the keyboard writes, a digit where the digit is', () => {
  // AZERTY: the key beside Tab writes A, and the row of digits writes signs.
  expect(press('a', 'KeyQ')).toBe('a')
  expect(press('&', 'Digit1')).toBe('1')
  expect(press('ф', 'KeyA')).toBe('a')
  expect(press('!', 'Digit1', true)).toBe('!')
  expect(press('End', 'Numpad1')).toBe('1')
})
