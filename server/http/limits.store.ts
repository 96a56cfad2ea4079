/** Counts calls by address or session, as contract/limits.ts says. */
import { limits, type LimitName } from '#contract/limits'
import {
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { Redis } from 'ioredis'
import type { Db } from '../db/client.ts'
import { rateLimits } from '../db/schema/accounts.ts'
import { HttpError } from './errors.ts'

/** Keeps a flood of made-up tokens away from the database. */
export interface TokenThrottle {
  /** Throws too_many_requests once too many unknown tokens came from this IP address. */
  readonly admit: (address: string) => Promise<void>
  /** Counts an unknown token. */
  readonly miss: (address: string) => Promise<void>
}

/** `scale` multiplies the limit. */
export function createTokenThrottle(scale: number): TokenThrottle {
  const { points, seconds } = limits.unknownTokens
  const misses = new RateLimiterMemory({ points: Math.max(1, Math.round(points * scale)), duration: seconds })
  return {
    async admit(address) {
      const known = await misses.get(address)
      if (known && known.remainingPoints <= 0) throw tooMany(known)
    },
    async miss(address) {
      await misses.penalty(address)
    },
  }
}

const tooMany = ({ msBeforeNext }: RateLimiterRes) =>
  new HttpError('too_many_requests', { values: { seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) } })

export type CountCall = (limit: LimitName, address: string, session: string | null) => Promise<void>

type LimiterOptions = ConstructorParameters<typeof RateLimiterMemory>[0]

/** Of every key in Redis, which others may use too. */
const REDIS_PREFIX = 'wordgrove:limit:'

/**
 * `scale` multiplies every limit. With `redis` every limit is counted there, for all servers together. Throws too_many_requests with the seconds to
 * wait.
 */
export function createLimits(db: Db, scale: number, redis?: Redis): CountCall {
  const build = (name: LimitName, points: number, keyPrefix: string): RateLimiterAbstract => {
    const limit = limits[name]
    const options = { keyPrefix, points: Math.max(1, Math.round(points * scale)), duration: limit.seconds }
    const memory = new RateLimiterMemory(options)
    // What counts and is away must not open the gate, nor close it: the next one counts meanwhile, memory at last.
    const own = 'durable' in limit ? inDatabase(options, memory) : memory
    if (!redis) return own
    return new RateLimiterRedis({
      ...options,
      keyPrefix: REDIS_PREFIX + keyPrefix,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: own,
    })
  }
  function inDatabase(options: LimiterOptions, insuranceLimiter: RateLimiterAbstract): RateLimiterAbstract {
    return new RateLimiterDrizzle({
      ...options,
      storeClient: db,
      schema: rateLimits,
      insuranceLimiter,
      clearExpiredByTimeout: false,
    })
  }
  const limiters = new Map<string, RateLimiterAbstract>()
  return async (name, address, session) => {
    const limit = limits[name]
    if (limit.points === Infinity) return
    const signedIn = session !== null && 'signedIn' in limit
    const keyPrefix = signedIn ? `${name}:session` : name
    let limiter = limiters.get(keyPrefix)
    if (!limiter) limiters.set(keyPrefix, (limiter = build(name, signedIn ? limit.signedIn : limit.points, keyPrefix)))
    try {
      await limiter.consume(signedIn ? session : address)
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      throw tooMany(reason)
    }
  }
}
