/** The directory of a ZIP file, which stands at its end: enough to take one file out of a large archive without reading the rest. ZIP64 is not read. */

const END = 0x0605_4b50
const DIRECTORY_ENTRY = 0x0201_4b50
const LOCAL_HEADER = 0x0403_4b50
const END_BYTES = 22
const ENTRY_BYTES = 46
export const LOCAL_HEADER_BYTES = 30
/** Its end is within so many last bytes of a ZIP file: a comment may follow. */
export const ZIP_TAIL_BYTES = END_BYTES + 65_535
const ENCRYPTED = 0x0001

export const STORED = 0
export const DEFLATED = 8

export interface ZipEntry {
  readonly name: string
  /** 0 stored, 8 deflated. */
  readonly method: number
  readonly isEncrypted: boolean
  readonly crc: number
  /** Bytes in the archive. */
  readonly packed: number
  /** Bytes once unpacked, as the directory says: not to be relied on. */
  readonly size: number
  /** Where its local header begins. */
  readonly at: number
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Where the directory is, from the last bytes of the file; null for what is no ZIP file. */
export function findZipDirectory(tail: Uint8Array): { readonly at: number; readonly bytes: number } | null {
  const view = viewOf(tail)
  for (let end = tail.byteLength - END_BYTES; end >= 0; end--)
    if (view.getUint32(end, true) === END)
      return { bytes: view.getUint32(end + 12, true), at: view.getUint32(end + 16, true) }
  return null
}

/** The entries of a directory, up to `most`; null where it is broken. */
export function parseZipDirectory(bytes: Uint8Array, most: number): ZipEntry[] | null {
  const view = viewOf(bytes)
  const entries: ZipEntry[] = []
  for (let at = 0; at < bytes.byteLength && entries.length < most;) {
    if (at + ENTRY_BYTES > bytes.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY) return null
    const [name, extra, comment] = [
      view.getUint16(at + 28, true),
      view.getUint16(at + 30, true),
      view.getUint16(at + 32, true),
    ]
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + name)),
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & ENCRYPTED) !== 0,
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    })
    at += ENTRY_BYTES + name + extra + comment
  }
  return entries
}

/** Where the content of an entry begins, from its local header; null where that is broken. */
export function contentStart(header: Uint8Array, { at }: Pick<ZipEntry, 'at'>): number | null {
  if (header.byteLength < LOCAL_HEADER_BYTES) return null
  const view = viewOf(header)
  if (view.getUint32(0, true) !== LOCAL_HEADER) return null
  return at + LOCAL_HEADER_BYTES + view.getUint16(26, true) + view.getUint16(28, true)
}

/** What stands before and after the packed content of the one file of a ZIP archive. */
export function wrapZipEntry({ name, method, crc, packed, size }: ZipEntry): {
  before: Uint8Array<ArrayBuffer>
  after: Uint8Array<ArrayBuffer>
} {
  const letters = new TextEncoder().encode(name)
  const before = new Uint8Array(LOCAL_HEADER_BYTES + letters.length)
  const after = new Uint8Array(ENTRY_BYTES + letters.length + END_BYTES)
  const [header, entry] = [viewOf(before), viewOf(after)]
  header.setUint32(0, LOCAL_HEADER, true)
  entry.setUint32(0, DIRECTORY_ENTRY, true)
  // The same fields stand in both, two bytes further on in the directory.
  for (const [view, shift] of [
    [header, 0],
    [entry, 2],
  ] as const) {
    view.setUint16(4 + shift, 20, true)
    view.setUint16(8 + shift, method, true)
    view.setUint32(14 + shift, crc, true)
    view.setUint32(18 + shift, packed, true)
    view.setUint32(22 + shift, size, true)
    view.setUint16(26 + shift, letters.length, true)
  }
  before.set(letters, LOCAL_HEADER_BYTES)
  after.set(letters, ENTRY_BYTES)
  const end = ENTRY_BYTES + letters.length
  entry.setUint32(end, END, true)
  entry.setUint16(end + 8, 1, true)
  entry.setUint16(end + 10, 1, true)
  entry.setUint32(end + 12, end, true)
  entry.setUint32(end + 16, before.length + packed, true)
  return { before, after }
}
