/** Files in DATA_DIR. */
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Files } from './index.ts'

/** Folder and name of a file: letters, digits, hyphen and underscore alone, so that a name can never lead elsewhere. */
const FILE_NAME = /^[a-z]+\/[\w-]+\.[a-z0-9]+$/

export function createLocalFiles(dataDir: string): Files {
  const pathOf = (name: string) => {
    if (!FILE_NAME.test(name)) throw new Error('not the name of a file')
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
