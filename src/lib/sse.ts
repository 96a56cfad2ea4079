/** Reads a stream of server-sent events. */
import { createParser } from 'eventsource-parser'

export interface ServerEvent {
  /** 'message' when the stream names none. */
  readonly name: string
  readonly data: string
}

/**
 * Reads a stream to its end.
 *
 * @param silence milliseconds without a byte after which the stream counts as dead
 * @throws when the connection breaks or falls silent
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
      // The read below ends; why it ended is known already.
      reader.cancel().catch(() => undefined)
    }, silence)
    const { done, value } = await reader.read().finally(() => clearTimeout(clock))
    if (isSilent) throw new Error('The stream fell silent')
    if (done) return
    parser.feed(value)
  }
}
