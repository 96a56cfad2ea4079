/**
 * Backups in a bucket: each is packed, cut into parts and encrypted, and `backups/index.json` names those that are whole. The key of the bucket needs
 * no right to list it.
 */
import { mkdir, rm } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import * as z from 'zod/mini'
import { filesOf, KEPT, secretOf } from '../db/backup.ts'
import type { Env } from '../env.ts'
import type { Files } from '../providers/files/index.ts'
import { createS3Files } from '../providers/files/s3.ts'
import { packFiles, unpackFiles } from './pack-files.ts'
import { createOpener, createSealer, SealError } from './sealed-parts.ts'

/** What a part has in memory, a few times over, while it is sent. */
const PART_BYTES = 8 * 1024 * 1024

/** A backup of the bucket. */
export interface StoredBackup {
  /** Name of the database's file, as in DATA_DIR/backups. */
  readonly file: string
  readonly parts: number
}

export interface BackupBucket {
  /** Puts a backup of DATA_DIR/backups there, and removes all but the ten latest. One that fails leaves nothing behind. Throws FileStoreError. */
  store(path: string): Promise<void>
  /** The latest first. Throws FileStoreError, and SealError when the list cannot be read. */
  list(): Promise<StoredBackup[]>
  /** Writes a backup into a folder, under the names of DATA_DIR/backups. Throws FileStoreError, SealError and PackError. */
  fetch(backup: StoredBackup, folder: string, stop?: AbortSignal): Promise<void>
}

const INDEX = 'backups/index.json'

const Index = z.object({
  backups: z.array(
    z.object({
      file: z.string().check(z.regex(/^\d{4}-[\w-]+\.(?:tar\.gz|dump)$/)),
      parts: z.int().check(z.positive()),
    }),
  ),
})

const partName = (file: string, index: number) =>
  `backups/${basename(file).replace(/\..*/, '')}-${String(index).padStart(5, '0')}.part`

type BucketEnv = Pick<Env, 'backupBucket' | 'backupPassphrase'>

/** The bucket of the settings; null where there is none. */
export function createBackupBucket({ backupBucket, backupPassphrase }: BucketEnv): BackupBucket | null {
  if (!backupBucket || backupPassphrase === undefined) return null
  return openBackupBucket(createS3Files(backupBucket), backupPassphrase)
}

/** @param partBytes how many bytes a part has before it is sealed */
export function openBackupBucket(files: Files, passphrase: string, partBytes = PART_BYTES): BackupBucket {
  async function list(): Promise<StoredBackup[]> {
    const bytes = await files.read(INDEX)
    if (!bytes) return []
    try {
      const { backups } = Index.parse(JSON.parse(new TextDecoder().decode(bytes)))
      return backups.toSorted((one, other) => (one.file < other.file ? 1 : -1))
    } catch (cause) {
      throw new SealError('The list of backups in the bucket cannot be read.', { cause })
    }
  }

  async function removeParts({ file, parts }: StoredBackup): Promise<void> {
    for (let index = 0; index < parts; index += 1) await files.remove(partName(file, index))
  }

  return {
    list,
    async store(path) {
      const file = basename(path)
      const folder = dirname(path)
      const seal = await createSealer(passphrase)
      const names = [path, filesOf(path), secretOf(path)].map((each) => basename(each))
      let parts = 0
      try {
        for await (const { bytes, isLast } of cut(packFiles(folder, names), partBytes)) {
          const index = parts
          // Counted before it is sent: one that breaks off may be there.
          parts += 1
          await files.save(partName(file, index), seal(bytes, { backup: file, index, isLast }))
        }
        const known = (await list()).filter((each) => each.file !== file)
        const backups = [{ file, parts }, ...known].toSorted((one, other) => (one.file < other.file ? 1 : -1))
        const kept = { backups: backups.slice(0, KEPT) }
        await files.save(INDEX, new TextEncoder().encode(JSON.stringify(kept)))
        for (const old of backups.slice(KEPT)) await removeParts(old)
      } catch (error) {
        const isStored = (await list().catch(() => [])).some((each) => each.file === file)
        // A bucket that is away keeps the parts; no list names them.
        if (!isStored) await removeParts({ file, parts }).catch(() => {})
        throw error
      }
    },
    async fetch({ file, parts }, folder, stop) {
      const open = createOpener(passphrase)
      async function* read(): AsyncGenerator<Buffer, void, undefined> {
        for (let index = 0; index < parts; index += 1) {
          stop?.throwIfAborted()
          const sealed = await files.read(partName(file, index))
          if (!sealed) throw new SealError(`Part ${index} of ${file} is not in the bucket.`)
          yield await open(sealed, { backup: file, index, isLast: index === parts - 1 })
        }
      }
      await mkdir(folder, { recursive: true, mode: 0o700 })
      try {
        await unpackFiles(read(), folder)
      } catch (error) {
        await rm(folder, { recursive: true, force: true })
        throw error
      }
    },
  }
}

/** Cuts a stream into pieces of one length; the last one may be shorter, and is empty where there is nothing at all. */
async function* cut(
  stream: AsyncIterable<Buffer>,
  length: number,
): AsyncGenerator<{ readonly bytes: Buffer; readonly isLast: boolean }, void, undefined> {
  let pieces: Buffer[] = []
  let size = 0
  for await (const bytes of stream) {
    pieces.push(bytes)
    size += bytes.length
    // Only what comes after it shows that a piece is not the last one.
    while (size > length) {
      const all = Buffer.concat(pieces)
      yield { bytes: all.subarray(0, length), isLast: false }
      pieces = [all.subarray(length)]
      size -= length
    }
  }
  yield { bytes: Buffer.concat(pieces), isLast: true }
}
