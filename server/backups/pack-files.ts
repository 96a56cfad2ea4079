/** A folder of files as one stream of bytes, and back: before each file stand the length of a line, and the line with its path and length. */
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, stat } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'

/** The stream is not what packFiles makes, or it breaks off. */
class PackError extends Error {
  override name = 'PackError'
}

interface Head {
  /** Relative to the folder, with slashes. */
  readonly path: string
  readonly bytes: number
}

const LENGTH_BYTES = 4
const MOST_HEAD = 4_096

/** Packs files and folders, with all that is in them; names that are not there are left out. They must not change meanwhile. */
export async function* packFiles(folder: string, names: readonly string[]): AsyncGenerator<Buffer, void, undefined> {
  for (const name of names) {
    for (const path of await listFiles(folder, name)) {
      const { size } = await stat(join(folder, path))
      const line = Buffer.from(JSON.stringify({ path: path.replaceAll(sep, '/'), bytes: size } satisfies Head))
      const length = Buffer.alloc(LENGTH_BYTES)
      length.writeUInt32BE(line.length)
      yield Buffer.concat([length, line])
      let sent = 0
      for await (const bytes of createReadStream(join(folder, path)) as AsyncIterable<Buffer>) {
        sent += bytes.length
        yield bytes
      }
      if (sent !== size) throw new PackError(`${path} changed while it was read.`)
    }
  }
}

async function listFiles(folder: string, name: string): Promise<string[]> {
  const found = await stat(join(folder, name)).catch(() => null)
  if (!found) return []
  if (found.isFile()) return [name]
  const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length))
    .sort()
}

/** Writes the files of a packed stream into a folder. Throws PackError when it is none or breaks off. */
export async function unpackFiles(stream: AsyncIterable<Buffer>, folder: string): Promise<void> {
  const reader = createByteReader(stream)
  for (;;) {
    const length = await reader.take(LENGTH_BYTES)
    if (length === null) return
    const head = parseHead(await reader.get(headLength(length)))
    const target = normalize(join(folder, head.path))
    if (!target.startsWith(join(folder, sep))) throw new PackError('A path in the backup leads elsewhere.')
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    const file = await open(target, 'wx', 0o600)
    try {
      for (let left = head.bytes; left > 0;) {
        const bytes = await reader.some(left)
        await file.writeFile(bytes)
        left -= bytes.length
      }
    } finally {
      await file.close()
    }
  }
}

function headLength(bytes: Buffer): number {
  const length = bytes.readUInt32BE()
  if (length > MOST_HEAD) throw new PackError('This is no packed backup.')
  return length
}

function parseHead(line: Buffer): Head {
  const head: unknown = JSON.parse(line.toString())
  const isHead =
    typeof head === 'object' && head !== null && 'path' in head && 'bytes' in head && Number.isSafeInteger(head.bytes)
  if (!isHead) throw new PackError('This is no packed backup.')
  return { path: String(head.path), bytes: Number(head.bytes) }
}

/** Hands out the bytes of a stream in the lengths that are asked for. */
function createByteReader(stream: AsyncIterable<Buffer>) {
  const parts = stream[Symbol.asyncIterator]()
  let waiting: Buffer = Buffer.alloc(0)
  /** At least one byte and at most `most`. */
  async function some(most: number): Promise<Buffer> {
    while (waiting.length === 0) {
      const next = await parts.next()
      if (next.done) throw new PackError('The backup breaks off.')
      waiting = next.value
    }
    const bytes = waiting.subarray(0, most)
    waiting = waiting.subarray(bytes.length)
    return bytes
  }
  async function get(count: number): Promise<Buffer> {
    const pieces: Buffer[] = []
    for (let left = count; left > 0;) {
      const bytes = await some(left)
      pieces.push(bytes)
      left -= bytes.length
    }
    return Buffer.concat(pieces)
  }
  return {
    some,
    get,
    /** Null at the end of the stream. */
    async take(count: number): Promise<Buffer | null> {
      while (waiting.length === 0) {
        const next = await parts.next()
        if (next.done) return null
        waiting = next.value
      }
      return get(count)
    },
  }
}
