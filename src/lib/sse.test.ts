import { describe, expect, test, vi } from 'vitest'
import { readEventStream } from './sse.ts'
import type { ServerEvent } from './sse.ts'

const bytes = (parts: readonly string[], end = true) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      if (end) controller.close()
    },
  })

describe('a stream of events', () => {
  test('ends an event at an empty line, leaves comments out, and drops an event that is cut off', async () => {
    const events: ServerEvent[] = []
    const text = 'event: section\ndata: {"a":1}\n\n: ping\n\ndata:x\ndata: y\n\nevent: do'
    await readEventStream(bytes([text]), (event) => void events.push(event), 1_000)
    expect(events).toEqual([
      { name: 'section', data: '{"a":1}' },
      { name: 'message', data: 'x\ny' },
    ])
  })

  test('may break anywhere, inside a character too', async () => {
    const whole = new TextEncoder().encode('event: section\r\ndata: 苹果\r\n\r\nevent: done\ndata: 1\n\n')
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (const byte of whole) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    const heard = vi.fn<(event: ServerEvent) => void>()
    await readEventStream(body, heard, 1_000)
    expect(heard.mock.calls).toEqual([[{ name: 'section', data: '苹果' }], [{ name: 'done', data: '1' }]])
  })

  test('that falls silent is given up', async () => {
    await expect(readEventStream(bytes(['data: 1\n\n'], false), () => undefined, 20)).rejects.toThrow('silent')
  })
})
