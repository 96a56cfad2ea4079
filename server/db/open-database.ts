/** Opens the database: PGlite in this process, or PostgreSQL when a URL is given. */
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseOpenError, type Database, type DatabaseOptions } from './client.ts'

/** So long a PostgreSQL is waited for that starts with its server, or is slow to answer on a machine that starts everything. */
const PATIENCE_MS = 15_000
const PAUSE_MS = 300

/** Opens a database that answers; PostgreSQL is waited for. Throws DatabaseOpenError when none does. */
export async function openWorkingDatabase(options: DatabaseOptions): Promise<Database> {
  let database: Database | undefined
  try {
    database = await openDatabase(options)
    await untilAnswers(database, options)
    return database
  } catch (cause) {
    await database?.close().catch(() => {})
    throw new DatabaseOpenError(options.url ? unreachable(cause) : CANNOT_OPEN, { cause })
  }
}

async function untilAnswers({ db }: Database, { url, log }: DatabaseOptions): Promise<void> {
  const until = performance.now() + (url ? PATIENCE_MS : 0)
  for (let hasSaid = false; ; hasSaid = true) {
    try {
      await db.execute('select 1')
      return
    } catch (error) {
      if (!MAY_PASS.has(codeOf(error)) || performance.now() > until) throw error
      if (!hasSaid) log.warn({ error }, 'the database does not answer yet')
    }
    await sleep(PAUSE_MS)
  }
}

const CANNOT_OPEN =
  'The embedded database in DATA_DIR/db cannot be opened. Restore a backup with `npm run restore -- <file>`, or move that folder away to begin anew.'

/** Protocol violation: a pooler refuses settings at the start of a connection. */
const POOLER_REFUSAL = '08P01'

const NO_ANSWER = 'no answer'

/** Nothing listens yet or its name is not known yet, the connection broke off or was not answered in time, and 57P03: PostgreSQL is starting up. */
const MAY_PASS = new Set([NO_ANSWER, 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EAI_AGAIN', 'ENOTFOUND', '57P03'])

const unreachable = (cause: unknown) =>
  codeOf(cause) === POOLER_REFUSAL
    ? 'DATABASE_URL leads to a pooler, it seems. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.'
    : `DATABASE_URL leads to no database that answers (${codeOf(cause)}). Check its host, port, user, password and name, and that PostgreSQL runs.`

/** The deepest code that says what went wrong: ECONNREFUSED, 28P01 (password), 3D000 (no such database). */
function codeOf(error: unknown): string {
  let code = NO_ANSWER
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') code = cause.code
  return code
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.url) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres({
      url: options.url,
      directUrl: options.directUrl,
      size: options.pool ?? 10,
      connectionMs: options.connectionMs,
      log: options.log,
      observe: options.observe,
    })
  }
  const { openPglite } = await import('./pglite.ts')
  return openPglite(options)
}
