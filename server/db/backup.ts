/**
 * Copies of everything, made while running: one file of the database; beside it a folder with the files that people uploaded, and the secret
 * that was generated here.
 */
import { chmod, constants, copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Env } from '../env.ts'
import { packSecret } from '../secret.ts'
import { recordBackup } from './backups.store.ts'
import { migrationsFolder, type Database } from './client.ts'

/** So many of the latest backups are kept. */
export const KEPT = 10

/** What belongs to a backup: the folder of files, and the generated secret. */
export const filesOf = (backup: string): string => `${backup}.files`
export const secretOf = (backup: string): string => `${backup}.secret`

type BackupEnv = Pick<Env, 'dataDir' | 'secret' | 'isSecretGenerated' | 'backupPassphrase'>

/** Writes a backup into DATA_DIR/backups and returns its path. The ten latest are kept. One that fails leaves nothing behind. */
export async function backUp(database: Database, env: BackupEnv, now: Date): Promise<string> {
  const folder = join(env.dataDir, 'backups')
  await mkdir(folder, { recursive: true })
  const ending = database.kind === 'pglite' ? '.tar.gz' : '.dump'
  const file = join(folder, `${now.toISOString().replace(/[:.]/g, '-')}${ending}`)
  const uploads = join(env.dataDir, 'files')
  // A half-written file must never look like a backup.
  const draft = `${file}.part`
  try {
    // Before and after: whatever the database names at its moment is there, also what is replaced meanwhile.
    await copyNewFiles(uploads, filesOf(file))
    await database.dump(draft)
    await copyNewFiles(uploads, filesOf(file))
    if (env.isSecretGenerated)
      await writeFile(secretOf(file), packSecret(env.secret, env.backupPassphrase), { mode: 0o600 })
    await chmod(draft, 0o600)
    await rename(draft, file)
  } catch (error) {
    for (const part of [draft, filesOf(file), secretOf(file)]) await rm(part, { recursive: true, force: true })
    throw error
  }
  const old = (await readdir(folder))
    .filter((name) => name.endsWith(ending))
    .sort()
    .slice(0, -KEPT)
    .map((name) => join(folder, name))
  for (const path of old.flatMap((backup) => [backup, filesOf(backup), secretOf(backup)]))
    await rm(path, { recursive: true, force: true })
  await recordBackup(database.db, now, (await stat(file)).size)
  return file
}

/** Copies what is not there yet: uploaded files never change under their name. What goes meanwhile is left out, and so is what is still written. */
async function copyNewFiles(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(ignoreCode('ENOENT'))
  for (const entry of entries ?? []) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue
    const source = join(entry.parentPath, entry.name)
    const target = join(to, source.slice(from.length))
    await mkdir(dirname(target), { recursive: true })
    await copyFile(source, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE).catch(
      ignoreCode('ENOENT', 'EEXIST'),
    )
  }
}

const ignoreCode =
  (...codes: readonly string[]) =>
  (error: unknown): undefined => {
    if (!(error instanceof Error && 'code' in error && codes.includes(String(error.code)))) throw error
  }

/** Whether this program brings migrations that a database with data does not have yet. */
export async function isUpgrade({ db }: Database): Promise<boolean> {
  const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: unknown[]
  }
  const exists = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`)
  if (!rowsOf<{ name: string | null }>(exists)[0]?.name) return false
  const [row] = rowsOf<{ count: number }>(
    await db.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`),
  )
  return (row?.count ?? 0) < journal.entries.length
}

/** Both drivers answer `{ rows }`; the common type does not say so. */
const rowsOf = <T>(result: unknown): T[] => (result as { rows: T[] }).rows
