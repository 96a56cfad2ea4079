/** The sound of a recording as an answer: whole, or the part that a player asks for. */
import type { Deps } from '../../deps.ts'
import { rangeHeadersOf, selectRange, type ByteRange } from '#rules/byte-range'
import type { CallContext } from '../../http/context.ts'
import { HttpError } from '../../http/errors.ts'
import { createStreamLimit } from '../../http/limit-streams.ts'
import type { Files } from '../../providers/files/index.ts'
import { getOwn } from './recordings.ts'

/** Bytes that one answer has in memory: eight seconds of sound. */
const AT_ONCE = 256 * 1024
/** Answers that are sent at once: 50 MB of memory. */
const MOST_OPEN = 200
const IDLE_MS = 60_000

type ReadAudio = (call: Pick<CallContext<'user'>, 'session' | 'header'>, id: string) => Promise<Response>

/** Makes the handler. It answers the owner alone, and throws recording_not_found, and busy when too many are being sent. */
export function createAudioReader({ db, log }: Pick<Deps, 'db' | 'log'>, files: Pick<Files, 'read'>): ReadAudio {
  const openStream = createStreamLimit({ most: MOST_OPEN, idleMs: IDLE_MS })
  return async ({ session, header }, id) => {
    const { file, bytes: size, createdAt } = await getOwn(db, session.userId, id)
    // A file never changes under its name.
    const etag = `"${file.replace(/\W+/g, '-')}"`
    const { status, part, headers } = selectRange({ size, etag }, rangeHeadersOf(header))
    if (part === null) return new Response(null, { status, headers })
    const first = await readPart(files, file, part)
    if (!first) throw new HttpError('recording_not_found')
    const body = openStream(
      () => streamParts(files, file, part, first),
      (error) => log.warn({ error, recording: id }, 'the sound of a recording broke off'),
    )
    return new Response(body, {
      status,
      headers: {
        ...headers,
        'Content-Type': 'audio/wav',
        'Content-Disposition': `attachment; filename="recording-${createdAt.toISOString().slice(0, 10)}.wav"`,
        // Nothing in it is run, wherever it is opened.
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      },
    })
  }
}

const readPart = (files: Pick<Files, 'read'>, file: string, { first, last }: ByteRange) =>
  files.read(file, { first, last: Math.min(last, first + AT_ONCE - 1) })

/** @param head what was read to see that the file is there */
function streamParts(
  files: Pick<Files, 'read'>,
  file: string,
  { first, last }: ByteRange,
  head: Uint8Array,
): ReadableStream<Uint8Array> {
  let next = first
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const bytes = next === first ? head : await readPart(files, file, { first: next, last })
        // Removed meanwhile: what was announced does not come.
        if (!bytes || bytes.byteLength === 0) throw new Error('The file ends early.')
        next += bytes.byteLength
        controller.enqueue(bytes)
        if (next > last) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}
