/** PostgreSQL compiled to WASM, in this process: the default that needs no installation. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { backUpOnline } from './pglite-backup.ts'
import { migrationsFolder, type Database, type DatabaseOptions } from './client.ts'
import { PreparingPglite } from './pglite-statements.ts'
import * as schema from './schema/index.ts'
import { createSlowLog } from './slow-log.ts'

/** The whole of it is taken at once, used or not. What is not in it comes from the system's own cache, which measured the same times as 128 MB here. */
const BUFFERS = '32MB'

export async function openPglite({ directory, load, log, observe }: DatabaseOptions): Promise<Database> {
  if (directory && !load && !existsSync(join(directory, 'PG_VERSION'))) await createDirectory(directory)
  const client = new PreparingPglite({
    ...(directory ? { dataDir: directory } : {}),
    ...(load ? { loadDataDir: load } : {}),
    startParams: [...PreparingPglite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`],
  })
  await client.waitReady
  client.query = createSlowLog({ log, observe })(client.query.bind(client)) as typeof client.query
  const db = drizzle(client, { schema, casing: 'snake_case' })
  const closing = new AbortController()
  let latest: Promise<unknown> = Promise.resolve()
  /** Runs one work after the other: a second backup, and the end of the database, wait for the backup that runs. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = latest.then(work)
    latest = turn.catch(() => {})
    return turn
  }
  return {
    kind: 'pglite',
    db,
    migrate: () => migrate(db, { migrationsFolder }),
    alone: (work) => work(),
    listen: async (channel, onPayload) => client.listen(channel, onPayload),
    dump: (file) => {
      // In memory there is nothing that another process could copy.
      if (!directory) return client.dumpDataDir('gzip').then((archive) => writeFile(file, archive.stream()))
      return inTurn(() => backUpOnline(client, { directory, file, signal: closing.signal }))
    },
    async close() {
      closing.abort()
      await inTurn(() => Promise.resolve())
      await client.close()
    },
  }
}

/** A short-lived child makes the empty cluster: doing it here would cost 780 MB of memory that never shrinks. */
async function createDirectory(directory: string): Promise<void> {
  mkdirSync(directory, { recursive: true })
  const program = `import { PGlite } from '@electric-sql/pglite'; const db = await PGlite.create(process.argv[1]); await db.close()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, directory], {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
  })
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve))
  if (code !== 0) throw new Error('The embedded database could not be created.')
}
