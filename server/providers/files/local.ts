/** Files in DATA_DIR. */
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { assertFileName, type FilePart, type Files } from './index.ts'

const draftsOf = (dataDir: string) => join(dataDir, 'files/drafts')

export function createLocalFiles(dataDir: string): Files {
  const drafts = draftsOf(dataDir)
  const pathOf = (name: string) => {
    assertFileName(name)
    return join(dataDir, 'files', name)
  }
  return {
    async save(name, bytes) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      await mkdir(drafts, { recursive: true })
      // Written elsewhere and moved: an upload that breaks off, or a full disk, leaves no half a file under the name.
      const draft = join(drafts, `${randomUUID()}.part`)
      try {
        // Bytes and name are on the disk before the caller hears of it: a power cut takes neither.
        await writeFile(draft, bytes, { mode: 0o600, flush: true })
        await rename(draft, path)
        await syncFolder(dirname(path))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async read(name, part) {
      try {
        return new Uint8Array(await (part ? readPart(pathOf(name), part) : readFile(pathOf(name))))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}

async function readPart(path: string, { first, last }: FilePart): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const bytes = new Uint8Array(last - first + 1)
    const { bytesRead } = await file.read(bytes, 0, bytes.byteLength, first)
    return bytes.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}

/** No file takes that long to write. */
const DRAFT_MS = 3_600_000

/** Removes files that a process did not write to their end, because it was killed. */
export async function removeStaleDrafts(dataDir: string, now: Date): Promise<void> {
  const folder = draftsOf(dataDir)
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names) {
    const path = join(folder, name)
    // One that is whole by now is elsewhere.
    const written = await stat(path).catch(() => null)
    if (written && written.mtimeMs < now.getTime() - DRAFT_MS) await rm(path, { force: true })
  }
}
