import { createReadStream } from 'node:fs'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

/** Reads a backup of the embedded database to its end: PGlite ends the process, without a word, over one that breaks off. Throws when it does. */
export const assertWholeArchive = (path: string, stop?: AbortSignal): Promise<void> =>
  pipeline(
    createReadStream(path),
    createGunzip(),
    new Writable({ write: (_part, _encoding, next) => next() }),
    stop ? { signal: stop } : {},
  )
