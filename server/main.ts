/** Starts the server: settings, lock, database, content, pages; and stops it in order. */
import { serve } from '@hono/node-server'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { createClosing, type ClosingList } from './closing.ts'
import { takeControl } from './control.ts'
import { backUp, isUpgrade } from './db/backup.ts'
import { openDatabase, type Database } from './db/client.ts'
import { isContentStale, loadContent, storedContentVersion } from './db/load-content.ts'
import { ToolMissing } from './db/postgres-tools.ts'
import type { Deps } from './deps.ts'
import { EnvError, readEnv, type Env } from './env.ts'
import { createSessionWatch } from './features/auth/service.ts'
import { administer } from './features/users/service.ts'
import { rebuildAllCards } from './features/answers/service.ts'
import { createCatalogue } from './features/challenges/catalogue.ts'
import { aboutWord, createLexiconSource } from './features/words/service.ts'
import { createPages } from './http/pages.ts'
import { startJobs } from './jobs/index.ts'
import { createLive } from './live.ts'
import { createLog } from './log.ts'
import { showProgress } from './progress.ts'
import { createSpeaker } from './providers/voice/index.ts'

const DRAIN_MS = 10_000

const env = readOrExit()
const log = createLog(env.logLevel)
const closing = createClosing()
let stopping: Promise<void> | undefined
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0))
// Started with a channel to its parent: when the parent is gone, nobody would ever stop this process.
process.on('disconnect', () => void stop(0))

await start().catch((error: unknown) => {
  if (!stopping) log.fatal({ error }, 'the server could not start')
  return stop(1)
})

function readOrExit(): Env {
  try {
    return readEnv()
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
  const deps: Deps = {
    env,
    log,
    db: database.db,
    live: await createLive(database),
    closing,
    watchSession: createSessionWatch({ db: database.db, log, closing, now }),
    speaker: createSpeaker(join(env.dataDir, 'voice'), closing, env.tts),
    now,
    contentReady: () => contentReady,
  }
  const pages = await createPages({
    dist: fileURLToPath(new URL('../dist', import.meta.url)),
    origin: env.origin,
    google: env.googleClientId !== null,
    aboutOf: (path, language) => aboutWord(deps, lexicon, path, language),
  })
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

/** A PostgreSQL server has its operator's backups: without its tool here an upgrade is made without one of ours. */
async function backUpBeforeUpgrade(database: Database): Promise<void> {
  try {
    log.info({ file: await backUp(database, env.dataDir, new Date()) }, 'backed up before the upgrade')
  } catch (error) {
    if (!(error instanceof ToolMissing)) throw error
    log.warn('no backup was made before the upgrade: pg_dump is not installed here')
  }
}

/** The embedded database belongs to one process at a time; a PostgreSQL server looks after itself. */
async function openLocked(): Promise<Database> {
  if (env.databaseUrl) return openDatabase({ log, url: env.databaseUrl, pool: env.databasePool })
  const opened = Promise.withResolvers<Database>()
  const control = await takeControl(env.dataDir, {
    backup: async () => backUp(await opened.promise, env.dataDir, new Date()),
    'rebuild-cards': async () => rebuildAllCards((await opened.promise).db),
    admin: async (command) => administer((await opened.promise).db, command),
  })
  if (!control) {
    process.stderr.write(
      `Another Wordgrove server is using ${env.dataDir}. Stop it first, or set DATA_DIR to another folder.\n`,
    )
    process.exit(1)
  }
  closing.add(() => control.close())
  const database = await openDatabase({ log, directory: join(env.dataDir, 'db') })
  opened.resolve(database)
  return database
}

async function listen(fetch: (request: Request) => Response | Promise<Response>, ends: ClosingList): Promise<string> {
  const server = serve({
    fetch,
    hostname: env.host,
    port: env.port,
    // Slow senders are cut off; the interval is how often that is looked at.
    serverOptions: {
      headersTimeout: 5_000,
      requestTimeout: 15_000,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 30_000,
    },
  }) as Server
  await new Promise<void>((resolve, reject) => server.once('listening', resolve).once('error', reject))
  ends.add(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref()
      }),
  )
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
