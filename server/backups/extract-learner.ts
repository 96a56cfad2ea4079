/** Takes all rows of one learner out of a backup, into a file: the server that serves puts them back from there. */
import { createReadStream, openAsBlob } from 'node:fs'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { filesOf } from '../db/backup.ts'
import type { Db } from '../db/client.ts'
import { openDatabase } from '../db/open-database.ts'
import { withRestoredDump } from '../db/restored-dump.ts'
import type { Env } from '../env.ts'
import { filesIn, findAccount, readCopy, type CopiedRows } from '../features/privacy/index.ts'
import { createLog } from '../log.ts'
import type { Files } from '../providers/files/index.ts'
import { createFiles, createRecordingFiles } from '../providers/files/create-files.ts'
import { assertWholeArchive } from './whole-archive.ts'

interface Extraction {
  /** .tar.gz of the embedded database, or .dump of PostgreSQL. */
  readonly backup: string
  /** Of the learner: e-mail address, phone number, username or id. */
  readonly who: string
  /** A new folder: the copy of the database, and the file that is written. */
  readonly folder: string
  /** The PostgreSQL where a dump is restored. */
  readonly url: string | undefined
}

/** Resolves to the path of the file. Throws an Error for a backup that cannot be read, and for a learner whom it does not have. */
export async function extractLearner({ backup, who, folder, url }: Extraction): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'learner.jsonl')
  const work = async (db: Db, migrate: () => Promise<void>) => {
    // Its tables as they are today, whenever it was made.
    await migrate()
    const id = await findAccount(db, who)
    if (id === undefined) throw new Error(`This backup has no learner ${who}.`)
    await writeBlocks(file, readCopy(db, id))
  }
  if (backup.endsWith('.dump')) {
    if (url === undefined) throw new Error('A dump of PostgreSQL can be read only where DATABASE_URL is set.')
    await withRestoredDump({ url, dump: backup, ending: '_restore_learner' }, work)
  } else await withRestoredArchive(backup, join(folder, 'db'), work)
  return file
}

async function withRestoredArchive(
  backup: string,
  directory: string,
  work: (db: Db, migrate: () => Promise<void>) => Promise<void>,
): Promise<void> {
  await assertWholeArchive(backup).catch((cause: unknown) => {
    throw new Error(`This backup cannot be read: ${backup}.`, { cause })
  })
  const database = await openDatabase({ log: createLog('silent'), directory, load: await openAsBlob(backup) })
  await work(database.db, () => database.migrate()).finally(() => database.close())
}

async function writeBlocks(path: string, blocks: AsyncIterable<CopiedRows>): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    for await (const block of blocks) await file.write(`${JSON.stringify(block)}\n`)
  } finally {
    await file.close()
  }
}

/** The blocks of such a file, one in memory at a time. */
export async function* readBlocks(path: string): AsyncGenerator<CopiedRows, void, undefined> {
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity }))
    yield JSON.parse(line) as CopiedRows
}

/** Brings back the files that these rows name, where the backup has them and the store has not. Says how many. */
export async function restoreFilesOf(blocks: AsyncIterable<CopiedRows>, backup: string, env: Env): Promise<number> {
  const [pictures, sounds] = [createFiles(env), createRecordingFiles(env)]
  let brought = 0
  for await (const block of blocks) {
    const names = filesIn(block)
    for (const name of names.pictures) brought += await bring(name, pictures)
    for (const name of names.sounds) brought += await bring(name, sounds)
  }
  return brought

  async function bring(name: string, store: Files): Promise<number> {
    const saved = await readFile(join(filesOf(backup), name)).catch(() => null)
    if (saved === null || (await store.read(name, { first: 0, last: 0 })) !== null) return 0
    await store.save(name, saved)
    return 1
  }
}
