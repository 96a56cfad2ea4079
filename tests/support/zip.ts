/** Reads ZIP files for tests, by their own directory. */
import { crc32 } from 'node:zlib'
import { makeZip } from 'client-zip'

const END = 0x0605_4b50
const ENTRY = 0x0201_4b50
const STORED = 0
/** Names are UTF-8. */
const UTF8 = 0x0800

/** The files in a ZIP file by their names. Throws for one that is broken off, compressed, double or changed. */
export function readZip(bytes: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = bytes.byteLength - 22
  if (end < 0 || view.getUint32(end, true) !== END) throw new Error('a ZIP file without its end')
  const files = new Map<string, Uint8Array>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== ENTRY) throw new Error('no entry')
    const [nameSize, extraSize, noteSize] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
    const [sum, size, start] = [16, 24, 42].map((offset) => view.getUint32(at + offset, true))
    if (nameSize === undefined || extraSize === undefined || noteSize === undefined) throw new Error('no sizes')
    if (sum === undefined || size === undefined || start === undefined) throw new Error('no sum')
    const name = new TextDecoder('utf8', { fatal: true }).decode(bytes.subarray(at + 46, at + 46 + nameSize))
    if (view.getUint16(at + 10, true) !== STORED || !(view.getUint16(at + 8, true) & UTF8)) throw new Error(name)
    const data = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
    const content = bytes.slice(data, data + size)
    if (crc32(content) !== sum || files.has(name)) throw new Error(`${name} is not what the directory says`)
    files.set(name, content)
    at += 46 + nameSize + extraSize + noteSize
  }
  return files
}

/** A ZIP file of texts by their names. */
export const zipFile = (files: Readonly<Record<string, string>>): Promise<Blob> =>
  new Response(makeZip(Object.entries(files).map(([name, input]) => ({ name, input })))).blob()

/** The rows of an export. */
export async function readExport<T>(response: Response): Promise<T> {
  const files = readZip(new Uint8Array(await response.arrayBuffer()))
  return JSON.parse(new TextDecoder().decode(files.get('wordgrove.json'))) as T
}
