import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function setBrowser({ onLine = true, saveData = false }): void {
  vi.stubGlobal('navigator', { onLine, connection: { saveData } })
}

test.each([
  ['with a connection', {}, 1],
  ['without one', { onLine: false }, 0],
  ['for a learner who saves data', { saveData: true }, 0],
])('%s', async (_, browser, times) => {
  setBrowser(browser)
  const act = vi.fn<() => Promise<void>>(async () => undefined)
  whenIdle(act)
  expect(act).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  expect(act).toHaveBeenCalledTimes(times)
})

test('what was cancelled is not done', async () => {
  setBrowser({})
  const act = vi.fn<() => Promise<void>>(async () => undefined)
  whenIdle(act)()
  await vi.runAllTimersAsync()
  expect(act).not.toHaveBeenCalled()
})

test('what is needed is done for a learner who saves data, too', async () => {
  setBrowser({ saveData: true })
  const act = vi.fn<() => Promise<void>>(async () => undefined)
  whenIdle(act, true)
  await vi.runAllTimersAsync()
  expect(act).toHaveBeenCalledTimes(1)
})
