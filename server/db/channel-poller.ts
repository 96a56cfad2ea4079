/** Reads the messages of the database's channels every second, where LISTEN does not reach this replica. */
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Db } from './client.ts'
import { readMessages, removeOldMessages, removePoller, renewPoller } from './channels.store.ts'

const POLL_MS = 1_000
/** So often this replica says that it polls, a third of the time after which it counts as gone. */
const RENEW_MS = 10_000

/**
 * Calls back with each message, exactly once; an empty payload on every channel means that some may have been missed. The returned function
 * stops it.
 */
export function startPolling(
  db: Db,
  log: Logger,
  deliver: (channel: string | null, payload: string) => void,
): () => Promise<void> {
  const id = randomUUID()
  let since: string | null = null
  let renewedAt = -Infinity
  /** Transactions up to this one may have notified before they saw that this replica polls. */
  let missedBefore: bigint | null = null
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let running = run()

  async function turn(): Promise<void> {
    if (performance.now() - renewedAt > RENEW_MS) {
      const wasPolling = await renewPoller(db, id)
      renewedAt = performance.now()
      if (!wasPolling || since === null) {
        const { until, next } = await readMessages(db, null)
        since = until
        missedBefore = BigInt(next)
      }
      await removeOldMessages(db)
    }
    const { until, messages } = await readMessages(db, since)
    since = until
    for (const { channel, payload } of messages) deliver(channel, payload)
    if (missedBefore === null || BigInt(until) < missedBefore) return
    missedBefore = null
    deliver(null, '')
  }

  async function run(): Promise<void> {
    await turn().catch((error: unknown) => log.warn({ error }, 'live events are waiting for the database'))
    if (isClosed) return
    timer = setTimeout(() => (running = run()), POLL_MS)
    timer.unref()
  }

  return async () => {
    isClosed = true
    clearTimeout(timer)
    await running
    await removePoller(db, id).catch(() => {})
  }
}
