/** LISTEN on a connection of its own, which comes back by itself. */
import pg from 'pg'
import type { Logger } from 'pino'
import type { Database } from './client.ts'

const RETRY_MS = 2_000

export function postgresListener(url: string, log: Logger): Pick<Database, 'listen' | 'close'> {
  const channels = new Map<string, Set<(payload: string) => void>>()
  let client: pg.Client | null = null
  let connecting: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let closed = false

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true })
    const lost = () => {
      if (client !== next) return
      client = null
      retry()
    }
    next.on('error', lost).on('end', lost)
    next.on('notification', ({ channel, payload }) => {
      for (const callback of channels.get(channel) ?? []) callback(payload ?? '')
    })
    await next.connect()
    client = next
    for (const channel of channels.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
  }

  function retry(): void {
    if (closed) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      connect().then(
        // What was notified while the line was down is unknown: an empty payload means 'read again'.
        () => channels.forEach((callbacks) => callbacks.forEach((callback) => callback(''))),
        (error: unknown) => {
          log.warn({ error }, 'live events are waiting for the database')
          retry()
        },
      )
    }, RETRY_MS)
    timer.unref()
  }

  return {
    async listen(channel, onPayload) {
      const callbacks = channels.get(channel) ?? new Set()
      const isNew = callbacks.size === 0
      channels.set(channel, callbacks.add(onPayload))
      connecting ??= connect()
      await connecting
      if (isNew) await client?.query(`listen ${pg.escapeIdentifier(channel)}`)
      return async () => {
        callbacks.delete(onPayload)
      }
    },
    async close() {
      closed = true
      clearTimeout(timer)
      const last = client
      client = null
      await last?.end().catch(() => {})
    },
  }
}
