/** An Anki package without its sounds and pictures: what an import needs of a file that may have a gigabyte. */
import { collectionNames } from '#rules/anki-package'
import {
  contentStart,
  findZipDirectory,
  LOCAL_HEADER_BYTES,
  parseZipDirectory,
  wrapZipEntry,
  ZIP_TAIL_BYTES,
} from '#rules/zip'

/** Every sound and picture is an entry. */
const MOST_ENTRIES = 200_000
/** A directory of so many entries with long names. */
const MOST_DIRECTORY_BYTES = 32 * 1024 * 1024

const bytesOf = async (file: Blob, from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer())

/** A package with the collection alone. What cannot be read as one stays as it is: the server says what is wrong with it. */
export async function slimPackage(file: Blob): Promise<Blob> {
  const whole = new Blob([file], { type: 'application/zip' })
  const directory = findZipDirectory(await bytesOf(file, Math.max(0, file.size - ZIP_TAIL_BYTES), file.size))
  if (!directory || directory.bytes > MOST_DIRECTORY_BYTES) return whole
  const entries = parseZipDirectory(await bytesOf(file, directory.at, directory.at + directory.bytes), MOST_ENTRIES)
  const entry = collectionNames.flatMap((name) => entries?.find((each) => each.name === name) ?? [])[0]
  if (!entry || entry.isEncrypted) return whole
  const start = contentStart(await bytesOf(file, entry.at, entry.at + LOCAL_HEADER_BYTES), entry)
  if (start === null) return whole
  const { before, after } = wrapZipEntry(entry)
  return new Blob([before, file.slice(start, start + entry.packed), after], { type: 'application/zip' })
}
