/** Starts the server: settings, lock, database, content, pages; and stops it in order. */
import { serve } from '@hono/node-server'
import type { Redis } from 'ioredis'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { createShutdownSteps, type ShutdownSteps } from './shutdown.ts'
import { openControlSocket } from './control-socket.ts'
import { readBlocks } from './backups/extract-learner.ts'
import { BackupCopyError, makeBackup } from './backups/make-backup.ts'
import { readBackupCheck } from './db/backup-checks.store.ts'
import { isUpgrade } from './db/backup.ts'
import { DatabaseOpenError, type Database } from './db/client.ts'
import { openReplica } from './db/open-replica.ts'
import type { ReplicaReads } from './db/replica.ts'
import { listenForWork } from './db/work-channel.ts'
import { openWorkingDatabase } from './db/open-database.ts'
import { isContentStale, loadContent, storedContentVersion } from './db/load-content.ts'
import { ToolMissingError } from './db/postgres-tools.ts'
import type { Deps } from './deps.ts'
import { assertDataDir, EnvError, readEnv, type Env } from './env.ts'
import { createSessionWatch } from './features/auth/index.ts'
import { administer } from './features/admin/roles.store.ts'
import { rebuildAllCards } from './features/answers/index.ts'
import { readLastBackup } from './features/overview/overview.store.ts'
import { readDemoKeys } from './features/billing/index.ts'
import { restoreLearner } from './features/privacy/index.ts'
import { createCatalogue } from './features/challenges/catalogue.ts'
import { aboutWord, createLexiconSource, soundEdition } from './features/words/index.ts'
import { createDrain } from './http/draining.ts'
import { boundGarbage } from './heap.ts'
import { createPages } from './http/pages.ts'
import { startJobs } from './jobs/index.ts'
import { createLive } from './live.ts'
import { createLog } from './log.ts'
import { openRedis } from './redis.ts'
import { renewEditedWords } from './word-cache.ts'
import { showProgress } from './progress.ts'
import { createMetricBuffer } from './metrics.ts'
import { countScorer } from './provider-outcomes.ts'
import { createTelemetry } from './telemetry.ts'
import { createTracer } from './tracing.ts'
import { createScorer } from './providers/scorer/create-scorer.ts'
import { createSpeaker } from './providers/voice/speaker.ts'

boundGarbage()
const env = readOrExit()
const log = createLog(env.logLevel)
const closing = createShutdownSteps()
const tracer = await createTracer(env.tracesEndpoint)
closing.add(() => tracer.close())
const telemetry = createTelemetry(tracer, true)
let stopping: Promise<void> | undefined
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0))
// Started with a channel to its parent: when the parent is gone, no process would ever stop this one.
process.on('disconnect', () => void stop(0))

await start().catch((error: unknown) => {
  if (!stopping) reportStartError(error)
  return stop(1)
})

/** What the operator can mend is said in one line; anything else goes to the log with all that is known. */
function reportStartError(error: unknown): void {
  const line = startErrorLine(error)
  if (line === null) log.fatal({ error }, 'the server could not start')
  else process.stderr.write(`${line}\n`)
}

function startErrorLine(error: unknown): string | null {
  if (error instanceof EnvError || error instanceof DatabaseOpenError) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `PORT ${env.port} is taken by another program. Stop it, or set PORT to a free one.`
  if (code === 'EADDRNOTAVAIL' || code === 'EACCES' || code === 'ENOTFOUND')
    return `HOST ${env.host} and PORT ${env.port} cannot be listened on (${code}). HOST must be an address of this machine; ports below 1024 need rights.`
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk of DATA_DIR is full (${code}). Make room and start again.`
  return null
}

function readOrExit(): Env {
  try {
    const read = readEnv()
    assertDataDir(read.dataDir)
    return read
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

async function start(): Promise<void> {
  const database = await openLocked()
  closing.add(() => database.close())
  if (await isUpgrade(database)) await backUpBeforeUpgrade(database)
  await database.migrate()
  let contentReady = (await storedContentVersion(database.db)) !== null
  const catalogue = createCatalogue()
  const lexicon = createLexiconSource()
  const now = () => new Date()
  const metrics = createMetricBuffer(database.db, now, telemetry.countProvider)
  closing.add(() => metrics.flush())
  const scorer = createScorer(join(env.dataDir, 'scorer'), closing, env.scorer)
  const replica = openReads(database)
  const deps: Deps = {
    env,
    log,
    db: database.db,
    replica,
    redis: openLimits(),
    live: await createLive(database, log, replica?.markWriter),
    metrics,
    telemetry,
    closing,
    watchSession: createSessionWatch({ db: database.db, log, closing, now }),
    speaker: createSpeaker(join(env.dataDir, 'voice'), closing, env.tts, (isSound) =>
      metrics.count(isSound ? 'voice.succeeded' : 'voice.failed'),
    ),
    scorer: scorer && countScorer(scorer, metrics),
    work: await listenForWork(database),
    now,
    contentReady: () => contentReady,
  }
  telemetry.observe({
    ...(database.pool && { pool: database.pool }),
    streams: () => deps.live.learners().reduce((sum, userId) => sum + deps.live.listeners(userId), 0),
    isContentReady: () => contentReady,
    lastBackup: async () => (await readLastBackup(database.db))?.at.getTime() ?? null,
    isBackupSound: async () => {
      const check = await readBackupCheck(database.db)
      return check && check.outcome === 'passed'
    },
  })
  await renewEditedWords(database, log, { catalogue, lexicon })
  const pages = await createPages({
    dist: fileURLToPath(new URL('../dist', import.meta.url)),
    origin: env.origin,
    google: env.googleClientId !== null,
    hasServiceWorker: env.hasServiceWorker,
    soundEdition: () => soundEdition(deps, lexicon),
    aboutOf: (path, language) => aboutWord(deps, lexicon, path, language),
  })
  // The first start makes them, which no buyer waits for.
  if (env.payments.hasDemoCashier) readDemoKeys(env.dataDir)
  const address = await listen(createApp(deps, pages, catalogue, lexicon).fetch, closing)
  closing.add(startJobs(deps))
  try {
    await database.alone(async () => {
      if (await isContentStale(database.db)) await loadContent(database.db, showProgress(process.stderr, log))
    })
    catalogue.forget()
    lexicon.forget()
    contentReady = true
    // Read now, so that the first look-up does not wait for it.
    await lexicon.read(database.db)
  } catch (error) {
    if (!contentReady) throw error
    log.error({ error }, 'the new dictionary could not be loaded; the old one goes on serving')
  }
  process.stdout.write(`\n  Wordgrove 词林  ${address}\n\n`)
}

function openReads({ db }: Database): ReplicaReads | undefined {
  const { databaseReplicaUrl: url, databasePool: size } = env
  if (url === undefined) return undefined
  const { reads, close } = openReplica({ url, primary: db, size, log, observe: telemetry.query })
  closing.add(close)
  return reads
}

function openLimits(): Redis | undefined {
  if (env.redisUrl === undefined) return undefined
  const { redis, close } = openRedis(env.redisUrl, log)
  closing.add(close)
  return redis
}

/** A PostgreSQL server has its operator's backups: without its tool here an upgrade is made without one of ours. */
async function backUpBeforeUpgrade(database: Database): Promise<void> {
  try {
    log.info({ file: await makeBackup(database, env, new Date()) }, 'backed up before the upgrade')
  } catch (error) {
    // A bucket that is away does not keep an upgrade: the backup is here.
    if (error instanceof BackupCopyError)
      return log.error({ error }, 'the backup before the upgrade is not in the bucket')
    if (!(error instanceof ToolMissingError)) throw error
    log.warn('no backup was made before the upgrade: pg_dump is not installed here')
  }
}

/** The embedded database belongs to one process at a time; a PostgreSQL server looks after itself. */
async function openLocked(): Promise<Database> {
  if (env.databaseUrl)
    return openWorkingDatabase({
      log,
      url: env.databaseUrl,
      directUrl: env.databaseDirectUrl,
      pool: env.databasePool,
      observe: telemetry.query,
    })
  const opened = Promise.withResolvers<Database>()
  const control = await openControlSocket(env.dataDir, {
    backup: async () => makeBackup(await opened.promise, env, new Date()),
    'rebuild-cards': async () => rebuildAllCards((await opened.promise).db),
    'restore-learner': async (file) => restoreLearner((await opened.promise).db, readBlocks(file), new Date()),
    admin: async (command) => administer((await opened.promise).db, command),
  })
  if (!control) {
    process.stderr.write(
      `Another Wordgrove server is using ${env.dataDir}. Stop it first, or set DATA_DIR to another folder.\n`,
    )
    process.exit(1)
  }
  closing.add(() => control.close())
  const database = await openWorkingDatabase({ log, directory: join(env.dataDir, 'db'), observe: telemetry.query })
  opened.resolve(database)
  return database
}

async function listen(fetch: (request: Request) => Response | Promise<Response>, ends: ShutdownSteps): Promise<string> {
  const server = serve({
    fetch,
    hostname: env.host,
    port: env.port,
    // Slow senders are cut off; the interval is how often that is looked at. A recording of a minute arrives at 20 kB/s; limitBody cuts off other bodies before.
    serverOptions: {
      headersTimeout: 5_000,
      requestTimeout: 100_000,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 30_000,
    },
  }) as Server
  const drain = createDrain(server)
  await new Promise<void>((resolve, reject) => server.once('listening', resolve).once('error', reject))
  ends.add(drain)
  const bound = server.address()
  const port = bound && typeof bound === 'object' ? bound.port : env.port
  return env.host === '127.0.0.1' ? `http://localhost:${port}` : `http://${env.host}:${port}`
}

function stop(code: number): Promise<void> {
  stopping ??= closing
    .run()
    .catch((error: unknown) => log.error({ error }, 'the server did not stop cleanly'))
    .then(() => process.exit(code))
  return stopping
}
