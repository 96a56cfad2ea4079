/** Takes the collection, an SQLite database, out of an Anki package. The package may come from anybody: nothing in it is believed. */
import { inflateRawSync, zstdDecompressSync } from 'node:zlib'
import { MOST_COLLECTION_BYTES } from '#contract/anki-limits'
import type { ErrorCode } from '#contract/messages'
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
import { collectionNames } from '#rules/anki-package'

export type PackageFault = Extract<
  ErrorCode,
  'package_unreadable' | 'package_too_large' | 'package_too_slow' | 'package_without_notes'
>

/** Why a package cannot be read, as the learner is told. */
export class PackageError extends Error {
  override name = 'PackageError'
  readonly code: PackageFault
  constructor(code: PackageFault, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

const unreadable = (cause?: unknown) => new PackageError('package_unreadable', { cause })

/** A package has a file for each sound and picture. */
const MOST_ENTRIES = 200_000

/**
 * The newest collection of a package: `collection.anki21b` (Zstandard), else `collection.anki21`, else `collection.anki2`. Other files are not
 * looked at, and no name is used as a path. Throws PackageError.
 */
export function readCollectionFile(bytes: Uint8Array): Uint8Array {
  const entry = findCollection(bytes)
  const header = bytes.subarray(entry.at, entry.at + LOCAL_HEADER_BYTES)
  const start = contentStart(header, entry)
  if (start === null || start + entry.packed > bytes.byteLength) throw unreadable()
  const unpacked = unpack(bytes.subarray(start, start + entry.packed), entry)
  return entry.name.endsWith('b') ? within(() => zstdDecompressSync(unpacked, bounds)) : unpacked
}

function findCollection(bytes: Uint8Array): ZipEntry {
  const directory = findZipDirectory(bytes.subarray(Math.max(0, bytes.byteLength - ZIP_TAIL_BYTES)))
  if (!directory || directory.at + directory.bytes > bytes.byteLength) throw unreadable()
  const entries = parseZipDirectory(bytes.subarray(directory.at, directory.at + directory.bytes), MOST_ENTRIES)
  const entry = collectionNames.flatMap((name) => entries?.find((each) => each.name === name) ?? [])[0]
  if (!entry || entry.isEncrypted) throw unreadable()
  return entry
}

const bounds = { maxOutputLength: MOST_COLLECTION_BYTES }

function unpack(packed: Uint8Array, { method }: ZipEntry): Uint8Array {
  if (method === DEFLATED) return within(() => inflateRawSync(packed, bounds))
  if (method !== STORED) throw unreadable()
  return packed
}

/** Unpacks no further than the bound: a file of a few kilobytes may claim to hold gigabytes. */
function within(work: () => Uint8Array): Uint8Array {
  try {
    return work()
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw new PackageError('package_too_large')
    throw unreadable(error)
  }
}
