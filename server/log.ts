/** The log: lines of JSON on stderr, without what people typed and without secrets. */
import { currentContext } from './work-context.ts'
import pino, { type Logger, type LoggerOptions } from 'pino'

interface LoggedError {
  readonly name: string
  readonly message: string
  readonly code?: string
  readonly at: readonly string[]
  readonly cause?: LoggedError
}

/** How deep causes are followed. */
const CAUSES = 4

/** An error as it may be logged. A failed query carries its values in message, fields and stack: of those only the statement is kept. */
function loggedError(error: unknown, depth = CAUSES): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, message: String(error), at: [] }
  const { name, message, stack = '', cause } = error
  return {
    name,
    message: message.split('\nparams: ', 1).join(),
    ...('code' in error && { code: String(error.code) }),
    at: stack.split('\n').filter((line) => /^\s+at /.test(line)),
    ...(cause !== undefined && depth > 0 && { cause: loggedError(cause, depth - 1) }),
  }
}

export const logOptions = {
  mixin: () => ({ ...currentContext() }),
  serializers: { error: (error: unknown) => loggedError(error) },
} satisfies LoggerOptions

/** Bytes of lines that wait while they cannot be written; later ones are dropped. */
const MAX_WAITING = 16 * 1024 * 1024

/** Logs from this level on. A log that cannot be written, on a full disk or a closed pipe, ends nothing: its lines wait for the next try. */
export function createLog(level: string): Logger {
  const destination = pino.destination({ fd: 2, sync: false, maxLength: MAX_WAITING })
  // Without a listener the first line that cannot be written would end the process, and at its end pino would try that line for ever.
  const { flush, flushSync } = destination
  const skip = () => {}
  destination.on('error', () => Object.assign(destination, { flush: skip, flushSync: skip }))
  destination.on('write', () => Object.assign(destination, { flush, flushSync }))
  return pino({ ...logOptions, level }, destination)
}
