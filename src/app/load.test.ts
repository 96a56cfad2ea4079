import { afterEach, expect, test, vi } from 'vitest'
import { arriving, LoadError, reloadOnce } from './load.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a part that has not arrived after 120 seconds has failed', async () => {
  vi.useFakeTimers()
  const failed = vi.fn<(error: unknown) => void>()
  const part = arriving(new Promise(() => undefined)).catch(failed)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await part
  expect(failed.mock.calls).toEqual([[expect.any(LoadError)]])
})

test('a part that arrives is passed on, and one that the network refuses has failed at once', async () => {
  expect(await arriving(Promise.resolve('part'))).toBe('part')
  await expect(arriving(Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow(LoadError)
})

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
