/** Sounds that were made, as files by their content. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SoundFormat } from './index.ts'

/** Every word in every manner would take several gigabytes: beyond these, a sound is made anew each time. */
const MOST_BYTES = 1024 ** 3

export interface AudioCache {
  read(name: string, format?: SoundFormat): Promise<Uint8Array<ArrayBuffer> | null>
  has(name: string, format?: SoundFormat): Promise<boolean>
  /** Throws when the disk takes no more; nothing is left of the sound then. */
  write(name: string, sound: Uint8Array, format?: SoundFormat): Promise<void>
}

/** `name` may be any text: it is hashed. */
export function createAudioCache(folder: string, mostBytes = MOST_BYTES): AudioCache {
  let used: Promise<number> | undefined
  const fileOf = (name: string, format: SoundFormat = 'wav') => {
    const key = createHash('sha256').update(name).digest('hex')
    return join(folder, key.slice(0, 2), `${key}.${format}`)
  }
  return {
    read: (name, format) =>
      readFile(fileOf(name, format)).then(
        (sound) => new Uint8Array(sound),
        () => null,
      ),
    has: (name, format) =>
      stat(fileOf(name, format)).then(
        () => true,
        () => false,
      ),
    async write(name, sound, format) {
      const bytes = (await (used ??= sizeOf(folder))) + sound.byteLength
      if (bytes > mostBytes) return
      used = Promise.resolve(bytes)
      const file = fileOf(name, format)
      await mkdir(join(file, '..'), { recursive: true })
      // Written aside first: a reader must never find half a sound. Replicas that share the folder may all be process 1.
      const draft = `${file}.${randomUUID()}.part`
      try {
        await writeFile(draft, sound)
        await rename(draft, file)
      } catch (error) {
        await rm(draft, { force: true })
        used = Promise.resolve((await used) - sound.byteLength)
        throw error
      }
    },
  }
}

async function sizeOf(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  let bytes = 0
  for (const file of files) if (file.isFile()) bytes += (await stat(join(file.parentPath, file.name))).size
  return bytes
}
