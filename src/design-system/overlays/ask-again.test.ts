import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askAgain } from './ask-again.ts'

const lost = new Error('Failed to fetch dynamically imported module')

const network = { onLine: true }

/** Fails as often as told, and says how often it was asked. What happens while it fails is told to it. */
function askingCode(failures: number, meanwhile = () => undefined as unknown) {
  const asked = vi.fn<() => Promise<string>>(async () => {
    if (asked.mock.calls.length > failures) return 'code'
    meanwhile()
    throw lost
  })
  return asked
}

beforeEach(() => {
  vi.useFakeTimers()
  network.onLine = true
  vi.stubGlobal('navigator', network)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what fails once is asked for once more', async () => {
  const ask = askingCode(1)
  const answer = askAgain(ask)
  await vi.runAllTimersAsync()
  expect(await answer).toBe('code')
  expect(ask).toHaveBeenCalledTimes(2)
})

test('what fails twice with a network is given up', async () => {
  const ask = askingCode(2)
  const [answer] = await Promise.allSettled([askAgain(ask), vi.runAllTimersAsync()])
  expect(answer).toEqual({ status: 'rejected', reason: lost })
  expect(ask).toHaveBeenCalledTimes(2)
})

test('without a network it is not asked for again', async () => {
  network.onLine = false
  const ask = askingCode(1)
  await expect(askAgain(ask)).rejects.toBe(lost)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('what was asked for without a network does not count once the network is back', async () => {
  network.onLine = false
  const ask = askingCode(2, () => (network.onLine = true))
  const answer = askAgain(ask)
  await vi.runAllTimersAsync()
  expect(await answer).toBe('code')
  expect(ask).toHaveBeenCalledTimes(3)
})
