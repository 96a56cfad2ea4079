import { afterEach, expect, test, vi } from 'vitest'
import { arriving, LoadError } from './load.ts'

afterEach(() => void vi.useRealTimers())

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
