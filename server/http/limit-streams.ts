/** Bounds how many long answers to callers are sent at once, and ends those that nobody reads. */
import { QueueFullError } from '../semaphore.ts'
import { systemTimers, type Timers } from '../timers.ts'

type Bytes = ReadableStream<Uint8Array>

interface Bounds {
  /** Streams that are open at once. */
  readonly most: number
  /** A stream of which nothing is read for so long ends with an error. */
  readonly idleMs: number
  /** Node's own when left out. */
  readonly timers?: Timers
}

/**
 * Passes the stream that `start` makes on, piece by piece as it is read. The returned function throws QueueFullError when `most` are open.
 *
 * @param onError receives why a stream broke off
 */
export function createStreamLimit({
  most,
  idleMs,
  timers = systemTimers,
}: Bounds): (start: () => Bytes, onError: (e: unknown) => void) => Bytes {
  let open = 0
  return (start, onError) => {
    if (open >= most) throw new QueueFullError('too many streams are open')
    open += 1
    let isOpen = true
    const reader = start().getReader()
    const close = () => {
      timers.clearTimeout(timer)
      if (isOpen) open -= 1
      isOpen = false
    }
    const cancel = (reason: unknown) => {
      close()
      // The source hears of it by this very error.
      return reader.cancel(reason).catch(() => {})
    }
    let fail = (_: Error): void => {}
    const timer = timers.setTimeout(() => {
      const error = new Error('The caller does not read on.')
      fail(error)
      void cancel(error)
    }, idleMs)
    timer.unref()
    return new ReadableStream<Uint8Array>(
      {
        start(controller) {
          fail = (error) => controller.error(error)
        },
        async pull(controller) {
          timer.refresh()
          try {
            const { done, value } = await reader.read()
            if (!done) return controller.enqueue(value)
            close()
            controller.close()
          } catch (error) {
            if (!isOpen) return
            close()
            onError(error)
            controller.error(error)
          }
        },
        cancel,
      },
      { highWaterMark: 0 },
    )
  }
}
