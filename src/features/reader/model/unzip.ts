/** Reads ZIP files, as EPUB books are, with the browser's own DEFLATE. Each bound is checked while a file is unpacked, whatever its header says. */
import { ReadFileError } from './read-file-error.ts'

const END = 0x0605_4b50
const ENTRY = 0x0201_4b50
const END_BYTES = 22
/** The comment behind the end has at most so many bytes. */
const COMMENT = 65_535
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1

/** Entries of one file. */
const MOST_ENTRIES = 5_000
/** Unpacked bytes of one entry, and of all that are read: a book of 300,000 characters has two megabytes of markup at most. */
const MOST_ENTRY_BYTES = 4_000_000
const MOST_BYTES = 24_000_000

interface Entry {
  readonly method: number
  readonly isEncrypted: boolean
  readonly size: number
  readonly start: number
}

export interface Zip {
  readonly has: (name: string) => boolean
  /** An entry as UTF-8 or UTF-16 text. @throws {ReadFileError} for one that is not there, locked, too large or broken */
  readonly readText: (name: string) => Promise<string>
}

/** @throws {ReadFileError} */
export function openZip(bytes: Uint8Array<ArrayBuffer>): Zip {
  const entries = readEntries(bytes)
  let unpacked = 0
  return {
    has: (name) => entries.has(name),
    readText: async (name) => {
      const entry = entries.get(name)
      if (!entry) throw new ReadFileError('broken')
      if (entry.isEncrypted) throw new ReadFileError('protected')
      const content = await unpack(bytes, entry, Math.min(MOST_ENTRY_BYTES, MOST_BYTES - unpacked))
      unpacked += content.byteLength
      const isUtf16 = content[0] === 0xff && content[1] === 0xfe
      return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(content)
    },
  }
}

function readEntries(bytes: Uint8Array): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > MOST_ENTRIES) throw new ReadFileError('too_much')
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let left = count; left > 0; left -= 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY) throw new ReadFileError('broken')
    const nameBytes = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameBytes))
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & ENCRYPTED) !== 0,
      size: view.getUint32(at + 20, true),
      start: view.getUint32(at + 42, true),
    })
    at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_BYTES - COMMENT)
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1) if (view.getUint32(at, true) === END) return at
  throw new ReadFileError('broken')
}

async function unpack(
  bytes: Uint8Array<ArrayBuffer>,
  { method, size, start }: Entry,
  most: number,
): Promise<Uint8Array> {
  if (start + 30 > bytes.byteLength) throw new ReadFileError('broken')
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, 30)
  const data = start + 30 + view.getUint16(26, true) + view.getUint16(28, true)
  const packed = bytes.subarray(data, data + size)
  if (packed.byteLength < size) throw new ReadFileError('broken')
  if (method === STORED) {
    if (size > most) throw new ReadFileError('too_much')
    return packed
  }
  if (method !== DEFLATED) throw new ReadFileError('broken')
  return inflate(packed, most)
}

async function inflate(packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array> {
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  try {
    return await readBounded(unpacked.getReader(), most)
  } catch (cause) {
    // What DEFLATE cannot read is a TypeError.
    throw cause instanceof TypeError ? new ReadFileError('broken', { cause }) : cause
  }
}

/** All that a stream gives; it is left where there is more than `most`. */
async function readBounded(reader: ReadableStreamDefaultReader<Uint8Array>, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  const readNext = async (): Promise<void> => {
    const { done, value } = await reader.read()
    if (done) return
    size += value.byteLength
    if (size > most) {
      await reader.cancel()
      throw new ReadFileError('too_much')
    }
    chunks.push(value)
    await readNext()
  }
  await readNext()
  const content = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    content.set(chunk, at)
    at += chunk.byteLength
  }
  return content
}
