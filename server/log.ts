/** The log: lines of JSON on stderr, without what people typed and without secrets. */
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

export const logOptions = { serializers: { error: (error: unknown) => loggedError(error) } } satisfies LoggerOptions

/** Logs from this level on. */
export const createLog = (level: string): Logger =>
  pino({ ...logOptions, level }, pino.destination({ fd: 2, sync: false }))
