/** Reads ZIP files, as EPUB books are, with the browser's own DEFLATE. Each bound is checked while a file is unpacked, whatever its header says. */
import {
  contentStart,
  DEFLATED,
  findZipDirectory,
  LOCAL_HEADER_BYTES,
  parseZipDirectory,
  STORED,
  ZIP_TAIL_BYTES,
  type ZipEntry,
} from '#rules/zip'
import { ReadFileError } from './read-file-error.ts'

/** Entries of one file. */
const MOST_ENTRIES = 5_000
/** Unpacked bytes of one entry, and of all that are read: a book of 300,000 characters has two megabytes of markup at most. */
const MOST_ENTRY_BYTES = 4_000_000
const MOST_BYTES = 24_000_000

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

function readEntries(bytes: Uint8Array): ReadonlyMap<string, ZipEntry> {
  const directory = findZipDirectory(bytes.subarray(-ZIP_TAIL_BYTES))
  const entries =
    directory && parseZipDirectory(bytes.subarray(directory.at, directory.at + directory.bytes), MOST_ENTRIES + 1)
  if (!entries) throw new ReadFileError('broken')
  if (entries.length > MOST_ENTRIES) throw new ReadFileError('too_much')
  return new Map(entries.map((entry) => [entry.name, entry]))
}

async function unpack(bytes: Uint8Array<ArrayBuffer>, entry: ZipEntry, most: number): Promise<Uint8Array> {
  const start = contentStart(bytes.subarray(entry.at, entry.at + LOCAL_HEADER_BYTES), entry)
  if (start === null) throw new ReadFileError('broken')
  const packed = bytes.subarray(start, start + entry.packed)
  if (packed.byteLength < entry.packed) throw new ReadFileError('broken')
  if (entry.method === STORED) {
    if (entry.packed > most) throw new ReadFileError('too_much')
    return packed
  }
  if (entry.method !== DEFLATED) throw new ReadFileError('broken')
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
