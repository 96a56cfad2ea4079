import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '#tests/browser'
import { defaultKeys, holderOf, isKeyFor, keyActionNames, keySign, parseKeys } from './own-keys.ts'
import { clearUserStores, storage } from './storage.ts'
import { token } from './token.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('own keys stay on the device when the learner leaves, and when another one comes', () => {
  stubBrowser()
  token.start('t-1')
  storage.write('ownKeys', '{"hint":";"}')
  token.end('left')
  clearUserStores('u2')
  expect(parseKeys(storage.read('ownKeys')).hint).toBe(';')
})

test('the default keys may be had, and no two of a group are the same', () => {
  for (const action of keyActionNames) {
    expect(isKeyFor(action, defaultKeys[action])).toBe(true)
    expect(holderOf(defaultKeys, action, defaultKeys[action])).toBeUndefined()
  }
})

test('own keys are read, and the others are the default', () => {
  expect(parseKeys('{"hint":";"}')).toEqual({ ...defaultKeys, hint: ';' })
  expect(parseKeys(null)).toEqual(defaultKeys)
})

test.each(['', 'null', '7', '"hint"', '[]', '{', '{"hint":7}', '{"hint":"l"}', '{"hint":"Tab"}', '{"knew":"Space"}'])(
  'stored %s leaves the default keys',
  (stored) => {
    expect(parseKeys(stored)).toEqual(defaultKeys)
  },
)

test('a clash in what is stored costs its own group its keys, and no other', () => {
  expect(parseKeys('{"hint":"Enter","listen":";","playPause":"p"}')).toEqual({ ...defaultKeys, playPause: 'p' })
})

test('whatever is stored, every action has a key that it may have, and no two of a group share one', () => {
  const someKey = fc.oneof(fc.constantFrom(...Object.values(defaultKeys), ';', 'j', 'Tab'), fc.string())
  const stored = fc.oneof(
    fc.string(),
    fc.json(),
    fc.dictionary(fc.constantFrom(...keyActionNames, '__proto__', 'other'), someKey).map((own) => JSON.stringify(own)),
  )
  fc.assert(
    fc.property(stored, (text) => {
      const keys = parseKeys(text)
      for (const action of keyActionNames) {
        expect(isKeyFor(action, keys[action])).toBe(true)
        expect(holderOf(keys, action, keys[action])).toBeUndefined()
      }
    }),
  )
})

test('a sign is what stands on the key', () => {
  expect(['Space', 'Plus', 'l', '?', 'Enter'].map((key) => keySign(key, '空格'))).toEqual([
    '空格',
    '+',
    'L',
    '?',
    'Enter',
  ])
})
