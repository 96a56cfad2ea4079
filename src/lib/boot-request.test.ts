import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitForBootData } from './boot-request.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The document has sent requests that are done with these promises; tells whether the first drawing still waits. */
function waiting(...done: Promise<void>[]) {
  const requests = done.map((each, index) => [`/api/${index}`, { answer: new Promise<Response>(() => {}), done: each }])
  window.__boot = { token: 't', requests: Object.fromEntries(requests) }
  let isOver = false
  void waitForBootData(50).then(() => (isOver = true))
  return async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return !isOver
  }
}

test('a first drawing waits for what the document asked for, and not for what is late', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const waits = waiting(promise, Promise.resolve())
  expect(await waits(49)).toBe(true)
  expect(await waits(1)).toBe(false)
  const early = waiting(promise, Promise.resolve())
  expect(await early(10)).toBe(true)
  resolve()
  expect(await early(0)).toBe(false)
})

test('without a session there is nothing to wait for', async () => {
  let isOver = false
  void waitForBootData(50).then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(0)
  expect(isOver).toBe(true)
})
