/** Where the newest backup is: in the bucket of the settings, else in DATA_DIR/backups. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { secretOf } from '../db/backup.ts'
import type { Env } from '../env.ts'
import { createBackupBucket } from './backup-bucket.ts'

export interface NewestBackup {
  /** The database's file. */
  readonly path: string
  /** The generated secret, as the backup holds it; null where the operator has one. */
  readonly secret: string | null
  readonly madeAt: Date
}

const BACKUP = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.(?:tar\.gz|dump)$/

const madeAtOf = (file: string) => new Date(file.replace(BACKUP, '$1:$2:$3.$4Z'))

type BackupEnv = Pick<Env, 'dataDir' | 'backupBucket' | 'backupPassphrase'>

/** Whether there may be one; of a bucket only its list says so. */
export const mayHaveBackup = async (env: BackupEnv): Promise<boolean> =>
  env.backupBucket !== null || (await listLocal(env)).length > 0

/** Brings it into `folder` where it is in a bucket. Null: there is none. Throws FileStoreError, SealError and PackError. */
export async function fetchNewestBackup(
  env: BackupEnv,
  folder: string,
  stop: AbortSignal,
): Promise<NewestBackup | null> {
  const bucket = createBackupBucket(env)
  if (!bucket) {
    const file = (await listLocal(env)).at(-1)
    return file === undefined ? null : describe(join(env.dataDir, 'backups'), file)
  }
  const [newest] = await bucket.list()
  if (!newest) return null
  await bucket.fetch(newest, folder, stop)
  return describe(folder, newest.file)
}

async function listLocal({ dataDir }: BackupEnv): Promise<string[]> {
  const folder = join(dataDir, 'backups')
  return existsSync(folder) ? (await readdir(folder)).filter((name) => BACKUP.test(name)).sort() : []
}

async function describe(folder: string, file: string): Promise<NewestBackup> {
  const path = join(folder, file)
  const secret = existsSync(secretOf(path)) ? await readFile(secretOf(path), 'utf8') : null
  return { path, secret, madeAt: madeAtOf(file) }
}
