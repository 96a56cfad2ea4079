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
/** A browser whose server answers a look at the page like this. */
function setBrowser(look: () => Promise<Response>): void {
  reload.mockClear()
  vi.stubGlobal('location', { reload, href: 'https://wordgrove.example/home' })
  vi.stubGlobal('fetch', look)
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  })
}

test.each([200, 404])('a missing part reloads the page once, whose status is %d', async (status) => {
  setBrowser(async () => new Response(null, { status }))
  void reloadOnce(new LoadError('gone'))
  await expect.poll(() => reload.mock.calls).toHaveLength(1)
  await expect(reloadOnce(new LoadError('gone'))).rejects.toThrow(LoadError)
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['is not reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['does not answer', () => Promise.reject(new DOMException('', 'TimeoutError'))],
  ['is starting', () => Promise.resolve(new Response(null, { status: 503 }))],
])('while the server %s the page stays: a reload would leave nothing', async (_, look) => {
  setBrowser(look)
  await expect(reloadOnce(new LoadError('gone'))).rejects.toThrow(LoadError)
  expect(reload).not.toHaveBeenCalled()
  // It may still be reloaded later.
  vi.stubGlobal('fetch', async () => new Response())
  void reloadOnce(new LoadError('gone'))
  await expect.poll(() => reload.mock.calls).toHaveLength(1)
})
