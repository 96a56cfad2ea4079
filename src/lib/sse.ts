/** Reads a stream of server-sent events. */
import { createParser } from 'eventsource-parser'

export interface ServerEvent {
  /** 'message' when the stream names none. */
  readonly name: string
  readonly data: string
}

/** The connection of a stream broke, or nothing came for too long. */
export class StreamBrokenError extends Error {
  override readonly name = 'StreamBrokenError'
}

/**
 * Reads a stream to its end.
 *
 * @param silence milliseconds without a byte after which the stream counts as dead
 * @throws {StreamBrokenError} when the connection breaks, is ended from here or falls silent; passes on what `onEvent` throws
 */
export async function readEventStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEvent: (event: ServerEvent) => void,
  silence: number,
): Promise<void> {
  const parser = createParser({ onEvent: ({ event, data }) => onEvent({ name: event ?? 'message', data }) })
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    let isSilent = false
    const clock = setTimeout(() => {
      isSilent = true
      // It rejects when the connection has broken in the same moment: the read below rejects then too.
      reader.cancel().catch(() => undefined)
    }, silence)
    const { done, value } = await reader.read().catch((cause: unknown) => {
      clearTimeout(clock)
      throw new StreamBrokenError('The connection of a stream broke', { cause })
    })
    clearTimeout(clock)
    if (isSilent) throw new StreamBrokenError('The stream fell silent')
    if (done) return
    parser.feed(value)
  }
}
