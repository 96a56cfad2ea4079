/** Server-sent events over fetch: named events with JSON data, a heartbeat, and an end when the caller goes. */
import type { ShutdownStep } from '../shutdown.ts'
import type { CallContext, WatchSession } from './context.ts'

const HEARTBEAT_MS = 15_000

export interface EventStream {
  /** Sends one event; quietly nothing after the end. */
  send(event: string, data: unknown): void
  end(): void
}

interface StreamDeps {
  readonly closing: ShutdownStep
  readonly watchSession: WatchSession
}

/**
 * Answers with a stream that `start` feeds. `start` may return a function that runs once when the stream ends, on either side.
 * The stream ends within a second after the session of its caller. A server that shuts down ends every stream with `event: retry`.
 */
export function eventStream(
  { signal, session }: Pick<CallContext<'guest'>, 'signal' | 'session'>,
  { closing, watchSession }: StreamDeps,
  start: (stream: EventStream) => void | (() => void),
): Response {
  const encoder = new TextEncoder()
  let stop: () => void = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let open = true
      const write = (text: string) => {
        if (open) controller.enqueue(encoder.encode(text))
      }
      const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS)
      let onEnd: void | (() => void) = undefined
      stop = () => {
        if (!open) return
        open = false
        clearInterval(heartbeat)
        signal.removeEventListener('abort', stop)
        forget()
        unwatch()
        onEnd?.()
        try {
          controller.close()
        } catch {
          // The reader has cancelled already: there is nothing left to close.
        }
      }
      const forget = closing.add(() => {
        write('event: retry\ndata: {}\n\n')
        stop()
      })
      const unwatch = watchSession(session, () => stop())
      signal.addEventListener('abort', stop)
      write(': open\n\n')
      onEnd = start({ send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`), end: stop })
      if (!open) onEnd?.()
      if (signal.aborted) stop()
    },
    cancel: () => stop(),
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    },
  })
}
