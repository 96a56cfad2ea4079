/**
 * `npm run restore -- <file>`: puts a backup in place of the data. The server must be stopped; what was there is kept beside it.
 * A PostgreSQL dump goes back into the database of DATABASE_URL by pg_restore.
 */
import { existsSync } from 'node:fs'
import { openAsBlob } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { takeControl } from '../control.ts'
import { filesOf } from '../db/backup.ts'
import { openDatabase } from '../db/client.ts'
import { postgresTool } from '../db/postgres-tools.ts'
import { readEnv } from '../env.ts'
import { createLog } from '../log.ts'

const env = readEnv()
const [file] = process.argv.slice(2)
if (!file || !existsSync(file)) {
  process.stderr.write('Which backup? npm run restore -- <file>\n')
  process.exit(1)
}
if (env.databaseUrl)
  await postgresTool(
    env.databaseUrl,
    'pg_restore',
    ['--clean', '--if-exists', '--no-owner', '--single-transaction', '--exit-on-error'],
    file,
  )
else await restoreEmbedded(file)
await restoreFiles(file)
process.stdout.write('Restored.\n')

async function restoreFiles(backup: string): Promise<void> {
  const saved = filesOf(backup)
  if (!existsSync(saved)) return
  const uploads = join(env.dataDir, 'files')
  if (existsSync(uploads)) await rename(uploads, `${uploads}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`)
  await cp(saved, uploads, { recursive: true })
}

async function restoreEmbedded(backup: string): Promise<void> {
  const control = await takeControl(env.dataDir, {})
  if (!control) {
    process.stderr.write('Stop the server first: it is using this data folder.\n')
    process.exit(1)
  }
  const directory = join(env.dataDir, 'db')
  const fresh = `${directory}.restoring`
  // What an attempt that failed has left behind.
  await rm(fresh, { recursive: true, force: true })
  const database = await openDatabase({
    log: createLog('warn'),
    directory: fresh,
    load: await openAsBlob(backup),
  })
  await database.close()
  if (existsSync(directory))
    await rename(directory, `${directory}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`)
  await rename(fresh, directory)
  await control.close()
}
