/**
 * The real application on a database of its own, without a socket.
 *
 * ```ts
 * const app = await createTestApp()
 * afterAll(() => app.close())
 *
 * const ann = await app.user()
 * const user = await app.call(getUser, {}, ann.token)
 * const refusal = await app.refused(updateUser, { body }, ann.token) // { status, code, message, fields, ... }
 * app.advance(31 * DAY)
 * ```
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createApp } from '../../server/app.ts'
import { createShutdownSteps } from '../../server/shutdown.ts'
import type { Database, Db } from '../../server/db/client.ts'
import { listenForWork } from '../../server/db/work-channel.ts'
import type { Deps } from '../../server/deps.ts'
import { readEnv, type Env } from '../../server/env.ts'
import { createSessionWatch } from '../../server/features/auth/index.ts'
import { createLive } from '../../server/live.ts'
import { createMetricBuffer } from '../../server/metrics.ts'
import { logOptions } from '../../server/log.ts'
import type { Scorer } from '../../server/providers/scorer/index.ts'
import { countScorer } from '../../server/provider-outcomes.ts'
import { createTelemetry } from '../../server/telemetry.ts'
import { createTracer } from '../../server/tracing.ts'
import { createCatalogue } from '../../server/features/challenges/catalogue.ts'
import { createLexiconSource } from '../../server/features/words/index.ts'
import { renewEditedWords } from '../../server/word-cache.ts'
import { createSpeaker } from '../../server/providers/voice/speaker.ts'
import { createCaller, type Caller } from './caller.ts'
import { createPeople, type People } from './people.ts'
import { openTestDatabase } from './test-database.ts'

export const MINUTE = 60_000
export const HOUR = 3_600_000
export const DAY = 86_400_000

/** Wednesday noon in Shanghai, so that a few hours either way stay in the same day and week. */
/** See `providerTimeoutMs`. */
const PROVIDER_TIMEOUT_MS = 30_000

const START = new Date('2026-03-04T04:00:00Z')

export interface TestAppOptions {
  /** Environment variables over those of a demo; limits per address are a thousand times the usual unless RATE_LIMIT_SCALE says else. */
  readonly variables?: Readonly<Record<string, string>>
  /** Where the clock starts; it moves by `advance` alone. */
  readonly now?: Date
  readonly contentReady?: boolean
  /** None when left out. */
  readonly scorer?: Scorer | null
  /**
   * Longest wait for an answer of a payment or text message provider, instead of half a minute: beside other checks a provider that answers is
   * slow, and only one that hangs is to be given up.
   */
  readonly providerTimeoutMs?: number
}

export interface TestApp extends Caller, People {
  readonly deps: Deps
  readonly db: Db
  readonly database: Database
  /** Everything the server logged, as parsed lines. */
  readonly logs: readonly Record<string, unknown>[]
  now(): Date
  /** Moves the clock of the server; durable counters, sessions, codes and runs follow it. */
  advance(ms: number): void
  /** The same database and clock under other settings, as after a restart. */
  restarted(
    options: Pick<TestAppOptions, 'variables' | 'contentReady' | 'scorer' | 'providerTimeoutMs'>,
  ): Promise<TestApp>
  close(): Promise<void>
}

const withTimeout = (env: Env, timeoutMs: number): Env => ({
  ...env,
  sms: env.sms && { ...env.sms, timeoutMs },
  payments: {
    ...env.payments,
    alipay: { ...env.payments.alipay, timeoutMs },
    stripe: env.payments.stripe && { ...env.payments.stripe, timeoutMs },
  },
})

export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await openTestDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'wordgrove-test-'))
  let time = (options.now ?? START).getTime()
  const clock = { now: () => new Date(time), advance: (ms: number) => void (time += ms) }
  const closing = createShutdownSteps()

  async function build({
    variables = {},
    contentReady = true,
    scorer = null,
    providerTimeoutMs = PROVIDER_TIMEOUT_MS,
  }: TestAppOptions): Promise<TestApp> {
    const logs: Record<string, unknown>[] = []
    const usual = readEnv({
      APP_ENV: 'demo',
      APP_SECRET: 'a secret of at least thirty-two characters',
      DATA_DIR: dataDir,
      RATE_LIMIT_SCALE: '1000',
      ...variables,
    })
    const env = withTimeout(usual, providerTimeoutMs)
    const log = pino({ ...logOptions, level: 'debug' }, { write: (line) => void logs.push(JSON.parse(line)) })
    const telemetry = createTelemetry(await createTracer(undefined))
    const metrics = createMetricBuffer(database.db, clock.now, telemetry.countProvider)
    const deps: Deps = {
      env,
      log,
      db: database.db,
      live: await createLive(database, log),
      metrics,
      telemetry,
      closing,
      watchSession: createSessionWatch({ db: database.db, log, closing, now: clock.now }),
      speaker: createSpeaker(join(env.dataDir, 'voice'), closing, env.tts, (isSound) =>
        metrics.count(isSound ? 'voice.succeeded' : 'voice.failed'),
      ),
      scorer: scorer && countScorer(scorer, metrics),
      work: await listenForWork(database),
      now: clock.now,
      contentReady: () => contentReady,
    }
    const catalogue = createCatalogue()
    const lexicon = createLexiconSource()
    await renewEditedWords(database, log, { catalogue, lexicon })
    const app = createApp(deps, null, catalogue, lexicon)
    const request = async (request: Request, peer: string) =>
      app.fetch(request, { incoming: { socket: { remoteAddress: peer } } })
    return {
      deps,
      db: database.db,
      database,
      logs,
      ...clock,
      ...createCaller(request),
      ...createPeople(database.db, clock.now),
      restarted: build,
      async close() {
        await closing.run()
        await database.close()
        rmSync(dataDir, { recursive: true, force: true })
      },
    }
  }

  return build(options)
}
