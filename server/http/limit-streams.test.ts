import { createTimers } from '#tests/timers'
import { expect, test, vi } from 'vitest'
import { createStreamLimit } from './limit-streams.ts'

const timers = createTimers()

const bytes = new Uint8Array([1])

/** A stream that never ends, and what became of it. */
function endless() {
  const cancel = vi.fn<() => void>()
  const pull = vi.fn<(controller: ReadableStreamDefaultController<Uint8Array>) => void>((controller) =>
    controller.enqueue(bytes),
  )
  return { cancel, pull, start: () => new ReadableStream<Uint8Array>({ pull, cancel }, { highWaterMark: 0 }) }
}

test('a stream that nobody reads on ends with an error, and makes room', async () => {
  const open = createStreamLimit({ most: 1, idleMs: 60_000, timers })
  const [source, onError] = [endless(), vi.fn<(error: unknown) => void>()]
  const reader = open(source.start, onError).getReader()
  for (let count = 0; count < 3; count++) {
    expect((await reader.read()).value).toEqual(bytes)
    timers.advance(59_999)
    expect(() => open(source.start, onError)).toThrow('too many streams are open')
  }
  timers.advance(1)
  expect(source.cancel).toHaveBeenCalledTimes(1)
  await expect(reader.read()).rejects.toThrow('The caller does not read on.')
  expect(source.pull).toHaveBeenCalledTimes(3)
  await open(source.start, onError).cancel()
  open(source.start, onError)
})

test('a stream that breaks off makes room, and says why', async () => {
  const open = createStreamLimit({ most: 1, idleMs: 60_000, timers })
  const onError = vi.fn<(error: unknown) => void>()
  const broken = () => new ReadableStream<Uint8Array>({ pull: () => Promise.reject(new Error('no disk')) })
  await expect(open(broken, onError).getReader().read()).rejects.toThrow('no disk')
  expect(onError).toHaveBeenCalledWith(new Error('no disk'))
  open(broken, onError)
})
