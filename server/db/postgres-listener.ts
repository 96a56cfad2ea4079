/** LISTEN on a connection of its own, which comes back by itself; while it is away, and where notifications do not arrive, polling in its place. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Logger } from 'pino'
import { startPolling } from './channel-poller.ts'
import { notifyChannel } from './channels.store.ts'
import type { Database, Db } from './client.ts'

const RETRY_MS = 2_000
/** So long the notification of the test may take before polling begins. */
const TEST_MS = 10_000
/** A connection that is half open reports nothing: it is asked so often. */
const HEARTBEAT_MS = 15_000
const ANSWER_MS = 5_000

/**
 * @param url where LISTEN holds: a session of its own, so not a pooler in transaction mode
 * @param db what notifies, perhaps over a pooler
 */
export function postgresListener(url: string, db: Db, log: Logger): Pick<Database, 'listen' | 'close'> {
  const channels = new Map<string, Set<(payload: string) => void>>()
  let client: pg.Client | null = null
  let starting: Promise<void> | null = null
  let stopPolling: (() => Promise<void>) | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false
  /** False where notifications never arrive, as behind a pooler. */
  let canHear = true

  const deliver = (channel: string | null, payload: string) => {
    for (const [name, callbacks] of channels)
      if (channel === null || channel === name) for (const callback of callbacks) callback(payload)
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    })
    const lost = () => {
      clearInterval(heartbeat)
      if (client !== next) return
      client = null
      retry()
    }
    const heartbeat = setInterval(() => {
      if (client === next) next.query('select 1').catch(() => (lost(), void next.end().catch(() => {})))
    }, HEARTBEAT_MS)
    heartbeat.unref()
    next.on('error', lost).on('end', lost)
    next.on('notification', ({ channel, payload }) => deliver(channel, payload ?? ''))
    try {
      await next.connect()
      client = next
      for (const channel of channels.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      client = null
      clearInterval(heartbeat)
      void next.end().catch(() => {})
      throw error
    }
  }

  function retry(): void {
    if (closed) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      connect().then(
        async () => {
          if (canHear) await endPolling()
          // What was notified while the line was down is unknown: an empty payload means 'read again'.
          deliver(null, '')
        },
        (error: unknown) => {
          log.warn({ error }, 'live events are waiting for the database')
          // The way of all other statements may be open.
          if (!closed) stopPolling ??= startPolling(db, log, deliver)
          retry()
        },
      )
    }, RETRY_MS)
    timer.unref()
  }

  async function endPolling(): Promise<void> {
    const stop = stopPolling
    stopPolling = undefined
    await stop?.()
  }

  /** Sends a notification on the way that all others take. */
  async function arrives(): Promise<boolean> {
    const channel = `wordgrove_test_${randomUUID().replaceAll('-', '')}`
    const arrived = Promise.withResolvers<boolean>()
    const limit = setTimeout(() => arrived.resolve(false), TEST_MS)
    channels.set(channel, new Set([() => arrived.resolve(true)]))
    try {
      await client?.query(`listen ${channel}`)
      await notifyChannel(db, channel, ['test'])
      return await arrived.promise
    } finally {
      clearTimeout(limit)
      channels.delete(channel)
      await client?.query(`unlisten ${channel}`).catch(() => {})
    }
  }

  async function start(): Promise<void> {
    await connect()
    if ((await arrives()) || closed) return
    log.warn(
      'notifications of the database do not arrive, perhaps behind a pooler: live events are polled every second',
    )
    canHear = false
    stopPolling ??= startPolling(db, log, deliver)
  }

  return {
    async listen(channel, onPayload) {
      const callbacks = channels.get(channel) ?? new Set()
      const isNew = callbacks.size === 0
      channels.set(channel, callbacks.add(onPayload))
      starting ??= start()
      await starting
      if (isNew) await client?.query(`listen ${pg.escapeIdentifier(channel)}`)
      return async () => {
        callbacks.delete(onPayload)
      }
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await endPolling()
      const last = client
      client = null
      await last?.end().catch(() => {})
    },
  }
}
