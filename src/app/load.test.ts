import { afterEach, expect, test, vi } from 'vitest'
import { LoadError, reloadOnce } from './load.ts'

afterEach(() => vi.unstubAllGlobals())

const reload = vi.fn<() => void>()
function setBrowser(onLine: boolean): void {
  reload.mockClear()
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('location', { reload })
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  })
}

test('a missing part reloads the page once', () => {
  setBrowser(true)
  void reloadOnce(new LoadError('gone'))
  expect(reload).toHaveBeenCalledOnce()
  expect(() => reloadOnce(new LoadError('gone'))).toThrow(LoadError)
})

test('without a connection the page stays: a reload would leave nothing', () => {
  setBrowser(false)
  expect(() => reloadOnce(new LoadError('gone'))).toThrow(LoadError)
  expect(reload).not.toHaveBeenCalled()
})
