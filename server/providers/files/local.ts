/** Files in DATA_DIR. */
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
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
