/** Copies of everything, made while running: one file of the database, and beside it a folder with the files that people uploaded. */
import { existsSync, mkdirSync } from 'node:fs'
import { cp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { migrationsFolder, type Database } from './client.ts'

const KEPT = 10

const backupsFolder = (dataDir: string): string => join(dataDir, 'backups')

/** The folder that belongs to a backup. */
export const filesOf = (backup: string): string => `${backup}.files`

/** Writes a backup into DATA_DIR/backups and returns its path. The ten latest are kept. */
export async function backUp(database: Database, dataDir: string, now: Date): Promise<string> {
  const folder = backupsFolder(dataDir)
  mkdirSync(folder, { recursive: true })
  const ending = database.kind === 'pglite' ? '.tar.gz' : '.dump'
  const file = join(folder, `${now.toISOString().replace(/[:.]/g, '-')}${ending}`)
  // A half-written file must never look like a backup.
  await database.dump(`${file}.part`)
  await rename(`${file}.part`, file)
  const uploads = join(dataDir, 'files')
  if (existsSync(uploads)) await cp(uploads, filesOf(file), { recursive: true })
  const old = (await readdir(folder))
    .filter((name) => name.endsWith(ending))
    .sort()
    .slice(0, -KEPT)
  for (const name of old) {
    await rm(join(folder, name))
    await rm(filesOf(join(folder, name)), { recursive: true, force: true })
  }
  return file
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
