/** What is in the export: the sound of each recording, a list of the sounds that are missing, and the rows of all tables. */
import type { Logger } from 'pino'
import type { Db } from '../../db/client.ts'
import { FileStoreError, type Files } from '../../providers/files/index.ts'
import type { Semaphore } from '../../semaphore.ts'
import { listSounds } from '../recordings/index.ts'
import { formatTables } from './format-tables.ts'
import { createSoundNamer } from './name-sounds.ts'

export interface ArchiveEntry {
  readonly name: string
  readonly input: Uint8Array<ArrayBuffer> | AsyncIterable<string>
  readonly lastModified: Date
}

export interface ArchiveSource {
  readonly db: Db
  readonly log: Logger
  readonly files: Pick<Files, 'read'>
  /** Bounds how many exports read a table at once. */
  readonly inTurn: Semaphore
  readonly userId: string
  readonly timeZone: string
  readonly at: Date
}

/**
 * Reads a file when the one before has gone. Rows come last, since they say which sounds are there. Throws FileStoreError when the store of files is
 * down: an export without its sounds would look whole.
 */
export async function* archiveEntries(source: ArchiveSource): AsyncGenerator<ArchiveEntry, void, undefined> {
  const { db, log, files, inTurn, userId, timeZone, at } = source
  const nameSound = createSoundNamer(timeZone)
  const sounds = new Map<string, string>()
  const missing: string[] = []
  for await (const { id, text, file, createdAt } of listSounds(db, userId)) {
    const name = `recordings/${nameSound({ text, createdAt })}`
    const bytes = await files.read(file).catch((error: unknown) => {
      if (error instanceof FileStoreError && error.isUnavailable) throw error
      log.error({ error, recording: id }, 'the sound of a recording could not be read')
      return null
    })
    if (bytes) {
      sounds.set(id, name)
      yield { name, input: bytes, lastModified: createdAt }
    } else missing.push(name)
  }
  if (missing.length > 0) yield { name: 'missing-recordings.txt', input: lines(missing), lastModified: at }
  yield { name: 'wordgrove.json', input: formatTables(db, inTurn, { userId, at, sounds }), lastModified: at }
}

const lines = (texts: readonly string[]) =>
  new TextEncoder().encode(
    ['下列录音的声音文件已不存在。', 'The sound of these recordings is no longer there.', '', ...texts, ''].join('\n'),
  )
