/** What the features are given. Nothing below server/main.ts reaches for a global. */
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { ShutdownStep } from './shutdown.ts'
import type { Db } from './db/client.ts'
import type { ReplicaReads } from './db/replica.ts'
import type { WorkSignals } from './db/work-channel.ts'
import type { Env } from './env.ts'
import type { WatchSession } from './http/context.ts'
import type { Live } from './live.ts'
import type { MetricBuffer } from './metrics.ts'
import type { Telemetry } from './telemetry.ts'
import type { Scorer } from './providers/scorer/index.ts'
import type { Speaker } from './providers/voice/index.ts'

export interface Deps {
  readonly env: Env
  readonly log: Logger
  readonly db: Db
  /** Where reads may go that can be some seconds old; left out where there is none. */
  readonly replica?: ReplicaReads | undefined
  /** Counts limits for all servers together; left out where there is none. */
  readonly redis?: Redis | undefined
  readonly live: Live
  readonly metrics: MetricBuffer
  readonly telemetry: Telemetry
  readonly closing: ShutdownStep
  readonly watchSession: WatchSession
  readonly speaker: Speaker
  /** Null: recordings are kept without a score. */
  readonly scorer: Scorer | null
  /** Queues of the database that have work. */
  readonly work: WorkSignals
  readonly now: () => Date
  /** False until the dictionary has been loaded for the first time. */
  readonly contentReady: () => boolean
}
