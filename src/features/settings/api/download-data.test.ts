import { eventually } from '#tests/eventually'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '#tests/browser'
import { downloadData } from './download-data.ts'

beforeEach(() => {
  stubBrowser()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Until what is on its way through streams has arrived. */
const settle = () => new Promise(setImmediate)

test('a download may take long, and is broken off when nothing has come for a minute', async () => {
  const body = Promise.withResolvers<ReadableStreamDefaultController>()
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    const start = (controller: ReadableStreamDefaultController) => {
      signal?.addEventListener('abort', () => controller.error(signal.reason))
      body.resolve(controller)
    }
    return Promise.resolve(new Response(new ReadableStream({ start })))
  })
  const onEnd = vi.fn<(error: unknown) => void>()
  void downloadData().catch(onEnd)
  const sender = await body.promise
  for (let count = 0; count < 3; count++) {
    sender.enqueue(new Uint8Array([1]))
    await settle()
    vi.advanceTimersByTime(59_000)
    await settle()
    expect(onEnd).not.toHaveBeenCalled()
  }
  vi.advanceTimersByTime(1_000)
  await eventually(() => expect(onEnd).toHaveBeenCalledWith(expect.objectContaining({ code: 'network_error' })))
})
