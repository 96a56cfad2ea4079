import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#lib/api'
import { stubBrowser } from '#tests/browser'
import { issueAhead, runKey, takeIssued } from './issue-ahead.ts'

beforeEach(() => {
  stubBrowser()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const source = { idName: 'run/a', start: async (id: string) => ({ id }), findTaken: async () => undefined }
const key = runKey('u1', 'run/a')

test('a run that was asked for ahead is taken over once, by its user and request alone', async () => {
  issueAhead(source, 'u1')
  expect(takeIssued(runKey('u2', 'run/a'))).toBeUndefined()
  expect(takeIssued(runKey('u1', 'run/b'))).toBeUndefined()
  await expect(takeIssued(key)).resolves.toMatchObject({ id: expect.stringMatching(/.{8}/) })
  expect(takeIssued(key)).toBeUndefined()
})

test('a failure is for the page to show', async () => {
  const locked = new ApiError(403, 'level_locked', '')
  issueAhead({ ...source, start: () => Promise.reject(locked) }, 'u1')
  await expect(takeIssued(key)).rejects.toBe(locked)
})

test('a run that no page took is forgotten, so that a later visit does not show it', () => {
  issueAhead(source, 'u1')
  vi.advanceTimersByTime(10_000)
  expect(takeIssued(key)).toBeUndefined()
})
