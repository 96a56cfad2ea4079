/**
 * `npm run restore -- <file>`: puts a backup in place of the data; `-- bucket` takes the latest one of the bucket, `-- bucket <name>` another. The server
 * must be stopped; what was there is kept beside it. A backup that cannot be read changes nothing. A PostgreSQL dump goes back into the database of
 * DATABASE_URL by pg_restore. `-- <file> --learner <who>` brings back one learner alone, while the server runs or not.
 */
import { existsSync, openAsBlob } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { extractLearner, readBlocks, restoreFilesOf } from '../backups/extract-learner.ts'
import { fetchBackup } from '../backups/make-backup.ts'
import { assertWholeArchive } from '../backups/whole-archive.ts'
import { openControlSocket } from '../control-socket.ts'
import { filesOf, secretOf } from '../db/backup.ts'
import { openDatabase, openWorkingDatabase } from '../db/open-database.ts'
import { postgresTool } from '../db/postgres-tools.ts'
import { assertDataDir, readEnv, type Env } from '../env.ts'
import { restoreLearner } from '../features/privacy/index.ts'
import { createLog } from '../log.ts'
import { secretFile, unpackSecret } from '../secret.ts'
import { runCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'

const log = createLog('silent')

await runCommand(async () => {
  const env = readEnv()
  assertDataDir(env.dataDir)
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { learner: { type: 'string' } } })
  const [given, name] = positionals
  const file = given === 'bucket' ? await fetchBackup(env, name) : given
  if (!file || !existsSync(file))
    throw new Error('Which backup? npm run restore -- <file>, or bucket for the latest there')
  if (values.learner !== undefined) return restoreOne(file, values.learner, env)
  // First what can be refused without having changed anything.
  const secret = await savedSecret(file, env)
  await (env.databaseUrl ? restorePostgres(file, env.databaseDirectUrl ?? env.databaseUrl) : restoreEmbedded(file, env))
  await restoreFiles(file, env)
  if (secret !== null && secret !== env.secret) await restoreSecret(secret, env)
  return 'Restored.'
})

/** Brings back what the data no longer has of a learner; the server may run meanwhile. */
async function restoreOne(backup: string, who: string, env: Env): Promise<string> {
  await mkdir(join(env.dataDir, 'backups'), { recursive: true })
  const folder = await mkdtemp(join(env.dataDir, 'backups', 'learner-'))
  try {
    const rows = await extractLearner({ backup, who, folder, url: env.databaseDirectUrl ?? env.databaseUrl })
    const sentence = await withDatabase(`restore-learner ${rows}`, ({ db }) =>
      restoreLearner(db, readBlocks(rows), new Date()),
    )
    const files = await restoreFilesOf(readBlocks(rows), backup, env)
    return files === 0 ? sentence : `${sentence} Files: ${files}.`
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The secret that was generated where the backup was made; null where it was the operator's. Throws PassphraseError. */
async function savedSecret(backup: string, { backupPassphrase, isSecretGenerated }: Env): Promise<string | null> {
  const saved = secretOf(backup)
  return isSecretGenerated && existsSync(saved) ? unpackSecret(await readFile(saved, 'utf8'), backupPassphrase) : null
}

/** Makes room under a name by keeping what is there beside it. */
async function setAside(path: string): Promise<void> {
  if (existsSync(path)) await rename(path, `${path}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`)
}

async function restoreSecret(secret: string, { dataDir }: Env): Promise<void> {
  await setAside(secretFile(dataDir))
  await writeFile(secretFile(dataDir), secret, { mode: 0o600 })
}

async function restoreFiles(backup: string, { dataDir }: Env): Promise<void> {
  const saved = filesOf(backup)
  if (!existsSync(saved)) return
  const uploads = join(dataDir, 'files')
  await setAside(uploads)
  await cp(saved, uploads, { recursive: true })
}

async function restorePostgres(backup: string, url: string): Promise<void> {
  const database = await openWorkingDatabase({ log, url, pool: 2 })
  await database.close()
  const options = ['--clean', '--if-exists', '--no-owner', '--single-transaction', '--exit-on-error']
  await postgresTool(url, 'pg_restore', options, backup).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : 'unknown'
    throw new Error(`This backup cannot be restored: ${backup}. Nothing was changed. ${reason}`, { cause })
  })
}

async function restoreEmbedded(backup: string, { dataDir }: Env): Promise<void> {
  const control = await openControlSocket(dataDir, {})
  if (!control) throw new Error('Stop the server first: it is using this data folder.')
  const directory = join(dataDir, 'db')
  const fresh = `${directory}.restoring`
  try {
    // What an attempt that failed has left behind.
    await rm(fresh, { recursive: true, force: true })
    await loadBackup(backup, fresh)
    await setAside(directory)
    await rename(fresh, directory)
  } finally {
    await rm(fresh, { recursive: true, force: true })
    await control.close()
  }
}

/** Loads a backup into a new directory and reads from it. Throws when it is broken or no backup of ours. */
async function loadBackup(backup: string, directory: string): Promise<void> {
  try {
    await assertWholeArchive(backup)
    const database = await openDatabase({ log, directory, load: await openAsBlob(backup) })
    await database.db.execute('select count(*) from drizzle.__drizzle_migrations').finally(() => database.close())
  } catch (cause) {
    throw new Error(
      `This backup cannot be read: ${backup}. Nothing was changed. Take another one from DATA_DIR/backups; a whole one ends in .tar.gz.`,
      { cause },
    )
  }
}
