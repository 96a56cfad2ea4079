import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultKeys, holderOf, keyActionNames, parseKeys } from '#lib/own-keys'
import type { OwnKeys } from '#lib/own-keys'
import { formatKeys, setKey, swapKeys } from './change-keys.ts'

const clashes = (keys: OwnKeys) => keyActionNames.filter((action) => holderOf(keys, action, keys[action]))

const someAction = fc.constantFrom(...keyActionNames)
/** Mostly keys that somebody has already, so that they clash. */
const someKey = fc.oneof(
  fc.constantFrom(...Object.values(defaultKeys), ';', 'l', 'j', '/', 'Plus'),
  fc.constantFrom('Tab', 'ArrowLeft', 'F5', 'Control+l', 'Backspace', '+', ''),
  fc.string({ maxLength: 2 }),
)
const someStep = fc.record({
  act: fc.constantFrom('set', 'swap', 'reset', 'resetAll', 'reload'),
  action: someAction,
  key: someKey,
})

const setIfFree = (keys: OwnKeys, action: (typeof keyActionNames)[number], key: string) => {
  const change = setKey(keys, action, key)
  return change.kind === 'set' ? change.keys : keys
}

test('two actions of a group never share a key, whatever is set, swapped and taken back, and what is stored is read again', () => {
  fc.assert(
    fc.property(fc.array(someStep, { maxLength: 30 }), (steps) => {
      let keys = defaultKeys
      for (const { act, action, key } of steps) {
        if (act === 'set') keys = setIfFree(keys, action, key)
        if (act === 'swap') keys = swapKeys(keys, action, key)
        if (act === 'reset') keys = setIfFree(keys, action, defaultKeys[action])
        if (act === 'resetAll') keys = defaultKeys
        if (act === 'reload') keys = parseKeys(formatKeys(keys))
        expect(clashes(keys)).toEqual([])
        expect(parseKeys(formatKeys(keys))).toEqual(keys)
      }
    }),
  )
})

test('a key of another action is not taken silently: it is named, and the two can change places', () => {
  expect(setKey(defaultKeys, 'continue', 'Space')).toEqual({ kind: 'clash', other: 'listen', canSwap: true })
  const swapped = swapKeys(defaultKeys, 'continue', 'Space')
  expect(swapped).toMatchObject({ continue: 'Space', listen: 'Enter' })
  // Going back to the default meets the same clash.
  expect(setKey(swapped, 'continue', 'Enter')).toEqual({ kind: 'clash', other: 'listen', canSwap: true })
  expect(swapKeys(swapped, 'continue', 'Enter')).toEqual(defaultKeys)
})

test('keys do not change places where one of them could not be the other’s', () => {
  expect(setKey(defaultKeys, 'turn', '1')).toEqual({ kind: 'clash', other: 'notYet', canSwap: false })
  expect(swapKeys(defaultKeys, 'turn', '1')).toBe(defaultKeys)
})

test('the same key may do something else in another group', () => {
  expect(setKey(defaultKeys, 'playPause', '1')).toMatchObject({ kind: 'set' })
})

test.each([
  ['hint', 'l', 'typed'],
  ['hint', '3', 'typed'],
  ['listen', '-', 'typed'],
  ['knew', 'Space', 'pressing'],
  ['turn', 'ArrowUp', 'arrows'],
  ['turn', 'Tab', 'tab'],
  ['turn', 'Control+l', 'held'],
  ['turn', 'F5', 'platform'],
  ['continue', 'Backspace', 'platform'],
] as const)('%s cannot have %s: %s', (action, key, reason) => {
  expect(setKey(defaultKeys, action, key)).toEqual({ kind: 'refused', reason })
})
