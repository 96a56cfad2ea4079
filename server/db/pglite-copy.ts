/**
 * Child program of pglite-backup.ts: copies the directory of a running embedded database, recovers the copy and writes it to one file. Here,
 * because copying, recovering and compressing in the server would hold up every call for seconds.
 *
 * Arguments: directory, folder for the copy, file to write. It sends 'copied' when the data is copied, then waits for the label that
 * pg_backup_stop returned. It ends with its parent.
 */
import { once } from 'node:events'
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

const [source = '', copy = '', file = ''] = process.argv.slice(2)
if (!process.send) throw new Error('This program is started by pglite-backup.ts.')
process.on('disconnect', () => process.exit(1))

// Written while it is copied, so it is no database yet: the log from the start to the end of the copy makes it one.
await copyFolder('', (path) => path !== 'pg_wal' && path !== 'postmaster.pid')
const label = once(process, 'message')
process.send('copied')
await writeFile(join(copy, 'backup_label'), String((await label)[0]))
await copyFolder('pg_wal', () => true)

// Recovery fails unless the log reaches the end of the backup.
const database = await PGlite.create(copy)
await database.query('select 1 from pg_database')
await writeFile(file, (await database.dumpDataDir('gzip')).stream(), { mode: 0o600 })
await database.close()
process.exit(0)

/** Copies one folder of the directory and everything below it that `isWanted`. What is dropped meanwhile is left out: the log says so too. */
async function copyFolder(folder: string, isWanted: (path: string) => boolean): Promise<void> {
  await mkdir(join(copy, folder), { recursive: true, mode: 0o700 })
  for (const entry of await readdir(join(source, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (!isWanted(path)) continue
    if (entry.isDirectory()) await copyFolder(path, isWanted)
    else await copyFile(join(source, path), join(copy, path)).catch(ignoreMissing)
  }
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}
