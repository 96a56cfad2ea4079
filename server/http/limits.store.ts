/** Counts calls by address or session, as contract/limits.ts says. */
import { limits, type LimitName } from '#contract/limits'
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
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

/** `scale` multiplies every limit. Throws too_many_requests with the seconds to wait. */
export function createLimits(db: Db, scale: number): CountCall {
  const build = (name: LimitName, points: number, keyPrefix: string): RateLimiterAbstract => {
    const limit = limits[name]
    const options = { keyPrefix, points: Math.max(1, Math.round(points * scale)), duration: limit.seconds }
    const memory = new RateLimiterMemory(options)
    if (!('durable' in limit)) return memory
    // A database that is away must not open the gate, nor close it: the insurance counts in memory meanwhile.
    return new RateLimiterDrizzle({
      ...options,
      storeClient: db,
      schema: rateLimits,
      insuranceLimiter: memory,
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
