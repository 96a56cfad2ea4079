/** A backup here, and its copy in the bucket of the settings. */
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backUp, filesOf, secretOf } from '../db/backup.ts'
import type { Database } from '../db/client.ts'
import type { Env } from '../env.ts'
import { createBackupBucket } from './backup-bucket.ts'

/** The backup is whole in DATA_DIR/backups, and the bucket did not take it. */
export class BackupCopyError extends Error {
  override name = 'BackupCopyError'
}

type BackupEnv = Parameters<typeof backUp>[1] & Pick<Env, 'backupBucket'>

/** Writes a backup, puts it into the bucket where there is one, and returns its path. Throws BackupCopyError when the bucket does not take it. */
export async function makeBackup(database: Database, env: BackupEnv, now: Date): Promise<string> {
  const file = await backUp(database, env, now)
  try {
    await createBackupBucket(env)?.store(file)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'it failed'
    throw new BackupCopyError(`The backup is at ${file}, but not in the bucket: ${reason}`, { cause })
  }
  return file
}

/**
 * Brings a backup from the bucket into DATA_DIR/backups and returns its path: the latest one, or the one of this name. What is there under its name
 * stays. Throws when the bucket has none, or it cannot be opened.
 */
export async function fetchBackup(
  env: Pick<Env, 'dataDir' | 'backupBucket' | 'backupPassphrase'>,
  name?: string,
): Promise<string> {
  const bucket = createBackupBucket(env)
  if (!bucket) throw new Error('There is no bucket for backups: set BACKUP_S3_BUCKET and BACKUP_PASSPHRASE.')
  const backups = await bucket.list()
  const wanted = name === undefined ? backups[0] : backups.find(({ file }) => file === name)
  if (!wanted)
    throw new Error(`The bucket has no such backup. It has: ${backups.map(({ file }) => file).join(', ') || 'none'}.`)
  const folder = join(env.dataDir, 'backups')
  const fresh = join(folder, `${wanted.file}.fetched`)
  const path = join(folder, wanted.file)
  await rm(fresh, { recursive: true, force: true })
  try {
    await bucket.fetch(wanted, fresh)
    // The database's file last: with it the backup is whole.
    for (const part of [filesOf, secretOf, (file: string) => file]) {
      const [from, to] = [part(join(fresh, wanted.file)), part(path)]
      if (existsSync(from) && !existsSync(to)) await rename(from, to)
    }
    return path
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}
