/** Both databases report queries that take long, by their text, never by their values. */
import { createHash } from 'node:crypto'
import type { Logger } from 'pino'

const SLOW_MS = 50
const TEXT_LENGTH = 200
/** Statements whose text is remembered as logged; beyond them a text is logged again. */
const MOST = 1_000

export interface QueryReport {
  readonly log: Logger
  /** Measures each query. */
  readonly observe?: (<T>(statement: string, work: () => Promise<T>) => Promise<T>) | undefined
}

/** Wraps query functions so that a slow call is logged: the text of a statement once, and from then on its id alone. */
export function createSlowLog({ log, observe = (_, work) => work() }: QueryReport) {
  const loggedIds = new Set<string>()

  function report(ms: number, text: string): void {
    const id = createHash('sha256').update(text).digest('hex').slice(0, 12)
    const isNew = !loggedIds.has(id)
    if (loggedIds.size >= MOST) loggedIds.clear()
    loggedIds.add(id)
    log.warn({ ms, statement: id, ...(isNew && { query: text.slice(0, TEXT_LENGTH) }) }, 'slow query')
  }

  return <A extends [unknown, ...unknown[]], R>(query: (...args: A) => Promise<R>): ((...args: A) => Promise<R>) =>
    async (...args) => {
      // What is called back has not ended when this returns: the pool does so, and is reported itself.
      if (typeof args.at(-1) === 'function') return query(...args)
      const from = performance.now()
      try {
        return await observe(rawTextOf(args[0]), () => query(...args))
      } finally {
        const ms = Math.round(performance.now() - from)
        if (ms > SLOW_MS) report(ms, rawTextOf(args[0]).replace(/\s+/g, ' '))
      }
    }
}

const rawTextOf = (query: unknown): string =>
  typeof query === 'string' ? query : query && typeof query === 'object' && 'text' in query ? String(query.text) : ''
