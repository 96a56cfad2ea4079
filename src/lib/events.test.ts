import { afterEach, expect, test, vi } from 'vitest'
import type { LiveEvent } from '#contract/system'
import { stubBrowser } from '#tests/browser'
import { readLiveEvents, readLiveEvent } from './events.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an event names a resource; broken and unknown ones are passed over', () => {
  const told = [
    '{"resource":"stats"}',
    '{broken',
    '{"resource":"weather"}',
    '{"resource":"toString"}',
    'null',
    '{"resource":"user"}',
  ]
  expect(told.flatMap((data) => readLiveEvent(data) ?? [])).toEqual([{ resource: 'stats' }, { resource: 'user' }])
})

test('a server that never begins to answer is asked again, a stream that ended too, one that is refused is not', async () => {
  vi.useFakeTimers()
  stubBrowser()
  const never = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new TypeError('Failed to fetch'))))
  const answers = [
    never,
    () => new Response('data: {"resource":"stats"}\n\n'),
    () => new Response('', { status: 502 }),
    () => new Response(''),
    () => new Response('', { status: 403 }),
  ]
  let asked = 0
  vi.stubGlobal('fetch', (_path: string, { signal }: { signal: AbortSignal }) =>
    Promise.resolve(answers[asked++]?.(signal)),
  )
  const heard = vi.fn<(event: LiveEvent) => void>()
  const opened = vi.fn<() => void>()
  const done = readLiveEvents(new AbortController().signal, heard, opened)
  await vi.runAllTimersAsync()
  await done
  expect(asked).toBe(5)
  expect(heard.mock.calls).toEqual([[{ resource: 'stats' }]])
  expect(opened).toHaveBeenCalledTimes(2)
})

test('after its replica is killed a stream is open again within five seconds, also where the next try still meets nobody', async () => {
  vi.useFakeTimers()
  stubBrowser()
  const killed = () =>
    new Response(
      new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode(': open\n\n'))
          setTimeout(() => stream.error(new TypeError('network error')), 30_000)
        },
      }),
    )
  const refuses = () => Promise.reject(new TypeError('Failed to fetch'))
  const stays = () => new Response(new ReadableStream({ start: () => undefined }))
  const answers = [killed, refuses, stays]
  let asked = 0
  vi.stubGlobal('fetch', () => Promise.resolve(answers[asked++]?.()))
  const openedAt: number[] = []
  const leaving = new AbortController()
  const done = readLiveEvents(
    leaving.signal,
    () => undefined,
    () => openedAt.push(Date.now()),
  )
  await vi.advanceTimersByTimeAsync(40_000)
  leaving.abort()
  await vi.runAllTimersAsync()
  await done
  const [first = 0, second = Infinity] = openedAt
  expect(second - first).toBeGreaterThanOrEqual(30_000)
  expect(second - first).toBeLessThanOrEqual(35_000)
})

test('an exception of the page ends the listening and is passed on, so that the console shows it', async () => {
  stubBrowser()
  let asked = 0
  vi.stubGlobal('fetch', () => {
    asked += 1
    return Promise.resolve(new Response('data: {"resource":"stats"}\n\n'))
  })
  const hear = () => {
    throw new RangeError('A fault of the page')
  }
  await expect(readLiveEvents(new AbortController().signal, hear, () => undefined)).rejects.toThrow(RangeError)
  expect(asked).toBe(1)
})
