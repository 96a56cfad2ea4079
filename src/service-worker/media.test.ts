import { expect, test } from 'vitest'
import { endpoints } from '#contract'
import type { Endpoint } from '#contract/core'
import { isPicture, isPublicRecording } from './media.ts'

const recordings = Object.values<Endpoint>(endpoints).filter(
  ({ access, response }) => access === 'public' && response && 'raw' in response && response.raw === 'audio/wav',
)

test.each(Object.values<Endpoint>(endpoints).map(({ method, path }) => [method, path]))(
  'of the API the worker caches public recordings alone: %s %s',
  (method, path) => {
    const isRecording = recordings.some((endpoint) => endpoint.path === path && method === 'GET')
    expect(isPublicRecording(path.replace(/\{\w+\}/g, 'x'))).toBe(isRecording)
    expect(isPicture(path)).toBe(false)
  },
)

test('there are recordings to cache', () => {
  expect(recordings.length).toBeGreaterThan(1)
})

test.each(['/api/words/a/b/audio', '/api/words/audio', '/words/a/audio', '/api/recordings/1/audio'])(
  '%s is no public recording',
  (path) => {
    expect(isPublicRecording(path)).toBe(false)
  },
)
