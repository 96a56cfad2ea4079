/** Files in DATA_DIR. */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { assertFileName, type Files } from './index.ts'

export function createLocalFiles(dataDir: string): Files {
  const pathOf = (name: string) => {
    assertFileName(name)
    return join(dataDir, 'files', name)
  }
  return {
    async save(name, bytes) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      // Written beside and moved: an upload that breaks off, or a full disk, leaves no half a file under the name.
      const draft = `${path}.${randomUUID()}.part`
      try {
        await writeFile(draft, bytes, { mode: 0o600 })
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async read(name) {
      try {
        return new Uint8Array(await readFile(pathOf(name)))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}

/** No file takes that long to write. */
const DRAFT_MS = 3_600_000

/** Removes files that a process did not write to their end, because it was killed. */
export async function removeStaleDrafts(dataDir: string, now: Date): Promise<void> {
  const folder = join(dataDir, 'files')
  const names = await readdir(folder, { recursive: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names.filter((each) => each.endsWith('.part'))) {
    const path = join(folder, name)
    // One that is whole by now has another name.
    const written = await stat(path).catch(() => null)
    if (written && written.mtimeMs < now.getTime() - DRAFT_MS) await rm(path, { force: true })
  }
}
