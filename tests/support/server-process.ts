/** The server as a process of its own, on a database that already holds the fixture dictionary. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openAsBlob, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { inject } from 'vitest'
import { contentVersion } from '#content/version'
import type { Database } from '../../server/db/client.ts'
import { openDatabase } from '../../server/db/open-database.ts'
import { contentState } from '../../server/db/schema/words.ts'
import { createCaller, type Caller } from './caller.ts'
import { openTestDatabase } from './test-database.ts'

const log = pino({ level: 'silent' })
const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url))

export interface ServerProcess extends Caller {
  readonly child: ChildProcess
  /** Where it serves; empty when it ended instead. */
  readonly origin: string
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | string | null>
}

export interface Home {
  readonly dataDir: string
  readonly variables: Readonly<Record<string, string>>
  remove(): Promise<void>
}

/**
 * A data folder, and on PostgreSQL a database, that a server starts on at once.
 *
 * @param version of the dictionary that is there, by default the one that the server wants
 */
export async function prepareHome(version?: string): Promise<Home> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wordgrove-home-'))
  const source = inject('testDatabase')
  const database: Database =
    source.kind === 'pglite'
      ? await openDatabase({ log, directory: join(dataDir, 'db'), load: await openAsBlob(source.dump) })
      : await openTestDatabase()
  // The real dictionary would take its time; the fixture counts as up to date.
  await database.db.update(contentState).set({ value: version ?? (await contentVersion()) })
  if (source.kind === 'pglite') await database.close()
  return {
    dataDir,
    variables: source.kind === 'pglite' ? {} : { DATABASE_URL: await addressOf(database, source.url) },
    async remove() {
      if (source.kind === 'postgres') await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function addressOf({ db }: Database, cluster: string): Promise<string> {
  const result = (await db.execute('select current_database() as name')) as unknown as { rows: { name: string }[] }
  const url = new URL(cluster)
  url.pathname = `/${result.rows[0]?.name ?? ''}`
  return url.href
}

/**
 * Starts a server and waits until it serves and has its dictionary. A server that ends instead is returned too: look at `ended`.
 *
 * @param onSpawn gets the process before that
 * @param stderr where its log goes
 */
export async function startServer(
  { dataDir, variables }: Home,
  onSpawn: (child: ChildProcess) => void = () => undefined,
  stderr: number | 'inherit' = 'inherit',
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      APP_ENV: 'demo',
      DATA_DIR: dataDir,
      PORT: '0',
      RATE_LIMIT_SCALE: '1000',
      LOG_LEVEL: 'error',
      ...variables,
    },
    stdio: ['ignore', 'pipe', stderr],
  })
  onSpawn(child)
  const ended = once(child, 'exit').then(([code, signal]: (number | string | null)[]) => code ?? signal ?? null)
  const origin = await Promise.race([serving(child), ended.then(() => '')])
  const caller = createCaller((request) => {
    const { pathname, search } = new URL(request.url)
    return fetch(new Request(`${origin}${pathname}${search}`, request))
  })
  return { child, origin, ended, ...caller }
}

async function serving(child: ChildProcess): Promise<string> {
  if (child.stdout) {
    for await (const line of createInterface({ input: child.stdout })) {
      const [origin] = /http:\/\/\S+/.exec(line) ?? []
      if (origin) return origin
    }
  }
  return ''
}

/** Ends a server at once, as a power cut would; one that has ended already is left alone. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}
