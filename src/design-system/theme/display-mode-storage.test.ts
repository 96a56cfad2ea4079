import { describe, expect, test, vi } from 'vitest'
import { displayModeStorage, fixedDisplayMode } from './display-mode-storage.ts'

const MODE = 'mui-mode'
const LIGHT = 'mui-color-scheme-light'
const DARK = 'mui-color-scheme-dark'

/** A window with this in its storage. `open` gives what MUI gets for one of its keys. */
function browserWith(stored: Record<string, string>) {
  const items = new Map(Object.entries(stored))
  const target = new EventTarget()
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
  const storageWindow = Object.assign(target, { localStorage }) as unknown as Window
  const changeElsewhere = (key: string, newValue: string) =>
    target.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  return { items, changeElsewhere, open: (key: string) => displayModeStorage({ key, storageWindow }) }
}

const blocked = {
  get localStorage(): Storage {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  },
} as Window

describe('what the browser stores', () => {
  test.each([
    [undefined, 'system'],
    ['auto', 'system'],
    ['true', 'dark'],
    ['false', 'light'],
    ['something else', 'system'],
  ])('darkMode %s is the mode %s', (darkMode, mode) => {
    expect(
      browserWith(darkMode === undefined ? {} : { darkMode })
        .open(MODE)
        .get('fallback'),
    ).toBe(mode)
  })

  test.each([
    [undefined, 'light', 'dark'],
    ['false', 'light', 'dark'],
    ['true', 'eye-protection', 'eye-protection'],
  ])('eyeProtection %s makes the schemes %s and %s', (eyeProtection, light, dark) => {
    const browser = browserWith(eyeProtection === undefined ? {} : { eyeProtection })
    expect([browser.open(LIGHT).get('fallback'), browser.open(DARK).get('fallback')]).toEqual([light, dark])
  })

  test('each choice is written under its own key and leaves the other one alone', () => {
    const { items, open } = browserWith({ eyeProtection: 'false' })
    open(MODE).set('dark')
    expect(Object.fromEntries(items)).toEqual({ eyeProtection: 'false', darkMode: 'true' })
    open(LIGHT).set('eye-protection')
    open(DARK).set('eye-protection')
    expect(Object.fromEntries(items)).toEqual({ eyeProtection: 'true', darkMode: 'true' })
    open(LIGHT).set('light')
    open(DARK).set('dark')
    open(MODE).set('system')
    expect(Object.fromEntries(items)).toEqual({ eyeProtection: 'false', darkMode: 'auto' })
  })

  test('a value that is none of ours is not written', () => {
    const { items, open } = browserWith({})
    open(MODE).set('sepia')
    open(LIGHT).set(undefined)
    expect(items.size).toBe(0)
  })
})

test('a choice in another tab arrives, until nobody listens', () => {
  const { changeElsewhere, open } = browserWith({})
  const onMode = vi.fn<(value: unknown) => void>()
  const onDark = vi.fn<(value: unknown) => void>()
  const stop = open(MODE).subscribe(onMode)
  open(DARK).subscribe(onDark)
  changeElsewhere('darkMode', 'true')
  changeElsewhere('eyeProtection', 'true')
  expect(onMode.mock.calls).toEqual([['dark']])
  expect(onDark.mock.calls).toEqual([['eye-protection']])
  stop?.()
  changeElsewhere('darkMode', 'false')
  expect(onMode).toHaveBeenCalledOnce()
})

test('blocked storage gives what MUI has, and takes a choice without a complaint', () => {
  const mode = displayModeStorage({ key: MODE, storageWindow: blocked })
  expect(mode.get('system')).toBe('system')
  expect(() => mode.set('dark')).not.toThrow()
})

test('without a window, as in a prerendered page, nothing is read', () => {
  expect(displayModeStorage({ key: MODE, storageWindow: undefined }).get('system')).toBe('system')
})

test.each([
  ['light', 'light', 'light', 'dark'],
  ['eye-protection', 'light', 'eye-protection', 'eye-protection'],
  ['dark', 'dark', 'light', 'dark'],
] as const)('a story in %s begins in it', (displayMode, mode, light, dark) => {
  const get = (key: string) => fixedDisplayMode(displayMode)({ key }).get('fallback')
  expect([get(MODE), get(LIGHT), get(DARK)]).toEqual([mode, light, dark])
})
