/** A service that speaks the protocol of Redis, such as Valkey, where REDIS_URL names one. */
import { Redis } from 'ioredis'
import type { Logger } from 'pino'

/** What is counted there is asked for by nearly every call: it is waited for no longer than that. */
const TIMEOUT_MS = 500
const RECONNECT_MS = 1_000

/**
 * Never fails: a service that is away at the start is used once it is there. While it is away its commands fail at once instead of waiting; one that
 * stopped answering is left after the first command that it did not answer. `close` ends the connection.
 */
export function openRedis(url: string, log: Logger): { readonly redis: Redis; readonly close: () => void } {
  let isAway = false
  const redis = new Redis(url, {
    connectTimeout: TIMEOUT_MS,
    commandTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => RECONNECT_MS,
  })
  redis.on('error', (error: unknown) => {
    if (isAway) return
    isAway = true
    log.warn({ error }, 'Redis is away: limits are counted without it')
  })
  redis.on('ready', () => {
    if (isAway) log.info('Redis is there again')
    isAway = false
  })
  return { redis, close: () => redis.disconnect() }
}
