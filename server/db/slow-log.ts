/** Both databases report queries that take long, by their text, never by their values. */
import type { Logger } from 'pino'

const SLOW_MS = 50

/** Wraps a query function so that a slow call is logged. */
export function reportSlow<A extends [unknown, ...unknown[]], R>(
  log: Logger,
  query: (...args: A) => Promise<R>,
): (...args: A) => Promise<R> {
  return async (...args) => {
    const from = performance.now()
    try {
      return await query(...args)
    } finally {
      const ms = Math.round(performance.now() - from)
      if (ms > SLOW_MS) log.warn({ ms, query: textOf(args[0]) }, 'slow query')
    }
  }
}

function textOf(query: unknown): string {
  const text =
    typeof query === 'string' ? query : query && typeof query === 'object' && 'text' in query ? String(query.text) : ''
  return text.replace(/\s+/g, ' ').slice(0, 200)
}
